import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { waitFor } from '@pavilion/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSitesModule } from '../modules/sites/index.ts';
import { type Hall, openHall } from '../testing/moduleHall.ts';
import type { Patience } from './connections.ts';

/** Connections that a browser would never leave like this. */

const open = async (environment: Record<string, string>, patience?: Partial<Patience>) => {
  const hall = await openHall(({ sites }) => [createSitesModule({ sites })], {
    environment,
    app: async () => (patience === undefined ? {} : { patience }),
  });
  const port = Number(new URL(await hall.app.listen({ host: '127.0.0.1', port: 0 })).port);
  return { hall, port };
};

const connectionsOf = (hall: Hall): Promise<number> =>
  promisify(hall.app.server.getConnections.bind(hall.app.server))();

/** Not by `once`, which takes a reset for a failure: here it is one of the ways to be closed. */
const closed = (socket: Socket): Promise<void> =>
  new Promise((resolve) => socket.once('close', () => resolve()));

const openSocket = async (port: number): Promise<Socket> => {
  const socket = connect({ host: '127.0.0.1', port });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
};

describe('a connection that does not come to its end is closed', () => {
  let hall: Hall;
  let port: number;
  beforeAll(async () => {
    ({ hall, port } = await open({}, { headersMs: 100, requestMs: 200, silenceMs: 300, lookEveryMs: 20 }));
  });
  afterAll(() => hall.close());

  /** Says the beginning, then a byte at a time for as long as it may. */
  const drip = async (beginning: string, drop: string): Promise<string> => {
    const socket = await openSocket(port);
    socket.write(beginning);
    const dripping = setInterval(() => socket.write(drop), 10);
    let answer = '';
    socket.setEncoding('latin1').on('data', (part: string) => (answer += part));
    await closed(socket);
    clearInterval(dripping);
    return answer;
  };
  const head = 'POST /api/env/detail HTTP/1.1\r\nHost: one.test\r\nContent-Type: application/json\r\n';

  it.each([
    ['a body', `${head}Content-Length: 60000\r\n\r\n`, ' ', 408],
    ['a body without a length', `${head}Transfer-Encoding: chunked\r\n\r\n`, '1\r\n \r\n', 408],
    ['a header', `${head}X-Long: `, 'x', 408],
    [
      'a body that was refused before it came',
      'POST /api/env/detail HTTP/1.1\r\nHost: a/b\r\nContent-Length: 60000\r\n\r\n',
      ' ',
      400,
    ],
  ])('when %s comes drop by drop', async (_what, beginning, drop, status) => {
    const answer = await drip(beginning, drop);
    // A drop that comes after the end takes a last answer away with it; an earlier one was read.
    if (answer !== '' || status !== 408) expect(answer).toContain(`HTTP/1.1 ${status}`);
  });

  it('when nothing is said on it at all', async () => {
    const socket = await openSocket(port);
    socket.resume();
    await closed(socket);
  });

  it('when an answer is not taken', async () => {
    const socket = await openSocket(port);
    socket.pause();
    // As many answers as no buffer between the two holds.
    const request = 'GET /healthz HTTP/1.1\r\nHost: one.test\r\n\r\n';
    socket.write(request.repeat(20_000));
    await waitFor(async () => (await connectionsOf(hall)) === 1, { what: 'the connection is there' });
    await waitFor(async () => (await connectionsOf(hall)) === 0, { what: 'it is closed' });
    socket.destroy();
  });
});

describe('connections of an address', () => {
  const ask = async (socket: Socket): Promise<string> => {
    socket.write('GET /healthz HTTP/1.1\r\nHost: one.test\r\nConnection: close\r\n\r\n');
    return text(socket);
  };

  it('are as many at once as may be, and one that ends makes room', async () => {
    const { hall, port } = await open({ CONNECTIONS_PER_ADDRESS: '10' });
    const sockets: Socket[] = [];
    for (let count = 0; count < 10; count += 1) sockets.push(await openSocket(port));
    const refused = await openSocket(port);
    refused.resume();
    await closed(refused);
    const [first, ...others] = sockets;
    expect(first === undefined ? '' : await ask(first)).toContain('"ok"');
    expect(await ask(await openSocket(port))).toContain('"ok"');
    for (const socket of others) socket.destroy();
    await hall.close();
  });

  it('of a trusted proxy are not counted: it speaks for many', async () => {
    const { hall, port } = await open({ CONNECTIONS_PER_ADDRESS: '10', TRUST_PROXY: 'loopback' });
    const sockets: Socket[] = [];
    for (let count = 0; count < 20; count += 1) sockets.push(await openSocket(port));
    for (const socket of sockets) expect(await ask(socket)).toContain('"ok"');
    await hall.close();
  });
});
