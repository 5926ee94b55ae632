import { createTestDatabase, type TestDatabase } from '@pavilion/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cellsMax, strayingSequences, takeNumber } from './numbers.ts';
import { belongs, readSiteTables } from './siteTables.ts';

let database: TestDatabase;
let other: TestDatabase;
beforeAll(async () => {
  [database, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
});
afterAll(async () => {
  await Promise.all([database.drop(), other.drop()]);
});

test('of every table it is known whose rows it holds, and one that is new has to say so', async () => {
  const { owner } = database;
  const tables = await readSiteTables(owner);
  for (const { name } of tables)
    await owner.query(`SELECT FROM ${name} t WHERE ${belongs(tables, name, 't', 1)} LIMIT 0`);
  await owner.query('CREATE TABLE of_tomorrow (id integer PRIMARY KEY)');
  await expect(readSiteTables(owner)).rejects.toThrow('public.of_tomorrow');
  await owner.query('ALTER TABLE of_tomorrow ADD COLUMN site_id integer');
  expect((await readSiteTables(owner)).map(({ name }) => name)).toContain('public.of_tomorrow');
  await owner.query('DROP TABLE of_tomorrow');
});

test('a row belongs to the site of what it stands on, however far up', async () => {
  const { owner } = database;
  const tables = await readSiteTables(owner);
  await owner.query(
    `INSERT INTO site (id, code, name, languages, currencies) VALUES
       (1, 'one', 'One', '{zh_CN}', '{RMB}'), (2, 'two', 'Two', '{zh_CN}', '{RMB}');
     INSERT INTO provider (gp_id, gp_code, name, wallet, mark) VALUES (9, 'AWAY', '{}', 'transfer', 'away');`,
  );
  for (const siteId of [1, 2]) {
    const member = await owner.query<{ id: number }>(
      `INSERT INTO member (site_id, account, account_key, password_hash, currency) VALUES ($1, 'm', 'm', 'x', 'RMB') RETURNING id`,
      [siteId],
    );
    const memberId = member.rows[0]?.id;
    await owner.query(
      `INSERT INTO transfer_wallet (member_id, gp_id, site_id, currency, back_at) VALUES ($1, 9, $2, 'RMB', now())`,
      [memberId, siteId],
    );
    await owner.query(
      `WITH t AS (
         INSERT INTO wallet_transfer (member_id, gp_id, site_id, currency, direction, amount_minor, state, cause,
           hold_transfer_id, ask_at, created_at)
         VALUES ($1, 9, $2, 'RMB', 'to_main', 5, 'created', 'leave', 1, now(), now()) RETURNING id)
       INSERT INTO wallet_transfer_step (transfer_id, to_state, cause, at) SELECT id, 'created', 'leave', now() FROM t`,
      [memberId, siteId],
    );
  }
  const steps = 'public.wallet_transfer_step';
  const { rows } = await owner.query(
    `SELECT w.site_id FROM ${steps} t JOIN wallet_transfer w ON w.id = t.transfer_id WHERE ${belongs(tables, steps, 't', 2)}`,
  );
  expect(rows).toEqual([{ site_id: 2 }]);
});

test('cells of different numbers never give out the same id, and a cell keeps its number', async () => {
  const take = (own: TestDatabase, number: number, others: readonly TestDatabase[]) =>
    takeNumber(
      own.owner,
      { number, cells: cellsMax },
      others.map(({ owner }) => owner),
    );
  const next = async ({ owner }: TestDatabase, sequence: string): Promise<bigint> =>
    BigInt((await owner.query(`SELECT nextval('${sequence}') AS id`)).rows[0]?.id ?? 0);
  for (let count = 0; count < 40; count += 1) await next(database, 'ledger.transfer_id');
  await take(database, 1, [other]);
  await take(other, 2, [database]);
  for (const sequence of ['ledger.transfer_id', 'public.member_id_seq', 'public.round_id_seq']) {
    const [here, there] = [await next(database, sequence), await next(other, sequence)];
    expect([here % BigInt(cellsMax), there % BigInt(cellsMax)]).toEqual([1n, 2n]);
    expect((await next(database, sequence)) - here).toBe(BigInt(cellsMax));
  }
  // Beyond what the first had given out before it had a number.
  expect(await next(other, 'ledger.transfer_id')).toBeGreaterThan(40n);
  await expect(take(database, 3, [])).rejects.toThrow('is cell 1');

  await other.owner.query('CREATE SEQUENCE public.of_tomorrow');
  expect(await strayingSequences(other.owner, { number: 2, cells: cellsMax })).toEqual([
    'public.of_tomorrow',
  ]);
  await take(other, 2, [database]);
  expect(await strayingSequences(other.owner, { number: 2, cells: cellsMax })).toEqual([]);
});
