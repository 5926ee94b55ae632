import { createTestDatabase, type TestDatabase } from '@pavilion/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createKysely, executorOf, kyselyOn } from './kysely.ts';
import { createPool, withTransaction } from './pool.ts';

interface Tables {
  note: { id: number; amount_minor: bigint; at: Date };
}

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.owner.query(
    `CREATE TABLE note (id int PRIMARY KEY, amount_minor bigint NOT NULL, at timestamptz);
     GRANT SELECT, INSERT, UPDATE, DELETE ON note TO pavilion_app`,
  );
});
beforeEach(async () => {
  await database.owner.query('TRUNCATE note');
});
afterAll(() => database.drop());

const at = new Date('2026-03-01T12:00:00Z');
const count = async (): Promise<unknown> =>
  (await database.owner.query('SELECT count(*)::int FROM note')).rows[0]?.count;

test('amounts come back exact, beyond what a double can hold', async () => {
  const db = createKysely<Tables>(database.pool);
  const amount = 9_007_199_254_740_993n;
  const inserted = await db.insertInto('note').values({ id: 1, amount_minor: amount, at }).executeTakeFirst();
  expect(inserted.numInsertedOrUpdatedRows).toBe(1n);
  expect(await db.selectFrom('note').selectAll().execute()).toEqual([{ id: 1, amount_minor: amount, at }]);
});

test('column types are those the house settled', async () => {
  const { rows } = await database.pool.query(
    `SELECT array[1, null]::int8[] AS ids, 1.50::numeric AS exact, date '2026-03-01' AS day,
            timestamp '2026-03-01 12:00' AS wall, '{"a":1}'::jsonb AS document`,
  );
  expect(rows).toEqual([
    { ids: [1n, null], exact: '1.50', day: '2026-03-01', wall: '2026-03-01 12:00:00', document: { a: 1 } },
  ]);
});

test('a statement of executorOf belongs to the Kysely transaction and is prepared under its name', async () => {
  const db = createKysely<Tables>(database.pool);
  const attempt = db.transaction().execute(async (trx) => {
    const result = await executorOf(trx).query<{ id: number }>({
      name: 'insert-note',
      text: 'INSERT INTO note (id, amount_minor) VALUES ($1, $2) RETURNING id',
      values: [7, 100n],
    });
    expect(result).toEqual({ rows: [{ id: 7 }], rowCount: 1 });
    const prepared = await sql<{ name: string }>`SELECT name FROM pg_prepared_statements`.execute(trx);
    expect(prepared.rows).toContainEqual({ name: 'insert-note' });
    throw new Error('changed my mind');
  });
  await expect(attempt).rejects.toThrow('changed my mind');
  expect(await count()).toBe(0);
});

test('withTransaction commits what kyselyOn and the client wrote, or nothing of it', async () => {
  await withTransaction(database.pool, async (client) => {
    await client.query('INSERT INTO note VALUES (1, 1, now())');
    await kyselyOn<Tables>(client).insertInto('note').values({ id: 2, amount_minor: 2n, at }).execute();
  });
  expect(await count()).toBe(2);
  const failing = withTransaction(database.pool, async (client) => {
    await client.query('INSERT INTO note VALUES (3, 3, now())');
    await kyselyOn<Tables>(client).insertInto('note').values({ id: 1, amount_minor: 1n, at }).execute();
  });
  await expect(failing).rejects.toThrow(/duplicate key/);
  expect(await count()).toBe(2);
});

test('a transaction whose error was swallowed is not reported as committed', async () => {
  const swallowing = withTransaction(database.pool, async (client) => {
    await client.query('SELECT nonsense').catch(() => undefined);
  });
  await expect(swallowing).rejects.toThrow('transaction was rolled back');
  const db = createKysely<Tables>(database.pool);
  const swallowingInKysely = db.transaction().execute(async (trx) => {
    await sql`SELECT nonsense`.execute(trx).catch(() => undefined);
  });
  await expect(swallowingInKysely).rejects.toThrow('transaction was rolled back');
});

test('a pool outlives the loss of its connections', async () => {
  const pool = createPool(database.url, { max: 2, applicationName: 'doomed', role: 'pavilion_app' });
  try {
    await pool.query('SELECT 1');
    await database.owner.query(
      `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
       WHERE application_name = 'doomed' AND datname = current_database()`,
    );
    const answer = await pool
      .query('SELECT current_user AS role')
      .catch(() => pool.query('SELECT current_user AS role'));
    expect(answer.rows).toEqual([{ role: 'pavilion_app' }]);
  } finally {
    await pool.end();
  }
});
