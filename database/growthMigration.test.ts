import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { historyOf, memberMain, reconcile } from '@pavilion/ledger';
import { migrate } from '@pavilion/postgres';
import { createTestDatabase, type TestDatabase } from '@pavilion/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** A hall of before its ledger lay in parts, with money in it, is migrated. */

const migrations = fileURLToPath(new URL('migrations', import.meta.url));
const earlier = mkdtempSync(join(tmpdir(), 'pavilion-earlier-'));

let database: TestDatabase;
beforeAll(async () => {
  for (const name of readdirSync(migrations))
    if (name < '0324') cpSync(join(migrations, name), join(earlier, name), { recursive: true });
  database = await createTestDatabase({ migrations: earlier, role: null });
  await database.owner.query(`
    INSERT INTO site (id, code, name, languages, currencies) VALUES (1, 'one', 'One', '{zh_CN}', '{USD}');
    INSERT INTO ledger.account (site_id, owner_kind, owner_id, purpose, currency, balance_minor, version)
    VALUES (1, 'member', 1, 'main', 'USD', 0, 0), (1, 'gateway', 1, 'gateway', 'USD', NULL, NULL);
    INSERT INTO ledger.transfer (id, site_id, scope, key, input_hash, kind, reference, occurred_at, created_at)
    SELECT n, 1, 'deposit', 'd' || n, '', 'deposit', 'r' || n, now(), now() FROM generate_series(1, 2000) n;
    INSERT INTO ledger.move (transfer_id, place, kind, from_id, to_id, amount_minor, to_after, to_version, currency)
    SELECT n, 1, 'deposit', 2, 1, 5, 5 * n, n, 'USD' FROM generate_series(1, 2000) n;
    UPDATE ledger.account SET balance_minor = 10000, version = 2000 WHERE owner_kind = 'member';
    SELECT setval('ledger.transfer_id', 2000)`);
});
afterAll(async () => {
  await database.drop();
  rmSync(earlier, { recursive: true });
});

const fileOf = async (relation: string): Promise<unknown> => {
  const { rows } = await database.owner.query('SELECT pg_relation_filenode($1) AS file', [relation]);
  return rows[0];
};

it('keeps its rows where they are, as the first part, and its books', async () => {
  const before = await fileOf('ledger.move');
  await migrate({ url: database.url, folder: migrations });
  expect(await fileOf('ledger.move_first')).toEqual(before);
  expect((await database.owner.query('SELECT FROM ledger.move')).rowCount).toBe(2_000);
  expect((await reconcile(database.owner)).differences).toEqual([]);
  const { entries } = await historyOf(database.owner, { account: memberMain(1, 1, 'USD'), limit: 2 });
  expect(entries.map(({ reference, balanceAfterMinor }) => [reference, balanceAfterMinor])).toEqual([
    ['r2000', 10_000n],
    ['r1999', 9_995n],
  ]);
  const { rows } = await database.owner.query(
    `SELECT (SELECT count(*) FROM pg_constraint WHERE conrelid = 'ledger.move_first'::regclass AND contype = 'c')::integer AS checks,
            (SELECT count(*) FROM pg_index WHERE indrelid = 'ledger.move_first'::regclass)::integer AS indexes,
            has_table_privilege('pavilion_app', 'ledger.move', 'SELECT') AS reads,
            has_table_privilege('pavilion_app', 'ledger.move_first', 'SELECT') AS reads_by_name`,
  );
  expect(rows).toEqual([{ checks: 0, indexes: 3, reads: true, reads_by_name: false }]);
});
