import { connect, createServer, type Server, type Socket } from 'node:net';
import { createTestDatabase, waitFor } from '@pavilion/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listenForContentChanges } from './contentChanges.ts';

/** A database that goes away for a while, by a gate in front of it. */

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const openGate = async () => {
  const { hostname, port } = new URL(database.url);
  const sockets = new Set<Socket>();
  let isShut = false;
  let tries = 0;
  const server: Server = createServer((socket) => {
    socket.on('error', () => undefined);
    tries += 1;
    if (isShut) return socket.destroy();
    const through = connect(Number(port), hostname);
    through.on('error', () => socket.destroy());
    sockets.add(socket);
    socket.on('close', () => {
      sockets.delete(socket);
      through.destroy();
    });
    return socket.pipe(through).pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = new URL(database.url);
  url.port = String(typeof address === 'object' && address !== null ? address.port : 0);
  return {
    url: url.href,
    open: (): number => sockets.size,
    tries: (): number => tries,
    shut: (): void => {
      isShut = true;
      for (const socket of sockets) socket.destroy();
    },
    reopen: (): void => {
      isShut = false;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};

test('after the database was away for a while there is one connection again, and changes are told', async () => {
  const gate = await openGate();
  const changes = await listenForContentChanges(gate.url);
  let told = 0;
  changes.onChange(() => {
    told += 1;
  });
  gate.shut();
  const before = gate.tries();
  // Some tries fail one after the other, never more at a time.
  await waitFor(() => gate.tries() >= before + 3, { withinMs: 15_000, what: 'three tries' });
  gate.reopen();
  await waitFor(() => gate.open() > 0, { withinMs: 15_000, what: 'a connection' });
  told = 0;
  await waitFor(
    async () => {
      await database.owner.query("NOTIFY content_changed, '1'");
      return told > 0;
    },
    { what: 'the change to be told' },
  );
  expect(gate.open()).toBe(1);
  await changes.stop();
  await gate.close();
});
