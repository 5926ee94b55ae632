import { createTestDatabase, type TestDatabase } from '@pavilion/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPool } from './pool.ts';
import { sqlStateOf } from './sqlState.ts';
import { isUndone, withRepeatedTransaction } from './undone.ts';

let database: TestDatabase;
let pool: ReturnType<typeof createPool>;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool(database.url, { max: 4 });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const lock = 'SELECT pg_advisory_xact_lock($1)';

test('of two transactions that lock crosswise both are done, one of them at its second run', async () => {
  let runs = 0;
  let arrived = 0;
  const both = Promise.withResolvers<void>();
  const cross = (first: number, second: number) =>
    withRepeatedTransaction(pool, async (client) => {
      runs += 1;
      await client.query(lock, [first]);
      arrived += 1;
      if (arrived >= 2) both.resolve();
      await both.promise;
      await client.query(lock, [second]);
      return first;
    });
  expect(await Promise.all([cross(1, 2), cross(2, 1)])).toEqual([1, 2]);
  expect(runs).toBe(3);
});

test('another error ends it at once, and what PostgreSQL always undoes ends at the fifth run', async () => {
  let runs = 0;
  const fail = (state: string) =>
    withRepeatedTransaction(pool, async (client) => {
      runs += 1;
      await client.query(`DO $$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '${state}'; END $$`);
    });
  await expect(fail('23505')).rejects.toMatchObject({ code: '23505' });
  expect(runs).toBe(1);
  await expect(fail('40001')).rejects.toMatchObject({ code: '40001' });
  expect(runs).toBe(6);
});

test('only PostgreSQL’s own errors have a state', async () => {
  const error = await pool.query('SELECT 1/0').catch((thrown: unknown) => thrown);
  expect([sqlStateOf(error), isUndone(error)]).toEqual(['22012', false]);
  expect(sqlStateOf(Object.assign(new Error('no such file'), { code: 'ENOENT' }))).toBeUndefined();
});
