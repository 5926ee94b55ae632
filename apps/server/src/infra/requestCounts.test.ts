import rateLimit from '@fastify/rate-limit';
import { waitFor } from '@pavilion/testing';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { RedisServer } from '../../../../simulation/processes/redisServer.ts';
import { isAtHand, openRedis, type Redis } from './redis.ts';
import { createRequestCounts } from './requestCounts.ts';

const perMinute = 4;
const log = { error: () => undefined, warn: () => undefined };

let server: RedisServer;
let links: Redis[];
let processes: FastifyInstance[];

const openProcess = async (redis?: Redis, nowMs?: () => number): Promise<FastifyInstance> => {
  const app = Fastify();
  const store = createRequestCounts({ redis, ...(nowMs === undefined ? {} : { nowMs }) });
  await app.register(rateLimit, { global: false, store });
  const config = { rateLimit: { max: perMinute, timeWindow: '1 minute' } };
  app.get('/', { config }, async () => 'here');
  app.get('/other', { config }, async () => 'there');
  processes.push(app);
  return app;
};
const linked = async (): Promise<FastifyInstance> => {
  const redis = await openRedis(server.url, log);
  links.push(redis);
  return openProcess(redis);
};
const statuses = async (app: FastifyInstance, count: number, url = '/'): Promise<number[]> => {
  const answers: number[] = [];
  for (let left = count; left > 0; left -= 1) answers.push((await app.inject(url)).statusCode);
  return answers;
};

beforeEach(async () => {
  server = await RedisServer.start();
  links = [];
  processes = [];
});
afterEach(async () => {
  for (const app of processes) await app.close();
  for (const redis of links) redis.disconnect();
  await server.kill();
});

it('two processes count the same caller together, each route by itself', async () => {
  const [one, two] = [await linked(), await linked()];
  expect(await statuses(one, 3)).toEqual([200, 200, 200]);
  expect(await statuses(two, 3)).toEqual([200, 429, 429]);
  expect(await statuses(one, 1)).toEqual([429]);
  expect(await statuses(two, 1, '/other')).toEqual([200]);
});

it('while Redis is away each process counts by itself: nobody is refused for that, and nobody is without bound', async () => {
  const [one, two] = [await linked(), await linked()];
  expect(await statuses(one, 3)).toEqual([200, 200, 200]);
  await server.kill();
  expect(await statuses(two, 5)).toEqual([200, 200, 200, 200, 429]);
  expect(await statuses(one, 2)).toEqual([200, 429]);
  await server.open();
  await waitFor(() => links.every(isAtHand), { what: 'redis', withinMs: 15_000 });
  expect(await statuses(two, 1, '/other')).toEqual([200]);
});

it('without Redis a process counts in windows of its own time', async () => {
  let nowMs = 0;
  const app = await openProcess(undefined, () => nowMs);
  expect(await statuses(app, 5)).toEqual([200, 200, 200, 200, 429]);
  nowMs += 60_000;
  expect(await statuses(app, 1)).toEqual([200]);
});
