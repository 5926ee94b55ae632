import { waitFor } from '@pavilion/testing';
import { describe, expect, it } from 'vitest';
import {
  createLedger,
  type Ledger,
  memberProviderWallet,
  openAccounts,
  type PostingOutcome,
  type PostingRequest,
  reconcile,
} from './index.ts';
import { depositTo, gateway, house, move, newMember, request, useDatabase } from './ledger.fixture.ts';
import { postTogether } from './together.fixture.ts';

const database = useDatabase();

const count = (outcomes: readonly PostingOutcome[], status: PostingOutcome['status']): number =>
  outcomes.filter((outcome) => outcome.status === status).length;
const fresh = (outcomes: readonly PostingOutcome[]): number =>
  outcomes.filter((outcome) => outcome.status === 'posted' && !outcome.duplicate).length;

/** Postings go by in calls of several, as from several processes: what one turn of the event loop brings goes together. */
const together = (): Pick<Ledger, 'post'> => {
  interface Waiting {
    readonly what: PostingRequest;
    readonly resolve: (outcome: PostingOutcome) => void;
    readonly reject: (error: unknown) => void;
  }
  let waiting: Waiting[] = [];
  const send = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      const outcomes = await postTogether(
        database().pool,
        batch.map(({ what }) => what),
      );
      for (const [place, { resolve }] of batch.entries())
        resolve(outcomes[place] ?? { status: 'invalid_request' });
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };
  return {
    post: (what) =>
      new Promise((resolve, reject) => {
        if (waiting.length === 0)
          setImmediate(() => {
            const all = waiting;
            waiting = [];
            for (let from = 0; from < all.length; from += 7) void send(all.slice(from, from + 7));
          });
        waiting.push({ what, resolve, reject });
      }),
  };
};

describe.each([
  ['one call a transfer', () => createLedger(database().pool)],
  ['calls of several transfers', together],
])('%s, all at once', (_, open) => {
  it('100 identical postings move money once', async () => {
    const ledger = open();
    const ann = newMember();
    await ledger.post(depositTo(ann, 1000));
    const bet = request('bet', [move(ann, house, 10)]);

    const outcomes = await Promise.all(Array.from({ length: 100 }, () => ledger.post(bet)));

    expect(fresh(outcomes)).toBe(1);
    expect(count(outcomes, 'posted')).toBe(100);
    expect(new Set(outcomes.map((outcome) => outcome.status === 'posted' && outcome.transferId)).size).toBe(
      1,
    );
    expect(await createLedger(database().pool).balanceOf(ann)).toBe(990n);
  });

  it('100 identical postings between accounts that nobody locks move money once', async () => {
    const ledger = open();
    const [from, to] = [
      { ...house, ownerId: 77 },
      { ...house, ownerId: 78 },
    ];
    const before = await createLedger(database().pool).balanceOf(to);
    const transfer = request('adjustment', [move(from, to, 10)]);

    const outcomes = await Promise.all(Array.from({ length: 100 }, () => ledger.post(transfer)));

    expect(fresh(outcomes)).toBe(1);
    expect((await createLedger(database().pool).balanceOf(to)) - before).toBe(10n);
  });

  it('100 postings of one key and different content move money once', async () => {
    const ledger = open();
    const members = Array.from({ length: 100 }, () => newMember());
    const key = `contested-${members[0]?.ownerId}`;

    const outcomes = await Promise.all(
      members.map((member) => ledger.post({ ...depositTo(member, 10), key })),
    );

    expect(fresh(outcomes)).toBe(1);
    expect(count(outcomes, 'mismatch')).toBe(99);
  });

  it('100 different stakes with funds for 50 make exactly 50', async () => {
    const ledger = open();
    const ann = newMember();
    await ledger.post(depositTo(ann, 500));

    const outcomes = await Promise.all(
      Array.from({ length: 100 }, () => ledger.post(request('bet', [move(ann, house, 10)]))),
    );

    expect(fresh(outcomes)).toBe(50);
    expect(count(outcomes, 'insufficient_funds')).toBe(50);
    expect(await createLedger(database().pool).balanceOf(ann)).toBe(0n);
  });

  it('accounts of a member that pay each other in every direction neither deadlock nor lose money', async () => {
    const ledger = open();
    const { ownerId } = newMember();
    const accounts = Array.from({ length: 6 }, (_, place) =>
      memberProviderWallet(1, ownerId, place + 1, 'USD'),
    );
    await Promise.all(accounts.map((account) => ledger.post(depositTo(account, 1000))));

    const outcomes = await Promise.all(
      Array.from({ length: 300 }, (_, turn) => {
        const from = accounts[turn % 6];
        const to = accounts[(turn + 1 + (turn % 5)) % 6];
        const third = accounts[(turn * 7 + 3) % 6];
        if (from === undefined || to === undefined || third === undefined) throw new Error('no account');
        const moves = [move(from, to, 10), ...(third === to ? [] : [move(to, third, 5)])];
        return ledger.post(request('adjustment', moves));
      }),
    );

    expect(fresh(outcomes)).toBe(300);
    const reader = createLedger(database().pool);
    const balances = await Promise.all(accounts.map((account) => reader.balanceOf(account)));
    expect(balances.reduce((sum, balance) => sum + balance, 0n)).toBe(6000n);
  });
});

describe('a key that another transaction takes while a batch is being written', () => {
  /** Posts `contested` in a transaction of its own, lets `others` run into it, and commits. */
  const contest = async (
    contested: PostingRequest,
    others: () => Promise<readonly PostingOutcome[]>,
  ): Promise<readonly PostingOutcome[]> => {
    await openAccounts(database().pool, [gateway]);
    const client = await database().pool.connect();
    try {
      await client.query('BEGIN');
      expect((await createLedger(client).post(contested)).status).toBe('posted');
      const running = others();
      await waitFor(async () => {
        const { rows } = await database().owner.query(
          "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
        );
        return rows.length > 0;
      });
      await client.query('COMMIT');
      return await running;
    } finally {
      client.release();
    }
  };

  it('is refused to the one posting that wanted it, and the others are posted', async () => {
    const [ann, bob, cat] = [newMember(), newMember(), newMember()];
    const contested = depositTo(ann, 5);

    const outcomes = await contest(contested, () =>
      postTogether(database().pool, [
        depositTo(bob, 1),
        { ...depositTo(bob, 7), key: contested.key },
        depositTo(cat, 2),
      ]),
    );

    expect(outcomes.map(({ status }) => status)).toEqual(['posted', 'mismatch', 'posted']);
    expect(await createLedger(database().pool).balanceOf(bob)).toBe(1n);
  });

  it('takes its money from what the batch had built on it', async () => {
    const [ann, bob] = [newMember(), newMember()];
    const contested = depositTo(ann, 5);

    const outcomes = await contest(contested, () =>
      postTogether(database().pool, [
        { ...depositTo(bob, 7), key: contested.key },
        request('bet', [move(bob, house, 7)]),
      ]),
    );

    expect(outcomes.map(({ status }) => status)).toEqual(['mismatch', 'insufficient_funds']);
    expect(await createLedger(database().pool).balanceOf(bob)).toBe(0n);
  });
});

it('leaves books that balance', async () => {
  const { differences, totals } = await reconcile(database().pool);
  expect(differences).toEqual([]);
  expect(totals.map(({ currency }) => currency)).toEqual(['USD']);
});
