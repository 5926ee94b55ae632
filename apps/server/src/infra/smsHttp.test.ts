import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createHttpSms } from './smsHttp.ts';

interface Received {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly authorization: string | undefined;
  readonly body: unknown;
}

let server: Server;
let url = '';
const received: Received[] = [];
const logged: unknown[] = [];
/** What the gateway answers next; silence for 0. */
let status = 200;

const read = async (request: IncomingMessage): Promise<unknown> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return JSON.parse(Buffer.concat(parts).toString('utf8'));
};

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { method, url: path } = request;
    received.push({ method, path, authorization: request.headers.authorization, body: await read(request) });
    if (status === 0) return;
    if (status === 302) response.setHeader('location', `${url}/elsewhere`);
    response.writeHead(status).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`;
});
afterEach(() => {
  received.length = 0;
  logged.length = 0;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const message = { phone: '13800138000', text: '您的验证码是 123456' };
const send = (timeoutMs?: number) =>
  createHttpSms({
    url,
    token: 'gateway-token',
    log: { error: (...words: unknown[]) => void logged.push(words) },
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  }).send(message);

it('posts the number and the text with its token', async () => {
  status = 202;
  expect(await send()).toBe('sent');
  expect(received).toEqual([
    {
      method: 'POST',
      path: '/messages',
      authorization: 'Bearer gateway-token',
      body: { to: message.phone, text: message.text },
    },
  ]);
  expect(logged).toEqual([]);
});

it.each([
  [402, 'no_balance'],
  [400, 'refused'],
  [401, 'refused'],
  [429, 'refused'],
  [500, 'refused'],
])('takes status %i for %s, and logs neither number nor text', async (answered, outcome) => {
  status = answered;
  expect(await send()).toBe(outcome);
  const words = JSON.stringify(logged);
  expect(words).toContain(String(answered));
  expect(words).not.toContain(message.phone);
  expect(words).not.toContain('123456');
});

it('follows no redirect: the token stays with the gateway', async () => {
  status = 302;
  expect(await send()).toBe('refused');
  expect(received.map(({ path }) => path)).toEqual(['/messages']);
});

it('takes silence for a refusal', async () => {
  status = 0;
  expect(await send(40)).toBe('refused');
  expect(received).toHaveLength(1);
});

it('takes a gateway that is not there for a refusal', async () => {
  const log = { error: (...words: unknown[]) => void logged.push(words) };
  const absent = createHttpSms({ url: 'http://127.0.0.1:1/', token: 't', log });
  expect(await absent.send(message)).toBe('refused');
  expect(logged).toHaveLength(1);
});
