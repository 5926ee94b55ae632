import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';

const builtWorker = fileURLToPath(new URL('../../../hall/build/worker/sw.js', import.meta.url));

/**
 * The service worker under the root, whose pages it may answer for. Its own policy, not the page's, holds for what it
 * fetches: pages of this origin and nothing else.
 */
export const registerServiceWorker = (app: FastifyInstance): void => {
  if (!existsSync(builtWorker)) return;
  const source = readFileSync(builtWorker);
  app.get('/sw.js', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', "default-src 'none'; connect-src 'self'")
      .send(source),
  );
};
