import { describe, expect, it } from 'vitest';
import {
  agents,
  billOf,
  csvLinesOf,
  dayOf,
  fourLevels,
  lost,
  members,
  node,
  october,
  plainTerms,
  planOf,
  player,
  settleFour,
  sharePlan,
  sharePlans,
} from './fourLevels.fixture.ts';
import type { SettlementInput } from './input.ts';
import { settle } from './settle.ts';

/** One agent with one member. */
const alone = (parts: Partial<SettlementInput>) =>
  billOf(
    settleFour({
      tree: { agents: [node('D', null)], members: [player('m1', 'D')] },
      plans: [sharePlan('D', 20)],
      ...parts,
    }),
    'D',
  );

describe('the ladder', () => {
  const ladder = [
    { ratePpm: 100_000 },
    { minActive: 1, minNetWinMinor: 100_000, ratePpm: 200_000 },
    { minActive: 2, minNetWinMinor: 100_000, ratePpm: 300_000 },
  ];
  const plans = [sharePlan('D', 0, { revenueShare: { ladder, negativeCarry: 'carry' } })];

  it('gives the highest rung of which everything holds', () => {
    expect(alone({ plans, days: lost({ m1: 1_000 }) })).toMatchObject({ rung: 1, payableMinor: 20_000n });
    expect(alone({ plans, days: lost({ m1: 999 }) })).toMatchObject({ rung: 0, payableMinor: 9_990n });
  });

  it('gives nothing below its lowest rung', () => {
    const high = [sharePlan('D', 0, { revenueShare: { ladder: ladder.slice(1), negativeCarry: 'carry' } })];
    expect(alone({ plans: high, days: lost({ m1: 999 }) })).toMatchObject({ rung: null, payableMinor: 0n });
  });

  it('counts those as active who paid in and played enough', () => {
    const active = { depositMinor: 1_000, turnoverMinor: 5_000 };
    const of = (depositedMinor: bigint) =>
      alone({
        plans: [sharePlan('D', 20, { terms: { ...plainTerms, active } })],
        days: [dayOf(members.m1, { depositedMinor, turnoverMinor: 5_000n })],
      }).active;
    expect([of(999n), of(1_000n)]).toEqual([0, 1]);
  });
});

describe('what a month lost', () => {
  const months = (negativeCarry: 'discard' | 'carry' | { cycles: number }) => {
    const plans = [sharePlan('D', 20, { revenueShare: { ladder: [{ ratePpm: 200_000 }], negativeCarry } })];
    let carried: SettlementInput['carried'];
    return [-1_000, -500, 0, 2_000].map((units) => {
      const settlement = settleFour({
        tree: { agents: [node('D', null)], members: [player('m1', 'D')] },
        plans,
        days: lost({ m1: units }),
        ...(carried && { carried }),
      });
      carried = settlement.carried;
      const { carryOut, payableMinor } = billOf(settlement, 'D');
      return [carryOut / 10n ** 18n, payableMinor];
    });
  };

  it('is made up for in full where it is carried', () => {
    expect(months('carry')).toEqual([
      [-100_000n, 0n],
      [-150_000n, 0n],
      [-150_000n, 0n],
      [0n, 10_000n],
    ]);
  });

  it('is forgotten where it is discarded', () => {
    expect(months('discard')).toEqual([
      [0n, 0n],
      [0n, 0n],
      [0n, 0n],
      [0n, 40_000n],
    ]);
  });

  it('is taken along for so many cycles, each loss by itself', () => {
    expect(months({ cycles: 2 })).toEqual([
      [-100_000n, 0n],
      [-150_000n, 0n],
      [-50_000n, 0n],
      [0n, 30_000n],
    ]);
  });
});

describe('a member who costs the house more than the fence', () => {
  const tree = { agents: [node('D', null)], members: [player('m1', 'D'), player('m2', 'D')] };
  const plans = [sharePlan('D', 20, { terms: { ...plainTerms, fenceMinor: 500_000 } })];

  it('is carried alone, and joins the line again once the own losses made up for it', () => {
    const first = settleFour({ tree, plans, days: lost({ m1: -6_000, m2: 1_000 }) });
    expect(billOf(first, 'D')).toMatchObject({ payableMinor: 20_000n, carryOut: 0n });
    expect(first.carried.members).toEqual([{ member: members.m1, fencedMinor: '-600000' }]);
    const second = settleFour({ tree, plans, days: lost({ m1: 7_000 }), carried: first.carried });
    expect(billOf(second, 'D').payableMinor).toBe(20_000n);
    expect(second.carried.members).toEqual([]);
  });

  it('stays in the line up to the fence', () => {
    const settlement = settleFour({ tree, plans, days: lost({ m1: -5_000, m2: 1_000 }) });
    expect(settlement.carried).toMatchObject({
      agents: [{ losses: [{ amountMinor: '-400000' }] }],
      members: [],
    });
  });
});

describe('per head', () => {
  const terms = {
    ...plainTerms,
    perHead: { firstDepositMinor: 10_000, depositsMinor: 20_000, turnoverMinor: 50_000, withinDays: 40 },
  };
  const tree = {
    agents: [node('C', null), node('D', 'C')],
    members: [
      player('m1', 'D', { joined: '2026-10-01', firstDeposit: { day: '2026-10-02', amountMinor: 10_000 } }),
    ],
  };
  const plans = [planOf('C', { terms, perHeadMinor: 3_000 }), planOf('D', { terms, perHeadMinor: 2_000 })];
  const part = dayOf(members.m1, { depositedMinor: 10_000n, turnoverMinor: 25_000n });

  it('pays each the difference for a new member who counts, once ever and over two cycles', () => {
    const first = settleFour({ tree, plans, days: [part] });
    expect([billOf(first, 'D').payableMinor, billOf(first, 'C').payableMinor]).toEqual([0n, 0n]);
    const november = { ...october, from: '2026-11-01', to: '2026-11-30' };
    const days = [{ ...part, day: '2026-11-05' }];
    const second = settleFour({ cycle: november, tree, plans, days, carried: first.carried });
    expect([billOf(second, 'D').payableMinor, billOf(second, 'C').payableMinor]).toEqual([2_000n, 1_000n]);
    expect(second.carried.members).toEqual([{ member: members.m1, counted: true }]);
    const third = settleFour({ tree, plans, days: [part, part], carried: second.carried });
    expect(billOf(third, 'D').payableMinor).toBe(0n);
  });

  it('does not count what came after the days are over', () => {
    const joined = {
      ...tree,
      members: [
        {
          ...player('m1', 'D', { joined: '2026-08-25' }),
          firstDeposit: { day: '2026-08-26', amountMinor: 10_000 },
        },
      ],
    };
    const days = [part, { ...part, day: '2026-10-04' }];
    expect(billOf(settleFour({ tree: joined, plans, days }), 'D').payableMinor).toBe(0n);
  });
});

describe('what is not paid', () => {
  it('is too small: it is kept until there is enough', () => {
    const plans = [sharePlan('D', 20, { smallestPayoutMinor: 10_000 })];
    const tree = { agents: [node('D', null)], members: [player('m1', 'D')] };
    const first = settleFour({ tree, plans, days: lost({ m1: 300 }) });
    expect(billOf(first, 'D')).toMatchObject({
      state: 'nothing_due',
      rolledOutMinor: 6_000n,
      payableMinor: 0n,
    });
    const second = settleFour({ tree, plans, days: lost({ m1: 200 }), carried: first.carried });
    expect(billOf(second, 'D')).toMatchObject({
      state: 'calculated',
      rolledOutMinor: 0n,
      payableMinor: 10_000n,
    });
  });

  it('is what an agent out of service earned: it is held, and the agent above gets no more for it', () => {
    const suspended = {
      ...fourLevels,
      agents: [node('A', null), node('B', 'A'), node('C', 'B', { state: 'suspended' }), node('D', 'C')],
    };
    const days = lost({ m1: 1_000 });
    const [held, usual] = [settleFour({ tree: suspended, days }), settleFour({ days })];
    expect(billOf(held, 'C')).toMatchObject({ state: 'held', payableMinor: 10_000n });
    expect(billOf(held, 'B').payableMinor).toBe(billOf(usual, 'B').payableMinor);
  });

  it('is taken back by a correction, and owed where there was not enough', () => {
    const carried = {
      agents: [{ agent: agents.D, adjustments: [{ amountMinor: -25_000, reason: 'chargeback' }] }],
      members: [],
    };
    const bill = alone({ days: lost({ m1: 1_000 }), carried });
    expect(bill).toMatchObject({
      commissionMinor: 20_000n,
      adjustmentMinor: -25_000n,
      payableMinor: 0n,
      rolledOutMinor: -5_000n,
    });
  });

  it('is what agents play themselves: it counts for the agent above, and at the top for nobody', () => {
    const settlement = settleFour({
      days: [dayOf(agents.C, { stakedMinor: 100_000n }), dayOf(agents.A, { stakedMinor: 100_000n })],
    });
    expect(['D', 'C', 'B', 'A'].map((agent) => billOf(settlement, agent as 'A').payableMinor)).toEqual([
      0n,
      0n,
      38_000n,
      7_000n,
    ]);
  });
});

it('takes contributions to jackpots and corrections off as they are', () => {
  const days = [dayOf(members.m1, { stakedMinor: 100_000n, jackpotMinor: 2_000n, adjustmentMinor: -500n })];
  expect(alone({ days }).lineBase).toBe(98_500n * 10n ** 18n);
});

it('takes back, by what is rolled over, the commission on turnover that was corrected later', () => {
  const plans = [planOf('D', { turnover: { rates: { 2: 3_000 } } })];
  const days = [dayOf(members.m1, { turnoverMinor: -1_500n })];
  expect(alone({ plans, days })).toMatchObject({
    commissionMinor: -5n,
    cut: 5n * 10n ** 17n,
    payableMinor: 0n,
    rolledOutMinor: -5n,
  });
});

it('leaves an excluded member out from the day on, and says which lines and why', () => {
  const tree = {
    agents: [node('D', null)],
    members: [player('m1', 'D', { excluded: { from: '2026-10-06', reason: 'same-device' } })],
  };
  const days = ['2026-10-05', '2026-10-06'].map((day) => dayOf(members.m1, { day, stakedMinor: 100_000n }));
  const settlement = settleFour({ tree, plans: [sharePlan('D', 20)], days });
  expect(billOf(settlement, 'D').payableMinor).toBe(20_000n);
  expect(csvLinesOf(settlement, 'D').filter((line) => line.startsWith('excluded'))).toEqual([
    'excluded,1,2026-10-06,2,1,0,1000.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00,same-device,,,,',
  ]);
});

it('lets the hash of a bill stand for the bills below it', () => {
  const before = settleFour({ days: lost({ m1: 1_000 }) });
  const after = settleFour({ days: lost({ m1: 1_001 }) });
  for (const agent of ['D', 'C', 'B', 'A'] as const)
    expect(billOf(after, agent).sha256).not.toBe(billOf(before, agent).sha256);
  expect(csvLinesOf(before, 'A').join('\n')).toContain(billOf(before, 'B').sha256);
});

it('may be paid when the days of hold are over', () => {
  expect(alone({ days: [] }).payableFrom).toBe('2026-11-04');
});

describe('what cannot be settled is refused by the name of its field', () => {
  const input: SettlementInput = { cycle: october, tree: fourLevels, plans: sharePlans(), days: [] };
  const withAgents = (...nodes: ReturnType<typeof node>[]) => ({ tree: { agents: nodes, members: [] } });
  const ladder = (...rates: number[]) => [
    sharePlan('A', 0, {
      revenueShare: { ladder: rates.map((ratePpm) => ({ ratePpm })), negativeCarry: 'carry' },
    }),
  ];
  it.each<[string, object]>([
    ['cycle.to: is before the first day', { cycle: { ...october, to: '2026-09-30' } }],
    ['cycle.currency: is no currency of the hall', { cycle: { ...october, currency: 'XXX' } }],
    ['tree.agents[0].parent: is no agent of the tree', withAgents(node('B', 'A'))],
    ['tree.agents[0].parent: leads round in a circle', withAgents(node('A', 'B'), node('B', 'A'))],
    ['tree.agents[1].agent: stands in the tree twice', withAgents(node('A', null), node('A', null))],
    [
      'tree.agents[0].plan: version 2 of it is not among the plans',
      withAgents(node('A', null, { version: 2 })),
    ],
    [
      'tree.members[0].agent: is no agent of the tree',
      { tree: { agents: [], members: [player('m1', 'A')] } },
    ],
    ['plans[1]: gives a version of a plan twice', { plans: [sharePlan('A', 1), sharePlan('A', 2)] }],
    ['plans[0].revenueShare.ladder[1].ratePpm: is lower than on the rung below', { plans: ladder(2, 1) }],
    [
      'plans[0].perHeadMinor: needs terms.perHead, which say who counts',
      { plans: [planOf('A', { perHeadMinor: 1 })] },
    ],
    [
      'tree.agents[0].plan: is settled by the week',
      {
        ...withAgents(node('A', null)),
        plans: [sharePlan('A', 1, { terms: { ...plainTerms, cycle: 'week' } })],
      },
    ],
    [
      'tree.agents[1].plan: has other terms than the plan of the agent above: a tree has one base',
      {
        ...withAgents(node('A', null), node('B', 'A')),
        plans: [sharePlan('A', 1), sharePlan('B', 1, { terms: { ...plainTerms, method: 'path' } })],
      },
    ],
    ['days[0].member: is not in the tree', { days: [dayOf(99)] }],
    ['days[0].day: is not in the cycle', { days: [dayOf(members.m1, { day: '2026-11-01' })] }],
    ['days[0].day: Invalid ISO date', { days: [dayOf(members.m1, { day: '2026-02-30' })] }],
    [
      'days[1].stakedMinor: takes whole minor units',
      { days: [dayOf(members.m1), dayOf(members.m1, { stakedMinor: '1.5' })] },
    ],
    ['debts[0].amountMinor: is negative', { debts: [{ agent: 1, amountMinor: '-1' }] }],
    ['debts[0].agent: is no agent of the tree', { debts: [{ agent: 9, amountMinor: '1' }] }],
    ['carried.members[0].member: is not in the tree', { carried: { agents: [], members: [{ member: 9 }] } }],
  ])('%s', (message, parts) => {
    expect(() => settle({ ...input, ...parts })).toThrow(message);
  });
});
