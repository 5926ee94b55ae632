import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { siteDetail } from '@pavilion/contract/content';
import { getInfoData } from '@pavilion/contract/handoff';
import { createFakeClock } from '@pavilion/testing';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loggerOptions } from '../infra/logger.ts';
import { createHandoffModule } from '../modules/handoff/index.ts';
import { createSitesModule } from '../modules/sites/index.ts';
import { openPlainPages } from '../pages/plainPages.fixture.ts';
import { createOutbox } from '../realtime/index.ts';
import { type Hall, openHall } from '../testing/moduleHall.ts';

/** Requests as they come over the wire: no client of ours would send most of these. */

const token = 'QWxhZGRpbjpvcGVuIHNlc2FtZQ-and-more-0123456';
const lines: string[] = [];
let hall: Hall;
let port: number;

beforeAll(async () => {
  hall = await openHall(
    ({ database, sites }) => {
      const shared = { pool: database.pool, clock: createFakeClock(), outbox: createOutbox(), sites };
      return [createSitesModule(shared), createHandoffModule({ ...shared, secret: 's'.repeat(32) })];
    },
    {
      environment: { LOG_LEVEL: 'debug', TRUST_PROXY: 'loopback' },
      app: async ({ database, env }) => {
        const log = pino(loggerOptions(env), { write: (line: string) => void lines.push(line) });
        return { log, pages: await openPlainPages(database.pool, log) };
      },
    },
  );
  port = Number(new URL(await hall.app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => hall.close());

/** What the hall answers to bytes: its status, and all of it. */
const send = async (request: string): Promise<{ status: number; answer: string }> => {
  const socket = connect({ host: '127.0.0.1', port });
  await once(socket, 'connect');
  socket.write(request);
  const answer = await text(socket);
  return { status: Number(answer.split(' ')[1]), answer };
};

const requestOf = (target: string, headers: readonly string[], body?: object): string => {
  const written = body === undefined ? '' : JSON.stringify(body);
  return [
    `${body === undefined ? 'GET' : 'POST'} ${target} HTTP/1.1`,
    ...headers,
    'Connection: close',
    ...(body === undefined
      ? []
      : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(written)}`]),
    '',
    written,
  ].join('\r\n');
};

const malformed = [
  'a b',
  'a/b',
  'a?b',
  'a#b',
  'user@host',
  'host:port',
  'host:1:2',
  'host:70000',
  '[::1',
  '[nowhere]',
  '999.1.1.1',
  'a%zz',
  '<b>',
  'a\\b',
  'xn--iñvalid',
  'a'.repeat(300),
];
const paths = [`/?enc=${token}`, `/faq?tk=${token}`, `/readyz?enc=${token}`, `/nowhere.data?enc=${token}`];
const calls = [`/api${siteDetail.path}`, `/api${getInfoData.path}`, '/api/nowhere'];

describe('a malformed host is refused, and nothing of the address is logged or sent back', () => {
  it.each(malformed.flatMap((host) => [`Host: ${host}`, `Host: one.test\r\nX-Forwarded-Host: ${host}`]))(
    '%j',
    async (header) => {
      lines.length = 0;
      for (const path of paths) {
        const { status, answer } = await send(requestOf(path, [header]));
        expect(status, path).toBe(400);
        expect(answer).not.toContain(token);
      }
      for (const call of calls) expect((await send(requestOf(call, [header], {}))).status, call).toBe(400);
      expect(lines.filter((line) => line.includes(token) || line.includes('unforeseen'))).toEqual([]);
    },
  );

  it.each(['http://[::1/', 'http://one.test:port/', 'http://a b/', '*', 'one.test:443'])(
    'so is %s as what is asked for',
    async (target) => {
      lines.length = 0;
      const { status, answer } = await send(requestOf(`${target}?enc=${token}`, ['Host: one.test']));
      expect(status).toBeLessThan(500);
      expect(answer).not.toContain(token);
      expect(lines.filter((line) => line.includes(token))).toEqual([]);
    },
  );

  it.each([`/%?enc=${token}`, `/faq/%ff?enc=${token}`])('%s', async (target) => {
    lines.length = 0;
    const { status, answer } = await send(requestOf(target, ['Host: one.test']));
    expect(status).toBeLessThan(500);
    expect(answer).not.toContain(token);
    expect(lines.filter((line) => line.includes(token))).toEqual([]);
  });

  it.each(['GET / HTTP/1.0', 'GET / HTTP/1.1', 'GET / HTTP/1.1\r\nHost:'])(
    'so is none: %j',
    async (request) => {
      expect((await send(`${request}\r\nConnection: close\r\n\r\n`)).status).toBe(400);
    },
  );
});

it.each([
  'one.test',
  'ONE.test',
  'one.test.',
  'one.test:8080',
  'my_hall.test',
  '127.0.0.1:3000',
  '[::1]:3000',
])('%s is a host', async (host) => {
  expect((await send(requestOf('/', [`Host: ${host}`]))).status).toBe(200);
  expect((await send(requestOf('http://one.test/faq', [`Host: ${host}`]))).status).toBe(200);
  expect((await send(requestOf(`/api${siteDetail.path}`, [`Host: ${host}`], {}))).status).toBe(200);
});
