import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { dayOf, october, plainTerms, planOf } from './fourLevels.fixture.ts';
import type { MemberDayInput, SettlementInput } from './input.ts';
import { type Settlement, settle } from './settle.ts';
import { settlementJson } from './settlementJson.ts';

/** Trees of up to eight agents, who stand below anybody before them, and of up to twelve members. */
const agentsMax = 8;
const firstMember = 100;
const one = 10n ** 18n;
const numRuns = 60;
/** Trees and months are large: a machine that does other things besides needs longer for them. */
vi.setConfig({ testTimeout: 120_000 });

const anyPpm = fc.integer({ min: 0, max: 1_000_000 });
const anyDay = fc.integer({ min: 1, max: 31 }).map((day) => `2026-10-${String(day).padStart(2, '0')}`);
const anyAmount = fc.bigInt({ min: 0n, max: 10_000_000n });

const anyPlayed = (membersMax: number): fc.Arbitrary<MemberDayInput> =>
  fc.record({
    member: fc.integer({ min: firstMember, max: firstMember + membersMax - 1 }),
    day: anyDay,
    gameType: fc.integer({ min: 0, max: 4 }),
    provider: fc.integer({ min: 0, max: 2 }),
    bets: fc.integer({ min: 0, max: 50 }),
    stakedMinor: anyAmount,
    turnoverMinor: anyAmount,
    wonMinor: anyAmount,
    bonusMinor: anyAmount,
    depositedMinor: anyAmount,
    withdrawnMinor: anyAmount,
    feesMinor: fc.bigInt({ min: 0n, max: 1_000n }),
    jackpotMinor: fc.bigInt({ min: 0n, max: 1_000n }),
    adjustmentMinor: fc.bigInt({ min: 0n, max: 10_000n }),
  });

interface Drawn {
  readonly parents: readonly number[];
  readonly rates: readonly (readonly [number, number, number])[];
  readonly under: readonly number[];
  readonly days: MemberDayInput[];
}

const anyDrawn: fc.Arbitrary<Drawn> = fc
  .record({ agents: fc.integer({ min: 1, max: agentsMax }), members: fc.integer({ min: 1, max: 12 }) })
  .chain(({ agents, members }) =>
    fc.record({
      parents: fc.array(fc.nat(), { minLength: agents, maxLength: agents }),
      rates: fc.array(fc.tuple(anyPpm, anyPpm, fc.integer({ min: 0, max: 5_000 })), {
        minLength: agents,
        maxLength: agents,
      }),
      under: fc.array(fc.nat({ max: agents - 1 }), { minLength: members, maxLength: members }),
      days: fc.array(anyPlayed(members), { maxLength: 30 }),
    }),
  );

const deductions: SettlementInput['plans'][number]['terms']['deductions'] = [
  { name: 'venue', on: 'ggr', gameType: 2, ratePpm: 123_457 },
  { name: 'volume', on: 'turnover', provider: 1, ratePpm: 777 },
  { name: 'bonus', on: 'bonus', ratePpm: 500_001 },
  { name: 'platform', on: 'net', ratePpm: 31_313 },
];

const inputOf = (
  { parents, rates, under, days }: Drawn,
  method: 'line' | 'path',
  parts: Partial<SettlementInput> = {},
): SettlementInput => ({
  cycle: october,
  tree: {
    agents: parents.map((pick, place) => ({
      agent: place + 1,
      parent: place === 0 ? null : 1 + (pick % place),
      plan: `p${place}`,
      version: 1,
      state: 'active',
    })),
    members: under.map((agent, place) => ({
      member: firstMember + place,
      agent: agent + 1,
      joined: '2026-10-02',
      firstDeposit: { day: '2026-10-03', amountMinor: 100 },
    })),
  },
  plans: rates.map(([share, turnover, head], place) =>
    planOf('A', {
      plan: `p${place}`,
      terms: {
        ...plainTerms,
        method,
        deductions,
        perHead: { firstDepositMinor: 1, depositsMinor: 1, turnoverMinor: 1, withinDays: 60 },
      },
      revenueShare: { ladder: [{ ratePpm: share }], negativeCarry: 'carry' },
      turnover: { rates: { 2: turnover, 3: turnover } },
      perHeadMinor: head,
    }),
  ),
  days,
  ...parts,
});

const sum = (settlement: Settlement, pick: (bill: Settlement['bills'][number]) => bigint): bigint =>
  settlement.bills.reduce((total, bill) => total + pick(bill), 0n);

const withoutHash = (settlement: Settlement): string =>
  settlementJson({ ...settlement, bills: settlement.bills.map((bill) => ({ ...bill, sha256: '' })) });

it('pays what the top earned and what is owed for advances, month after month', () => {
  fc.assert(
    fc.property(anyDrawn, fc.array(anyPlayed(1), { maxLength: 8 }), (drawn, later) => {
      const first = settle(inputOf(drawn, 'line'));
      const { carried, debts } = first;
      const second = settle(inputOf({ ...drawn, days: later }, 'line', { carried, debts }));
      for (const month of [first, second]) {
        const top = sum(month, (bill) => (bill.agent === 1 ? bill.earned : 0n));
        const owed = sum(month, (bill) => bill.debtOut - bill.debtIn);
        expect(sum(month, (bill) => bill.revenueShare)).toBe(top + owed);
      }
    }),
    { numRuns },
  );
});

it('cuts less than one minor unit from a bill, and nothing else', () => {
  fc.assert(
    fc.property(anyDrawn, (drawn) => {
      for (const bill of settle(inputOf(drawn, 'line')).bills) {
        expect(bill.cut >= 0n && bill.cut < one).toBe(true);
        expect(bill.commissionMinor * one + bill.cut).toBe(
          bill.revenueShare + bill.turnoverCommission + bill.perHead,
        );
      }
    }),
    { numRuns },
  );
});

/** The highest of the levels on the way from an agent to the top. */
const highestOnPath = ({ parents, rates }: Drawn, agent: number, level: 0 | 1 | 2): bigint => {
  let highest = 0;
  for (let place = agent; ; place = (parents[place] ?? 0) % place) {
    highest = Math.max(highest, rates[place]?.[level] ?? 0);
    if (place === 0) return BigInt(highest);
  }
};

it('never pays more than the highest rate on the path, by paths, of turnover and per head', () => {
  fc.assert(
    fc.property(anyDrawn, (drawn) => {
      // Each member alone: on the own path, and never with a loss that would make room for others.
      drawn.under.forEach((agent, place) => {
        const days = drawn.days
          .filter(({ member }) => member === firstMember + place)
          .map((day) => ({ ...day, bonusMinor: 0n, wonMinor: 0n, adjustmentMinor: 0n, jackpotMinor: 0n }));
        const settlement = settle(inputOf({ ...drawn, days }, 'path'));
        const base = sum(settlement, (bill) => (bill.agent === 1 ? bill.lineBase : 0n));
        const turnover = days
          .filter(({ gameType }) => gameType === 2 || gameType === 3)
          .reduce((total, { turnoverMinor }) => total + BigInt(turnoverMinor), 0n);
        const most = (level: 0 | 1 | 2): bigint => highestOnPath(drawn, agent, level);
        if (base >= 0n)
          expect(sum(settlement, (bill) => bill.revenueShare) * 1_000_000n).toBe(base * most(0));
        expect(sum(settlement, (bill) => bill.turnoverCommission) * 1_000_000n).toBe(
          turnover * one * most(1),
        );
        expect(sum(settlement, (bill) => bill.perHead) <= most(2) * one).toBe(true);
      });
    }),
    { numRuns: 20 },
  );
});

it('never pays by lines more than the highest rate, less what is owed for advances', () => {
  fc.assert(
    fc.property(anyDrawn, (drawn) => {
      const settlement = settle(inputOf(drawn, 'line'));
      const top = settlement.bills.find(({ agent }) => agent === 1);
      const highest = BigInt(Math.max(...drawn.rates.map(([share]) => share)));
      const base = top === undefined || top.lineBase < 0n ? 0n : top.lineBase;
      const paid = sum(settlement, (bill) => bill.revenueShare - bill.debtOut);
      expect(paid * 1_000_000n <= base * highest).toBe(true);
    }),
    { numRuns },
  );
});

it('makes the same bills to the byte, in whatever order its input comes', () => {
  const shuffled = anyDrawn.chain((drawn) =>
    fc.record({
      drawn: fc.constant(drawn),
      days: fc.shuffledSubarray(drawn.days, { minLength: drawn.days.length }),
      method: fc.constantFrom('line' as const, 'path' as const),
    }),
  );
  fc.assert(
    fc.property(shuffled, ({ drawn, days, method }) => {
      const input = inputOf(drawn, method);
      const { agents, members } = input.tree;
      const once = settle(input);
      const again = settle({
        ...input,
        days,
        plans: input.plans.toReversed(),
        tree: { agents: agents.toReversed(), members: members.toReversed() },
      });
      expect(settlementJson(again)).toBe(settlementJson(once));
      for (const { agent } of once.bills) expect([...again.csvOf(agent)]).toEqual([...once.csvOf(agent)]);
    }),
    { numRuns },
  );
});

it('comes to the same when two days are one', () => {
  fc.assert(
    fc.property(anyDrawn, anyDay, (drawn, day) => {
      const merged = drawn.days.map((row) => ({ ...row, day }));
      expect(withoutHash(settle(inputOf({ ...drawn, days: merged }, 'line')))).toBe(
        withoutHash(settle(inputOf(drawn, 'line'))),
      );
    }),
    { numRuns },
  );
});

it('is not changed by a day on which nothing happened', () => {
  fc.assert(
    fc.property(anyDrawn, anyDay, (drawn, day) => {
      const zero = dayOf(firstMember, { day, gameType: 3, provider: 7 });
      expect(settlementJson(settle(inputOf({ ...drawn, days: [...drawn.days, zero] }, 'line')))).toBe(
        settlementJson(settle(inputOf(drawn, 'line'))),
      );
    }),
    { numRuns },
  );
});
