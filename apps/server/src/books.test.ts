import { createLedger, gatewayAccount, memberMain } from '@pavilion/ledger';
import { minor } from '@pavilion/money';
import { createTestDatabase, type TestDatabase } from '@pavilion/testing';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBooksModule } from './books.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await createLedger(database.pool).post({
    scope: 'test',
    key: 'k',
    kind: 'deposit',
    reference: 'r',
    moves: [{ from: gatewayAccount(1, 1, 'USD'), to: memberMain(1, 1, 'USD'), amountMinor: minor(5) }],
  });
});
afterAll(() => database.drop());

/** One run of the hourly proof: what it counted, and what it wrote to the log. */
const prove = async () => {
  const counted: number[] = [];
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const { schedules = [] } = createBooksModule(database.pool, log, {
    reconciled: (differences) => void counted.push(differences),
  });
  await schedules.find(({ name }) => name === 'ledger-reconcile')?.run();
  return { counted, lines };
};
const snapshots = async () => (await database.owner.query('SELECT FROM ledger.snapshot')).rowCount;
const alarms = async () =>
  (await database.owner.query(`SELECT FROM alarm WHERE name = 'books_differ'`)).rowCount;

it('the hourly proof raises the alarm while books differ, and carries nothing forward until they do not', async () => {
  const bend = (by: number) =>
    database.owner.query(
      `UPDATE ledger.account SET balance_minor = balance_minor + $1 WHERE owner_kind = 'member'`,
      [by],
    );
  await bend(1);
  await database.owner.query(
    `INSERT INTO alarm (name, site_id, count, first_at, last_at) VALUES ('books_differ', 0, 1, now(), now())`,
  );
  const bent = await prove();
  expect(bent.counted).toEqual([1]);
  expect(bent.lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      level: 60,
      alarm: 'books_differ',
      differences: [{ rule: 'running_balance', expected: '5', actual: '6' }],
    },
  ]);
  expect([await snapshots(), await alarms()]).toEqual([0, 1]);

  await bend(-1);
  expect(await prove()).toEqual({ counted: [0], lines: [] });
  expect([await snapshots(), await alarms()]).toEqual([1, 0]);
});

it('a proof that somebody else is at is left to them', async () => {
  const client = await database.owner.connect();
  await client.query('BEGIN; SELECT ledger.prove_on(1)');
  expect((await prove()).counted).toEqual([]);
  await client.query('ROLLBACK');
  client.release();
  expect((await prove()).counted).toEqual([0]);
});
