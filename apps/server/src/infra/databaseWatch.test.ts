import { createServer, type Socket } from 'node:net';
import { findFreePort } from '@pavilion/postgres';
import { createTestDatabase, type TestDatabase } from '@pavilion/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { watchDatabase } from './databaseWatch.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

it('a primary takes writes', async () => {
  const watch = watchDatabase(database.url);
  expect(await watch.takesWrites()).toBe(true);
  await watch.close();
});

it('a server that says nothing is given up, and so is one that is not there', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket));
  const port = await findFreePort();
  const watch = watchDatabase(`postgres://somebody@127.0.0.1:${port}/none`);
  await expect(watch.takesWrites()).rejects.toThrow(/ECONNREFUSED/);
  await new Promise<void>((resolve) => silent.listen(port, '127.0.0.1', resolve));
  await expect(watch.takesWrites()).rejects.toThrow(/timeout/i);
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => silent.close(resolve));
  await watch.close();
});
