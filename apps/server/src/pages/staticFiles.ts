import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const folder = (path: string): string => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

const immutable = { maxAge: '365d', immutable: true } as const;
const dayLong = { maxAge: '1d' } as const;

/** Serves the built pages' files (hashed names, kept for a year) and the drawn art (kept for a day). */
export const registerStaticFiles = async (app: FastifyInstance): Promise<void> => {
  const client = folder('apps/hall/build/client');
  const art = folder('packages/art/dist');
  if (existsSync(client)) {
    await app.register(fastifyStatic, {
      root: `${client}/assets`,
      prefix: '/assets/',
      preCompressed: true,
      wildcard: true,
      decorateReply: false,
      ...immutable,
    });
    await app.register(fastifyStatic, {
      root: client,
      prefix: '/',
      preCompressed: true,
      wildcard: false,
      globIgnore: ['assets/**'],
      decorateReply: false,
      ...dayLong,
    });
  }
  if (existsSync(art)) {
    await app.register(fastifyStatic, {
      root: art,
      prefix: '/art/',
      wildcard: true,
      decorateReply: false,
      ...dayLong,
    });
  }
};
