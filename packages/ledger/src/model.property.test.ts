import { minor } from '@pavilion/money';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type AccountRef,
  createLedger,
  createModelLedger,
  gatewayAccount,
  type Hold,
  type HoldOutcome,
  type Ledger,
  memberHeld,
  memberMain,
  type PostingOutcome,
  type PostingRequest,
  postingKinds,
  providerHouse,
  type ReversalOutcome,
  reconcile,
  type TransferId,
  transferId,
} from './index.ts';
import { useDatabase } from './ledger.fixture.ts';
import { postTogether } from './together.fixture.ts';

const database = useDatabase();

/** Few accounts, keys and amounts, so that they meet often. */
const accountsOf = (siteId: number): readonly AccountRef[] => [
  memberMain(siteId, 1, 'USD'),
  memberMain(siteId, 2, 'USD'),
  memberMain(siteId, 1, 'JPY'),
  memberHeld(siteId, 1, 'USD'),
  providerHouse(siteId, 1, 'USD'),
  gatewayAccount(siteId, 1, 'USD'),
  gatewayAccount(siteId, 1, 'JPY'),
];

interface DrawnMove {
  readonly from: number;
  readonly to: number;
  readonly amount: number;
}

const anyMove: fc.Arbitrary<DrawnMove> = fc.record({
  from: fc.nat({ max: 6 }),
  to: fc.nat({ max: 6 }),
  amount: fc.oneof(
    { weight: 12, arbitrary: fc.integer({ min: 0, max: 40 }) },
    { weight: 1, arbitrary: fc.constantFrom(-1, 2 ** 53 - 1) },
  ),
});
/** Deposits are common, or nobody would have anything to lose. */
const deposit: fc.Arbitrary<DrawnMove> = fc.record({
  from: fc.constant(5),
  to: fc.constantFrom(0, 1),
  amount: fc.integer({ min: 0, max: 100 }),
});

const anyPosting = fc.record({
  type: fc.constant('post' as const),
  key: fc.nat({ max: 40 }),
  kind: fc.constantFrom(...postingKinds),
  reference: fc.constantFrom('a', 'b', 'ü|1>2=3;'),
  moves: fc.oneof(
    fc.array(deposit, { minLength: 1, maxLength: 1 }),
    fc.array(anyMove, { minLength: 1, maxLength: 1 }),
    fc.array(anyMove, { minLength: 1, maxLength: 4 }),
  ),
});
const anyReversal = fc.record({
  type: fc.constant('reverse' as const),
  key: fc.nat({ max: 45 }),
  /** Which of the transfers posted so far. */
  target: fc.nat({ max: 20 }),
});
const anyHold = fc.record({
  type: fc.constant('reserve' as const),
  key: fc.nat({ max: 45 }),
  account: fc.nat({ max: 6 }),
  amount: fc.integer({ min: 0, max: 40 }),
  /** Due at once, in an hour, or never. */
  expiry: fc.constantFrom('past', 'future', undefined),
});
const anyEnd = fc.record({
  type: fc.constantFrom('postHold' as const, 'voidHold' as const),
  /** Which of the transfers so far. */
  target: fc.nat({ max: 20 }),
  to: fc.nat({ max: 6 }),
  amount: fc.option(fc.integer({ min: 0, max: 40 }), { nil: undefined }),
});
const anyExpiry = fc.record({ type: fc.constant('expire' as const) });
/** Postings that go one after the other, or all at once. */
const anyStep = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ batched: fc.boolean(), postings: fc.array(anyPosting, { maxLength: 12 }) }),
  },
  { weight: 1, arbitrary: anyReversal },
  { weight: 2, arbitrary: anyHold },
  { weight: 2, arbitrary: anyEnd },
  { weight: 1, arbitrary: anyExpiry },
);

type Step = typeof anyStep extends fc.Arbitrary<infer S> ? S : never;

let site = 5000;

type Outcome = ReversalOutcome | HoldOutcome;

const times = { past: new Date(Date.now() - 60_000), future: new Date(Date.now() + 3_600_000) };
const who = { reason: 'x', actor: 'y' };

/** Runs one step and answers what came of it. */
const take = async (
  step: Step,
  ledger: Ledger,
  accounts: readonly AccountRef[],
  posted: readonly TransferId[],
  postTogether: (requests: readonly PostingRequest[]) => Promise<readonly PostingOutcome[]>,
): Promise<readonly (Outcome | number)[]> => {
  const accountAt = (place: number): AccountRef => {
    const account = accounts[place];
    if (account === undefined) throw new Error(`no account ${place}`);
    return account;
  };
  const siteId = accountAt(0).siteId;
  if ('postings' in step) {
    const requests = step.postings.map(
      ({ key, kind, reference, moves }): PostingRequest => ({
        scope: 's',
        key: `k${key}`,
        kind,
        reference,
        moves: moves.map(({ from, to, amount }) => ({
          from: accountAt(from),
          to: accountAt(to),
          amountMinor: minor(amount),
        })),
      }),
    );
    if (step.batched) return postTogether(requests);
    const answered: PostingOutcome[] = [];
    for (const request of requests) answered.push(await ledger.post(request));
    return answered;
  }
  if (step.type === 'expire') return [await ledger.expireHolds(1000)];
  if (step.type === 'reserve') {
    const { key, account, amount, expiry } = step;
    return [
      await ledger.reserve({
        scope: 's',
        key: `k${key}`,
        kind: 'withdrawal',
        reference: 'a',
        account: accountAt(account),
        amountMinor: minor(amount),
        ...(expiry === undefined ? {} : { expiresAt: times[expiry] }),
      }),
    ];
  }
  const target = posted[step.target] ?? transferId(0n);
  if (step.type === 'reverse')
    return [await ledger.reverse({ siteId, scope: 's', key: `k${step.key}`, transferId: target, ...who })];
  if (step.type === 'voidHold') return [await ledger.voidHold({ siteId, holdId: target, ...who })];
  const amount = step.amount === undefined ? {} : { amountMinor: minor(step.amount) };
  return [await ledger.postHold({ siteId, holdId: target, to: accountAt(step.to), ...amount, ...who })];
};

/** Runs the steps; outcomes tell transfers apart by the order in which they came to be, not by their number. */
const run = async (
  steps: readonly Step[],
  siteId: number,
  ledger: Ledger,
  postTogether: (requests: readonly PostingRequest[]) => Promise<readonly PostingOutcome[]>,
): Promise<unknown> => {
  const accounts = accountsOf(siteId);
  const places = new Map<TransferId, number>();
  const placeOf = (id: TransferId): number => {
    const place = places.get(id) ?? places.size + 1;
    places.set(id, place);
    return place;
  };
  const outcomes: unknown[] = [];
  for (const step of steps)
    for (const outcome of await take(step, ledger, accounts, [...places.keys()], postTogether))
      outcomes.push(
        typeof outcome === 'object' && 'transferId' in outcome
          ? { ...outcome, transferId: placeOf(outcome.transferId) }
          : outcome,
      );
  const holds: (Omit<Hold, 'holdId' | 'endedBy'> & { place: number })[] = [];
  for (const [id, place] of places) {
    const hold = await ledger.holdOf({ siteId, holdId: id });
    if (hold === undefined) continue;
    const { holdId: _, endedBy: __, ...rest } = hold;
    holds.push({ ...rest, place });
  }
  // Nothing that is due is left for the next run.
  outcomes.push(await ledger.expireHolds(1000));
  const histories = await Promise.all(accounts.map((account) => ledger.historyOf({ account, limit: 200 })));
  return {
    outcomes,
    holds,
    balances: await Promise.all(accounts.map((account) => ledger.balanceOf(account))),
    histories: histories.map(({ entries }) =>
      entries.map(({ transferId: id, leg, kind, reason, actor, amountMinor, balanceAfterMinor }) => [
        places.get(id),
        leg,
        kind,
        reason,
        actor,
        amountMinor,
        balanceAfterMinor,
      ]),
    ),
  };
};

it('the ledger on PostgreSQL and the model agree on any sequence of postings, batches, reversals and holds', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: 12 }), async (steps) => {
      site += 1;
      const model = createModelLedger();
      const expected = await run(steps, site, model, async (requests) => {
        const outcomes: PostingOutcome[] = [];
        for (const request of requests) outcomes.push(await model.post(request));
        return outcomes;
      });
      const actual = await run(steps, site, createLedger(database().pool), (requests) =>
        postTogether(database().pool, requests),
      );
      expect(actual).toEqual(expected);
    }),
    { numRuns: 100 },
  );
  expect((await reconcile(database().pool)).differences).toEqual([]);
}, 120_000);
