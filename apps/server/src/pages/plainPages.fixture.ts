import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { AppOptions } from '../app.ts';
import { openFrameOrigins } from './frameOrigins.ts';
import { createPageCache } from './pageCache.ts';
import { openRouteRules } from './routeRules.ts';

/** Pages that say their own path, for tests of what stands in front of every page. */
export const openPlainPages = async (
  pool: Pool,
  log: FastifyBaseLogger,
): Promise<NonNullable<AppOptions['pages']>> => ({
  renderer: async ({ url }) => ({
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: Buffer.from(new URL(url).pathname),
    scriptHashes: [],
  }),
  cache: createPageCache(),
  rules: await openRouteRules({ pool, log }),
  frames: await openFrameOrigins(pool),
});
