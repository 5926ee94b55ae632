import { createTestDatabase, type TestDatabase } from '@pavilion/testing';
import type { ClientBase, PoolClient } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPool, withTransaction } from './pool.ts';

let database: TestDatabase;
let pool: ReturnType<typeof createPool>;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => {
  pool = createPool(database.url, { max: 2 });
});
afterEach(() => pool.end());

const pidOf = async (client: Pick<ClientBase, 'query'>): Promise<number> =>
  (await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid ?? 0;

const cutOff = async (pid: number): Promise<void> => {
  await database.owner.query('SELECT pg_terminate_backend($1)', [pid]);
};

// Listens to nothing else: `once` of node:events would listen to errors too.
const end = (client: PoolClient): Promise<void> => new Promise((resolve) => void client.once('end', resolve));

// An error event that nobody listens to would end this process, and fail the run.
test('a connection that is lost between two statements of a transaction fails the transaction, nothing else', async () => {
  await expect(
    withTransaction(pool, async (client) => {
      const lost = end(client);
      await cutOff(await pidOf(client));
      await lost;
      await client.query('SELECT 1');
    }),
  ).rejects.toThrow(/not queryable/);
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
});

test('a connection that is lost while idle is replaced', async () => {
  const client = await pool.connect();
  const lost = end(client);
  const pid = await pidOf(client);
  client.release();
  await cutOff(pid);
  await lost;
  expect(await pidOf(pool)).not.toBe(pid);
});

test('a connection to a server that does not write any more is not used again', async () => {
  let refused = 0;
  await expect(
    withTransaction(pool, async (client) => {
      refused = await pidOf(client);
      await client.query('SET TRANSACTION READ ONLY');
      await client.query('CREATE TABLE never (id integer)');
    }),
  ).rejects.toThrow(expect.objectContaining({ code: '25006' }));
  expect(await withTransaction(pool, pidOf)).not.toBe(refused);
});

test('a pool that is to answer in time gives up what does not, with its connection', async () => {
  const hasty = createPool(database.url, { max: 1, answerWithinMs: 1_000 });
  await expect(hasty.query('SELECT pg_sleep(60)')).rejects.toThrow(/timeout/i);
  expect((await hasty.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await hasty.end();
});
