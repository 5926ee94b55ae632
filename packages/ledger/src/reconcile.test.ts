import { describe, expect, it } from 'vitest';
import { balanceOf, createLedger, gatewayAccount, openAccounts, reconcile } from './index.ts';
import { depositTo, house, move, newMember, request, useDatabase } from './ledger.fixture.ts';

const database = useDatabase();

/** Does what nobody may, in a transaction that is rolled back, and looks at the books from inside it. */
const differencesAfter = async (sql: string, values: unknown[] = []): Promise<string[]> => {
  const client = await database().owner.connect();
  try {
    await client.query('BEGIN');
    for (const table of ['account', 'transfer', 'entry', 'snapshot'])
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

  const last = '(SELECT max(transfer_id) FROM ledger.entry)';
  it.each<[string, string, string[]]>([
    [
      'a running balance that was changed',
      "UPDATE ledger.account SET balance_minor = balance_minor + 1 WHERE owner_kind = 'member'",
      ['running_balance'],
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
      'a version that was changed',
      "UPDATE ledger.account SET version = version + 1 WHERE owner_kind = 'member'",
      ['running_version'],
    ],
    [
      'an entry that was changed',
      `UPDATE ledger.entry SET amount_minor = amount_minor + 1 WHERE transfer_id = ${last} AND leg = 4`,
      ['currency_sums_to_zero', 'running_balance', 'transfer_sums_to_zero'],
    ],
    [
      'two entries that were changed against each other',
      `UPDATE ledger.entry SET amount_minor = amount_minor + CASE leg WHEN 1 THEN 1 ELSE -1 END WHERE transfer_id = ${last} AND leg IN (1, 3)`,
      ['running_balance', 'snapshot_balance'],
    ],
    [
      'an entry that is gone',
      `DELETE FROM ledger.entry WHERE transfer_id = ${last} AND leg = 1`,
      [
        'currency_sums_to_zero',
        'entries_follow',
        'running_balance',
        'running_version',
        'transfer_sums_to_zero',
      ],
    ],
    [
      'a transfer without entries',
      `INSERT INTO ledger.transfer SELECT 9999, site_id, scope, 'other', input_hash, kind, reference, reason, actor, meta, occurred_at, created_at FROM ledger.transfer WHERE id = ${last}`,
      ['transfer_has_entries'],
    ],
    ['entries without their transfer', `DELETE FROM ledger.transfer WHERE id = ${last}`, ['entry_belongs']],
    [
      'entries of another site',
      `UPDATE ledger.transfer SET site_id = 2 WHERE id = ${last}`,
      ['entry_belongs'],
    ],
    [
      'an account whose currency was changed',
      "UPDATE ledger.account SET currency = 'THB' WHERE owner_kind = 'provider'",
      ['entry_belongs'],
    ],
    [
      'a chain of balances that was bent',
      `UPDATE ledger.entry SET balance_before = balance_before + 1, balance_after = balance_after + 1 WHERE transfer_id = ${last} AND leg = 4`,
      ['entries_follow'],
    ],
    [
      'entries of a member without a balance',
      `UPDATE ledger.entry SET balance_before = NULL, balance_after = NULL, account_version = NULL WHERE transfer_id = ${last} AND leg = 4`,
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
