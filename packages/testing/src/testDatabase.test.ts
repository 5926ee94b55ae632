import { afterEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from './testDatabase.ts';

const open: TestDatabase[] = [];
const create = async (): Promise<TestDatabase> => {
  const database = await createTestDatabase();
  open.push(database);
  return database;
};

afterEach(async () => {
  await Promise.all(open.splice(0).map((database) => database.drop()));
});

const insertSite = `INSERT INTO site (code, name, languages, currencies) VALUES ('one', 'One', '{zh_CN}', '{RMB}')`;

test('what one test database holds, another does not', async () => {
  const [left, right] = await Promise.all([create(), create()]);
  await left.pool.query(insertSite);
  expect((await left.pool.query('SELECT code FROM site')).rows).toEqual([{ code: 'one' }]);
  expect((await right.pool.query('SELECT code FROM site')).rows).toEqual([]);
});

test('the pool works in the role of the server and cannot change the schema', async () => {
  const { pool, owner } = await create();
  expect((await pool.query('SELECT current_user AS role')).rows).toEqual([{ role: 'pavilion_app' }]);
  await expect(pool.query('CREATE TABLE intruder ()')).rejects.toThrow(/permission denied/);
  await expect(pool.query('SELECT * FROM applied_migration')).rejects.toThrow(/permission denied/);
  await owner.query('CREATE TABLE arranged ()');
});

test('a dropped database is gone', async () => {
  const kept = await create();
  const dropped = await createTestDatabase();
  const name = new URL(dropped.url).pathname.slice(1);
  const count = async (): Promise<unknown> =>
    (await kept.owner.query('SELECT FROM pg_database WHERE datname = $1', [name])).rowCount;
  expect(await count()).toBe(1);
  await dropped.drop();
  expect(await count()).toBe(0);
});
