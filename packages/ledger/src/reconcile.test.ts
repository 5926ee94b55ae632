import { describe, expect, it } from 'vitest';
import { balanceOf, createLedger, gatewayAccount, openAccounts, reconcile } from './index.ts';
import { depositTo, move, newMember, request, useDatabase } from './ledger.fixture.ts';
import { play, tamperings } from './tampering.fixture.ts';

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

describe('reconcile', () => {
  it('finds nothing wrong with an empty ledger', async () => {
    expect(await reconcile(database().pool)).toEqual({ differences: [], totals: [], snapshotsTaken: 0 });
  });

  it('finds nothing wrong after play, and tells the totals of each currency', async () => {
    await play(database());
    const { differences, totals } = await reconcile(database().pool);
    expect(differences).toEqual([]);
    expect(totals).toEqual([
      { currency: 'JPY', accounts: 2n, entries: 2n, movedMinor: 100n },
      { currency: 'USD', accounts: 3n, entries: 8n, movedMinor: 225n },
    ]);
  });

  it.each(tamperings)('reports %s, and takes no snapshot then', async (_, sql, rules) => {
    await play(database());
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
    await play(database());
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
