import { minor } from '@pavilion/money';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type AccountRef,
  createLedger,
  createModelLedger,
  gatewayAccount,
  type Ledger,
  memberMain,
  memberProviderWallet,
  PostingBatcher,
  type PostingRequest,
  postingKinds,
  providerHouse,
  type ReversalOutcome,
  reconcile,
  type TransferId,
  transferId,
} from './index.ts';
import { useDatabase } from './ledger.fixture.ts';

const database = useDatabase();

/** Few accounts, keys and amounts, so that they meet often. */
const accountsOf = (siteId: number): readonly AccountRef[] => [
  memberMain(siteId, 1, 'USD'),
  memberMain(siteId, 2, 'USD'),
  memberMain(siteId, 1, 'JPY'),
  memberProviderWallet(siteId, 1, 4, 'USD'),
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
/** Postings that go one after the other, or all at once. */
const anyStep = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ batched: fc.boolean(), postings: fc.array(anyPosting, { maxLength: 12 }) }),
  },
  { weight: 1, arbitrary: anyReversal },
);

type Step = typeof anyStep extends fc.Arbitrary<infer S> ? S : never;

let site = 5000;

/** Runs the steps; outcomes tell transfers apart by the order in which they came to be, not by their number. */
const run = async (
  steps: readonly Step[],
  siteId: number,
  ledger: Ledger,
  postTogether: (requests: readonly PostingRequest[]) => Promise<ReversalOutcome[]>,
): Promise<unknown> => {
  const accounts = accountsOf(siteId);
  const places = new Map<TransferId, number>();
  const told = (outcome: ReversalOutcome): unknown => {
    if (!('transferId' in outcome)) return outcome;
    const place = places.get(outcome.transferId) ?? places.size + 1;
    places.set(outcome.transferId, place);
    return { ...outcome, transferId: place };
  };
  const outcomes: unknown[] = [];
  for (const step of steps) {
    if ('postings' in step) {
      const requests = step.postings.map(
        ({ key, kind, reference, moves }): PostingRequest => ({
          scope: 's',
          key: `k${key}`,
          kind,
          reference,
          moves: moves.map(({ from, to, amount }) => ({
            from: accounts[from] ?? memberMain(siteId, 1, 'USD'),
            to: accounts[to] ?? memberMain(siteId, 1, 'USD'),
            amountMinor: minor(amount),
          })),
        }),
      );
      const answered = step.batched ? await postTogether(requests) : [];
      if (!step.batched) for (const request of requests) answered.push(await ledger.post(request));
      outcomes.push(...answered.map(told));
    } else {
      const target = [...places.keys()][step.target] ?? transferId(0n);
      const reversal = {
        siteId,
        scope: 's',
        key: `k${step.key}`,
        transferId: target,
        reason: 'x',
        actor: 'y',
      };
      outcomes.push(told(await ledger.reverse(reversal)));
    }
  }
  const histories = await Promise.all(accounts.map((account) => ledger.historyOf({ account, limit: 200 })));
  return {
    outcomes,
    balances: await Promise.all(accounts.map((account) => ledger.balanceOf(account))),
    histories: histories.map(({ entries }) =>
      entries.map(({ transferId: id, leg, kind, amountMinor, balanceAfterMinor }) => [
        places.get(id),
        leg,
        kind,
        amountMinor,
        balanceAfterMinor,
      ]),
    ),
  };
};

it('the ledger on PostgreSQL and the model agree on any sequence of postings, batches and reversals', async () => {
  const batcher = new PostingBatcher(database().pool, { inFlightMax: 1 });
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: 12 }), async (steps) => {
      site += 1;
      const model = createModelLedger();
      const expected = await run(steps, site, model, async (requests) => {
        const outcomes: ReversalOutcome[] = [];
        for (const request of requests) outcomes.push(await model.post(request));
        return outcomes;
      });
      const actual = await run(steps, site, createLedger(database().pool), (requests) =>
        Promise.all(requests.map((request) => batcher.post(request))),
      );
      expect(actual).toEqual(expected);
    }),
    { numRuns: 60 },
  );
  expect((await reconcile(database().pool)).differences).toEqual([]);
}, 120_000);
