import { beforeAll, describe, expect, it } from 'vitest';
import { createLedger, type TransferId } from './index.ts';
import { depositTo, newMember, useDatabase } from './ledger.fixture.ts';

const database = useDatabase();
const ann = newMember();
let posted: TransferId;

beforeAll(async () => {
  const outcome = await createLedger(database().pool).post(depositTo(ann, 100));
  if (outcome.status !== 'posted') throw new Error(outcome.status);
  posted = outcome.transferId;
  await database().owner.query('SELECT ledger.mark_horizon()');
  await database().owner.query('SELECT ledger.take_snapshots()');
});

const dump = async (): Promise<unknown> => {
  const tables = ['account', 'transfer', 'move', 'reversal', 'horizon', 'snapshot'];
  const all = await Promise.all(
    tables.map((table) => database().owner.query(`SELECT * FROM ledger.${table} ORDER BY 1`)),
  );
  return all.map(({ rows }) => rows);
};

const appendOnly = ['transfer', 'move', 'reversal', 'horizon', 'snapshot'];
const permissionDenied = '42501';
const restrictViolation = '23001';
const checkViolation = '23514';
const notNullViolation = '23502';
const notUpdatable = '55000';

const tampering = [
  ...appendOnly.map((table) => `DELETE FROM ledger.${table}`),
  ...appendOnly.map((table) => `TRUNCATE ledger.${table}`),
  'DELETE FROM ledger.account',
  'TRUNCATE ledger.account',
  'UPDATE ledger.transfer SET reference = reference',
  'UPDATE ledger.move SET amount_minor = amount_minor + 1',
  'UPDATE ledger.move SET to_id = from_id WHERE false',
  'UPDATE ledger.reversal SET reversed_by = 1',
  'UPDATE ledger.horizon SET through_transfer_id = 0',
  'UPDATE ledger.snapshot SET balance_minor = 0',
  "UPDATE ledger.account SET currency = 'JPY'",
  'UPDATE ledger.account SET owner_id = owner_id + 1',
  'UPDATE ledger.account SET site_id = 2',
];

describe.each(tampering)('%s', (sql) => {
  it('is refused to the server', async () => {
    const before = await dump();
    await expect(database().pool.query(sql)).rejects.toMatchObject({ code: permissionDenied });
    expect(await dump()).toEqual(before);
  });

  it('is refused to the owner', async () => {
    const before = await dump();
    await expect(database().owner.query(sql)).rejects.toMatchObject({ code: restrictViolation });
    expect(await dump()).toEqual(before);
  });

  it('is refused to the owner in a session that skips ordinary triggers', async () => {
    const client = await database().owner.connect();
    try {
      await client.query("SET session_replication_role = 'replica'");
      await expect(client.query(sql)).rejects.toMatchObject({ code: restrictViolation });
    } finally {
      client.release(true);
    }
  });
});

const moveColumns = '(transfer_id, place, from_id, to_id, currency, amount_minor, from_after, from_version)';

describe('the server', () => {
  it.each([
    'UPDATE ledger.account SET balance_minor = 1000000',
    "INSERT INTO ledger.account (site_id, owner_kind, owner_id, purpose, currency) VALUES (1, 'site', 1, 'promotion', 'USD')",
    `INSERT INTO ledger.move ${moveColumns} VALUES (1, 9, 1, 2, 'USD', 0, NULL, NULL)`,
    'INSERT INTO ledger.transfer SELECT * FROM ledger.transfer',
    'INSERT INTO ledger.snapshot VALUES (1, 1, 1)',
    "SELECT nextval('ledger.transfer_id')",
    "SELECT setval('ledger.transfer_id', 1)",
    'ALTER TABLE ledger.move DISABLE TRIGGER append_only',
    'DROP TABLE ledger.move',
    'CREATE TABLE ledger.mine (id integer)',
  ])('may not: %s', async (sql) => {
    await expect(database().pool.query(sql)).rejects.toMatchObject({ code: permissionDenied });
  });

  it('may read', async () => {
    const { rows } = await database().pool.query('SELECT id FROM ledger.transfer WHERE id = $1', [posted]);
    expect(rows).toHaveLength(1);
  });

  it('cannot slip a function of its own under the ledger', async () => {
    const client = await database().pool.connect();
    try {
      await client.query('CREATE TEMP TABLE transfer (id bigint)');
      await client.query('SET search_path = pg_temp, public');
      expect((await createLedger(client).post(depositTo(ann, 1))).status).toBe('posted');
      expect((await client.query('SELECT * FROM transfer')).rows).toEqual([]);
    } finally {
      client.release(true);
    }
  });
});

describe('the owner', () => {
  it.each([
    ['a negative amount', `VALUES (900, 1, 1, 2, 'USD', -5, NULL, NULL)`],
    ['an amount past 2^53', `VALUES (900, 1, 1, 2, 'USD', 9007199254740992, NULL, NULL)`],
    ['a balance below zero', `VALUES (900, 1, 1, 2, 'USD', 5, -1, 1)`],
  ])('may not write a move with %s', async (_, values) => {
    await expect(
      database().owner.query(`INSERT INTO ledger.move ${moveColumns} ${values}`),
    ).rejects.toMatchObject({ code: checkViolation });
  });

  it.each(['from_id', 'to_id', 'amount_minor'])('may not write a move without %s', async (column) => {
    const values = { from_id: '1', to_id: '2', amount_minor: '5', [column]: 'NULL' };
    await expect(
      database().owner.query(`INSERT INTO ledger.move ${moveColumns}
        VALUES (900, 1, ${values.from_id}, ${values.to_id}, 'USD', ${values.amount_minor}, NULL, NULL)`),
    ).rejects.toMatchObject({ code: notNullViolation });
  });

  it('may not write one entry alone', async () => {
    await expect(
      database().owner.query(
        "INSERT INTO ledger.entry (transfer_id, leg, account_id, currency, amount_minor) VALUES (900, 1, 1, 'USD', 5)",
      ),
    ).rejects.toMatchObject({ code: notUpdatable });
  });

  it('may not take a running balance below zero', async () => {
    await expect(
      database().owner.query("UPDATE ledger.account SET balance_minor = -1 WHERE owner_kind = 'member'"),
    ).rejects.toMatchObject({ code: checkViolation });
  });

  it.each([
    ['a member account without a running balance', "'member', NULL, NULL"],
    ['a member account that begins with money', "'member', 5, 0"],
    ['a house account with a running balance', "'provider', 0, 0"],
  ])('may not open %s', async (_, values) => {
    await expect(
      database().owner.query(`INSERT INTO ledger.account
        (site_id, owner_id, purpose, currency, owner_kind, balance_minor, version)
        VALUES (1, 12345, 'main', 'USD', ${values})`),
    ).rejects.toMatchObject({ code: checkViolation });
  });
});
