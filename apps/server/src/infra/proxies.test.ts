import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { createAddressOf } from './proxies.ts';

/** Asks a real server who it thinks is asking. */
const addressSeen = async (trusted: readonly string[] | undefined, forwarded?: string): Promise<string> => {
  const addressOf = createAddressOf(trusted);
  const server = createServer((request, response) => response.end(addressOf(request)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers });
  const seen = await answer.text();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  return seen;
};

it.each([
  ['without proxies the socket says it, whatever is claimed', undefined, '198.51.100.7', '127.0.0.1'],
  ['an unknown sender is not believed', ['10.77.0.0/24'], '198.51.100.7', '127.0.0.1'],
  ['a trusted proxy is believed', ['127.0.0.1'], '198.51.100.7', '198.51.100.7'],
  [
    'trusted proxies behind one another are passed over',
    ['loopback', '10.77.0.0/24'],
    '198.51.100.7, 10.77.0.3',
    '198.51.100.7',
  ],
  ['what a client claims before them is not', ['loopback'], '203.0.113.9, 198.51.100.7', '198.51.100.7'],
  ['a proxy that tells nothing is the client itself', ['loopback'], undefined, '127.0.0.1'],
])('%s', async (_name, trusted, forwarded, expected) => {
  expect(await addressSeen(trusted, forwarded)).toBe(expected);
});

it('reads the same address as Fastify does for calls', async () => {
  const trusted = ['127.0.0.1', '10.77.0.0/24'];
  const addressOf = createAddressOf(trusted);
  const app = Fastify({ trustProxy: [...trusted] });
  app.get('/', async (request) => ({ call: request.ip, socket: addressOf(request.raw) }));
  for (const forwarded of [
    '198.51.100.7',
    '203.0.113.9, 198.51.100.7, 10.77.0.2',
    '2001:db8::1',
    'nonsense',
  ]) {
    const answer = await app.inject({ url: '/', headers: { 'x-forwarded-for': forwarded } });
    const { call, socket } = answer.json<{ call: string; socket: string }>();
    expect(socket, forwarded).toBe(call);
  }
  await app.close();
});
