import { describe, expect, it } from 'vitest';
import { balanceOf, createLedger, gatewayAccount, openAccounts, reconcile } from './index.ts';
import { depositTo, house, move, newMember, request, useDatabase } from './ledger.fixture.ts';

const database = useDatabase();

/** Does what nobody may, in a transaction that is rolled back, and looks at the books from inside it. */
const differencesAfter = async (sql: string, values: unknown[] = []): Promise<string[]> => {
  const client = await database().owner.connect();
  try {
    await client.query('BEGIN');
    for (const table of ['account', 'transfer', 'move', 'snapshot'])
      await client.query(`ALTER TABLE ledger.${table} DISABLE TRIGGER USER`);
    await client.query(sql, values);
    const { differences } = await reconcile(client);
    return [...new Set(differences.map(({ rule }) => rule))].sort();
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
};

const play = async (): Promise<void> => {
  const ledger = createLedger(database().pool);
  const [ann, yen] = [newMember(), newMember('JPY')];
  await ledger.post(depositTo(ann, 100));
  await ledger.post(depositTo(yen, 100));
  await ledger.post(request('bet', [move(ann, house, 40)]));
  await ledger.post(request('bet_win', [move(ann, house, 60), move(house, ann, 25)]));
};

describe('reconcile', () => {
  it('finds nothing wrong with an empty ledger', async () => {
    expect(await reconcile(database().pool)).toEqual({ differences: [], totals: [], snapshotsTaken: 0 });
  });

  it('finds nothing wrong after play, and tells the totals of each currency', async () => {
    await play();
    const { differences, totals } = await reconcile(database().pool);
    expect(differences).toEqual([]);
    expect(totals).toEqual([
      { currency: 'JPY', accounts: 2n, entries: 2n, movedMinor: 100n },
      { currency: 'USD', accounts: 3n, entries: 8n, movedMinor: 225n },
    ]);
  });

  /** The bet_win of `play`: its second move brought 25 to the member. */
  const win = 'transfer_id = (SELECT max(transfer_id) FROM ledger.move) AND place = 2';
  it.each<[string, string, string[]]>([
    [
      'a running balance that was changed',
      "UPDATE ledger.account SET balance_minor = balance_minor + 1 WHERE owner_kind = 'member'",
      ['running_balance'],
    ],
    [
      'a version that was changed',
      "UPDATE ledger.account SET version = version + 1 WHERE owner_kind = 'member'",
      ['running_version'],
    ],
    [
      'a member account that lost its balance',
      "UPDATE ledger.account SET balance_minor = NULL WHERE owner_kind = 'member'",
      ['members_run'],
    ],
    [
      'a house account that was given a balance',
      "UPDATE ledger.account SET balance_minor = 0 WHERE owner_kind = 'provider'",
      ['members_run', 'running_balance'],
    ],
    [
      'a move that was made bigger',
      `UPDATE ledger.move SET amount_minor = amount_minor + 1 WHERE ${win}`,
      ['entries_follow', 'running_balance', 'snapshot_balance'],
    ],
    [
      'a move that was made bigger with its balances',
      `UPDATE ledger.move SET amount_minor = amount_minor + 1, to_after = to_after + 1 WHERE ${win}`,
      ['running_balance', 'snapshot_balance'],
    ],
    [
      'a move that is gone',
      `DELETE FROM ledger.move WHERE ${win}`,
      ['running_balance', 'running_version', 'snapshot_balance'],
    ],
    [
      'a transfer without moves',
      `INSERT INTO ledger.transfer SELECT 9999, site_id, scope, 'other', input_hash, kind, reference, reason, actor, meta,
         occurred_at, created_at FROM ledger.transfer WHERE id = 1`,
      ['transfer_moves_something'],
    ],
    ['moves without their transfer', 'DELETE FROM ledger.transfer WHERE id = 1', ['entry_belongs']],
    ['moves of another site', 'UPDATE ledger.transfer SET site_id = 2 WHERE id = 1', ['entry_belongs']],
    [
      'moves of an account that is not there',
      `UPDATE ledger.move SET from_id = 424242 WHERE ${win}`,
      ['currency_sums_to_zero', 'entry_belongs', 'snapshot_balance', 'transfer_sums_to_zero'],
    ],
    [
      'an account whose currency was changed',
      "UPDATE ledger.account SET currency = 'THB' WHERE owner_kind = 'provider'",
      ['currency_sums_to_zero', 'entry_belongs', 'transfer_sums_to_zero'],
    ],
    [
      'a chain of balances that was bent',
      `UPDATE ledger.move SET to_after = to_after + 1 WHERE ${win}`,
      ['entries_follow'],
    ],
    [
      'a version that was skipped',
      `UPDATE ledger.move SET to_version = to_version + 1 WHERE ${win}`,
      ['entries_follow'],
    ],
    [
      'a move of a member without a balance',
      `UPDATE ledger.move SET to_after = NULL, to_version = NULL WHERE ${win}`,
      ['entries_keep_balance', 'running_version'],
    ],
    [
      'a snapshot that was changed',
      'UPDATE ledger.snapshot SET balance_minor = balance_minor + 1',
      ['snapshot_balance'],
    ],
  ])('reports %s, and takes no snapshot then', async (_, sql, rules) => {
    await play();
    await reconcile(database().pool);
    expect(await differencesAfter(sql)).toEqual(rules);
  });

  it('says what it expected and what it found', async () => {
    const client = await database().owner.connect();
    const ann = newMember();
    await createLedger(database().pool).post(depositTo(ann, 100));
    try {
      await client.query('BEGIN');
      await client.query(
        "UPDATE ledger.account SET balance_minor = 101 WHERE owner_kind = 'member' AND owner_id = $1",
        [ann.ownerId],
      );
      const { differences } = await reconcile(client);
      expect(differences).toEqual([
        {
          rule: 'running_balance',
          subject: expect.stringMatching(/^account \d+$/),
          expected: '100',
          actual: '101',
        },
      ]);
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  });
});

describe('balances without a running one', () => {
  it('are right before the first snapshot, at it, and after it', async () => {
    const ledger = createLedger(database().pool);
    const gate = gatewayAccount(1, 9, 'USD');
    const payIn = (amount: number) => ledger.post(request('deposit', [move(gate, newMember(), amount)]));
    await payIn(10);
    expect(await balanceOf(database().pool, gate)).toBe(-10n);
    await reconcile(database().pool);
    expect(await balanceOf(database().pool, gate)).toBe(-10n);
    await payIn(5);
    expect(await balanceOf(database().pool, gate)).toBe(-15n);
    await reconcile(database().pool);
    await payIn(1);
    expect(await balanceOf(database().pool, gate)).toBe(-16n);
  });

  it('get a snapshot only when something happened since the last', async () => {
    await play();
    expect((await reconcile(database().pool)).snapshotsTaken).toBeGreaterThan(0);
    expect((await reconcile(database().pool)).snapshotsTaken).toBe(0);
  });

  it('lose no posting that was under way when the snapshot was taken', async () => {
    const gate = gatewayAccount(1, 10, 'USD');
    await openAccounts(database().pool, [gate]);
    const client = await database().pool.connect();
    try {
      await client.query('BEGIN');
      // Takes its id now and commits it after a later one.
      await createLedger(client).post(request('deposit', [move(gate, newMember(), 7)]));
      await createLedger(database().pool).post(request('deposit', [move(gate, newMember(), 2)]));
      // The open posting is in the way: no snapshot rather than a wrong one.
      expect((await reconcile(database().pool)).snapshotsTaken).toBe(0);
      await client.query('COMMIT');
    } finally {
      client.release();
    }
    expect(await balanceOf(database().pool, gate)).toBe(-9n);
    expect((await reconcile(database().pool)).snapshotsTaken).toBeGreaterThan(0);
    expect(await balanceOf(database().pool, gate)).toBe(-9n);
  });
});
