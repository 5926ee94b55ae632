import { getInfoData } from '@pavilion/contract/handoff';
import { createFakeClock, createTestDatabase, type TestDatabase } from '@pavilion/testing';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { readEnv } from '../infra/env.ts';
import { createMetrics } from '../infra/health.ts';
import { loggerOptions } from '../infra/logger.ts';
import { createHandoffModule } from '../modules/handoff/index.ts';
import { openSiteBook, type SiteBook } from '../modules/sites/index.ts';
import { createOutbox } from '../realtime/index.ts';

/** What the most talkative log and the refusals say of an address that carries a hand-off: nothing. */

const token = 'QWxhZGRpbjpvcGVuIHNlc2FtZQ-and-more-0123456';
let database: TestDatabase;
let sites: SiteBook;
let app: FastifyInstance;
const lines: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  await database.owner.query(
    `insert into site (id, code, name, languages, currencies) values (1, 'one', 'One', '{en_US}', '{USD}')`,
  );
  const secret = 's'.repeat(32);
  const env = readEnv({
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    PAVILION_SECRET: secret,
    LOG_LEVEL: 'debug',
  });
  const log = pino(loggerOptions(env), { write: (line: string) => void lines.push(line) });
  sites = await openSiteBook({ pool: database.pool, env, log });
  const clock = createFakeClock();
  const shared = { pool: database.pool, clock, outbox: createOutbox(), sites, secret };
  app = await buildApp({
    env,
    log,
    sites,
    modules: [createHandoffModule(shared)],
    authenticate: async () => null,
    isReady: async () => true,
    metrics: createMetrics({ clock, processMetrics: false }),
  });
});
afterAll(async () => {
  await app.close();
  sites.close();
  await database.drop();
});

it.each([
  ['GET', `/?enc=${token}`, {}],
  ['GET', `/nowhere?enc=${token}`, {}],
  ['POST', `/?tk=${token}&member_id=1`, {}],
  ['GET', `/api/nowhere?enc=${token}`, {}],
  ['GET', `/authCallback?code=${token}&state=s`, {}],
  ['POST', `/api${getInfoData.path}`, { enc: token }],
  ['POST', `/api${getInfoData.path}`, { enc: token, member_id: 'not a number' }],
  ['GET', '/faq', {}],
] as const)('%s %s', async (method, url, payload) => {
  lines.length = 0;
  const answer = await app.inject({
    method,
    url,
    headers: { host: 'localhost', referer: `http://localhost/?enc=${token}` },
    ...(method === 'POST' ? { payload } : {}),
  });
  expect(answer.statusCode).toBeLessThan(500);
  expect(answer.body).not.toContain(token);
  expect(JSON.stringify(answer.headers)).not.toContain(token);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => line.includes(token))).toEqual([]);
});
