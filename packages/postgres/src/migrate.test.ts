import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@pavilion/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from './migrate.ts';

let folder = '';
let database: TestDatabase;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pavilion-migrations-'));
  // No migrations of the house: an empty database to work on.
  database = await createTestDatabase({ migrations: folder, role: null });
});

afterEach(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

const write = (id: string, text: string): void => {
  mkdirSync(join(folder, id), { recursive: true });
  writeFileSync(join(folder, id, 'up.sql'), text);
};
const run = (): Promise<string[]> => migrate({ url: database.url, folder });
const tables = async (): Promise<unknown[]> =>
  (
    await database.pool.query(
      `SELECT table_name FROM information_schema.tables
       WHERE table_schema = 'public' AND table_name <> 'applied_migration' ORDER BY 1`,
    )
  ).rows.map((row) => row.table_name);

test('migrations are applied in order, once', async () => {
  write('0002-second', 'ALTER TABLE first ADD COLUMN note text;');
  write('0001-first', 'CREATE TABLE first (id int);');
  expect(await run()).toEqual(['0001-first', '0002-second']);
  expect(await run()).toEqual([]);
  write('0003-third', 'CREATE TABLE third ();');
  expect(await run()).toEqual(['0003-third']);
  expect(await tables()).toEqual(['first', 'third']);
});

test('a migration changed after it was applied is refused by name, and nothing after it is applied', async () => {
  write('0001-first', 'CREATE TABLE first (id int);');
  await run();
  write('0001-first', 'CREATE TABLE first (id bigint);');
  write('0002-second', 'CREATE TABLE second ();');
  await expect(run()).rejects.toThrow('migration 0001-first was changed after it was applied');
  expect(await tables()).toEqual(['first']);
});

test('a text that names the hash of the applied one as an earlier text of its own is not refused, nor applied again', async () => {
  write('0001-first', 'CREATE TABLE first (id int);');
  await run();
  const before = createHash('sha256').update('CREATE TABLE first (id int);').digest('hex');
  write('0001-first', 'CREATE TABLE IF NOT EXISTS first (id int);');
  writeFileSync(join(folder, '0001-first', 'earlier.sha256'), `${'0'.repeat(64)}\n${before}\n`);
  expect(await run()).toEqual([]);
  expect(await tables()).toEqual(['first']);
});

test('routines run after the migrations, and again only when their text changes', async () => {
  write('0001-first', 'CREATE TABLE first (id int);');
  mkdirSync(join(folder, 'routines'));
  const routine = (answer: number): void =>
    writeFileSync(
      join(folder, 'routines', 'answer.sql'),
      `CREATE OR REPLACE FUNCTION answer() RETURNS int LANGUAGE sql AS 'SELECT ${answer} + count(*)::int FROM first';`,
    );
  routine(1);
  expect(await run()).toEqual(['0001-first', 'routines/answer']);
  expect(await run()).toEqual([]);
  routine(2);
  expect(await run()).toEqual(['routines/answer']);
  expect((await database.pool.query('SELECT answer()')).rows).toEqual([{ answer: 2 }]);
});

test('line ends alone do not count as a change', async () => {
  write('0001-first', 'CREATE TABLE first (\n  id int\n);\n');
  await run();
  write('0001-first', 'CREATE TABLE first (\r\n  id int\r\n);\r\n');
  expect(await run()).toEqual([]);
});

test('an applied migration that is missing from the folder is refused by name', async () => {
  write('0001-first', 'CREATE TABLE first ();');
  await run();
  renameSync(join(folder, '0001-first'), join(folder, '0001-renamed'));
  await expect(run()).rejects.toThrow(
    'migration 0001-first was applied to this database but is not in the folder',
  );
});

test('a failing migration leaves nothing of itself, names its line, and keeps those before it', async () => {
  write('0001-first', 'CREATE TABLE first ();');
  write('0002-broken', 'CREATE TABLE half ();\nSELECT nonsense;\n');
  await expect(run()).rejects.toThrow(
    'migration 0002-broken failed: column "nonsense" does not exist (line 2)',
  );
  expect(await tables()).toEqual(['first']);
  write('0002-broken', 'CREATE TABLE whole ();');
  expect(await run()).toEqual(['0002-broken']);
});

test('two migrations of one number are refused', async () => {
  write('0001-one', '');
  write('0001-other', '');
  await expect(run()).rejects.toThrow('migrations 0001-one and 0001-other have the same number');
});

test('processes that migrate at the same moment apply each migration once', async () => {
  write('0001-first', 'CREATE TABLE first (id int); INSERT INTO first VALUES (1);');
  const applied = await Promise.all([run(), run(), run()]);
  expect(applied.flat()).toEqual(['0001-first']);
  expect((await database.pool.query('SELECT id FROM first')).rows).toEqual([{ id: 1 }]);
});
