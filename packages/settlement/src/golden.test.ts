import { toDecimal } from '@pavilion/money';
import { describe, expect, it } from 'vitest';
import { toExactDecimal } from './exact.ts';
import {
  columnsOf,
  csvLinesOf,
  deductions,
  firstMonth,
  fourLevels,
  lost,
  members,
  node,
  plainTerms,
  planOf,
  player,
  settleFour,
  sharePlan,
  sharePlans,
} from './fourLevels.fixture.ts';
import { takePositions } from './positions.ts';
import type { Settlement } from './settle.ts';

const paid = (settlement: Settlement): string[] =>
  columnsOf(settlement, ({ payableMinor }) => toDecimal(payableMinor, 'RMB'));
const lineBases = (settlement: Settlement): string[] =>
  columnsOf(settlement, ({ lineBase }) => toExactDecimal(lineBase, 'RMB'));
const counted = (settlement: Settlement): string[] =>
  columnsOf(settlement, ({ counts, carryOut }) => toExactDecimal(counts > 0n ? counts : carryOut, 'RMB'));

const withDeductions = { terms: { ...plainTerms, deductions } };

describe('the base of a member', () => {
  it('is what the house won, less every deduction, each on its own line', () => {
    const settlement = settleFour({ plans: sharePlans(withDeductions), days: firstMonth() });
    const rest = ',,,,,,,,,';
    const line = (name: string, on: string, rate: number, amount: string): string =>
      `deduction,1,,,,${rest},${name},${on},${rate},${amount},`;
    expect(csvLinesOf(settlement, 'D').slice(3, 11)).toEqual([
      'day,1,2026-10-05,2,1,100,200000.00,200000.00,188000.00,0.00,0.00,0.00,0.00,0.00,0.00,,,,12000.00,',
      'day,1,2026-10-06,0,0,0,0.00,0.00,0.00,1000.00,20000.00,5000.00,0.00,0.00,0.00,,,,0.00,',
      line('provider-slot', '12000.00', 120_000, '-1440.00'),
      line('promotion', '1000.00', 1_000_000, '-1000.00'),
      line('deposits', '20000.00', 15_000, '-300.00'),
      line('withdrawals', '5000.00', 5_000, '-25.00'),
      line('platform', '9235.00', 30_000, '-277.05'),
      expect.stringMatching(/^day,2,/),
    ]);
  });

  it.each([
    ['m1', '8957.95'],
    ['m2', '-4325.00'],
    ['m3', '4922.75'],
    ['m4', '2502.60'],
    ['m5', '-1080.00'],
  ] as const)('of %s is %s', (name, base) => {
    const settlement = settleFour({
      tree: { agents: [node('D', null)], members: [player(name, 'D')] },
      plans: [sharePlan('D', 20, withDeductions)],
      days: firstMonth().filter(({ member }) => member === members[name]),
    });
    expect(settlement.bills.map(({ lineBase }) => toExactDecimal(lineBase, 'RMB'))).toEqual([base]);
  });
});

it('tells for every line what was taken off, by what it was for', () => {
  const settlement = settleFour({ plans: sharePlans(withDeductions), days: firstMonth() });
  const costs = columnsOf(settlement, ({ providerFees, promotionCosts, paymentFees, platformFees }) =>
    [providerFees, promotionCosts, paymentFees, platformFees].map((amount) => toExactDecimal(amount, 'RMB')),
  );
  expect(costs).toEqual([
    ['1440.00', '1200.00', '450.00', '277.05'],
    ['1920.00', '1500.00', '595.00', '429.30'],
    ['2280.00', '1500.00', '655.00', '506.70'],
    ['2280.00', '1550.00', '685.00', '506.70'],
  ]);
});

describe('revenue share by lines', () => {
  const months = [
    { days: firstMonth(), plans: sharePlans(withDeductions) },
    { days: lost({ m1: -9_000, m2: 1_200, m3: 4_100, m4: 500, m5: 800 }) },
    { days: lost({ m1: 5_000, m2: 3_000, m3: 2_000 }) },
    { days: lost({ m1: 4_000, m2: 1_000, m3: 1_000, m4: -9_000 }) },
    { days: lost({ m1: 2_000, m3: 1_000, m4: 6_000, m5: 1_000 }) },
  ];
  const settled: Settlement[] = [];
  for (const month of months) {
    const before = settled.at(-1);
    settled.push(settleFour({ ...month, ...(before && { carried: before.carried, debts: before.debts }) }));
  }
  const month = (number: number): Settlement => {
    const found = settled[number - 1];
    if (found === undefined) throw new Error(`no month ${number}`);
    return found;
  };

  it('pays the differences between the lines of a good month', () => {
    expect(lineBases(month(1))).toEqual(['4632.95', '9555.70', '12058.30', '10978.30']);
    // B's line earns 4,582.154: what is beyond the minor unit is kept until B's bill is cut.
    expect(columnsOf(month(1), ({ earned }) => toExactDecimal(earned, 'RMB'))).toEqual([
      '926.59',
      '2866.71',
      '4582.154',
      '4940.235',
    ]);
    expect(paid(month(1))).toEqual(['926.59', '1940.12', '1715.44', '358.08']);
  });

  it('pays nobody for a losing month, and carries what each line lost', () => {
    expect(counted(month(2))).toEqual(['-7800.00', '-3700.00', '-3200.00', '-2400.00']);
    expect(paid(month(2))).toEqual(['0.00', '0.00', '0.00', '0.00']);
  });

  it('makes up for what was carried before it pays again', () => {
    expect(counted(month(3))).toEqual(['200.00', '6300.00', '6800.00', '7600.00']);
    expect(paid(month(3))).toEqual(['40.00', '1850.00', '694.00', '836.00']);
  });

  it('pays those below although the line above lost, which then owes the advance', () => {
    expect(counted(month(4))).toEqual(['5000.00', '6000.00', '-3000.00', '-3000.00']);
    expect(paid(month(4))).toEqual(['1000.00', '800.00', '0.00', '0.00']);
    expect(month(4).debts).toEqual([{ agent: 2, amountMinor: '180000' }]);
  });

  it('takes the debt from what is earned next', () => {
    expect(counted(month(5))).toEqual(['2000.00', '3000.00', '6000.00', '7000.00']);
    expect(paid(month(5))).toEqual(['400.00', '500.00', '0.00', '870.00']);
    expect(month(5).debts).toEqual([{ agent: 2, amountMinor: '42000' }]);
  });

  it('has paid in all what the top earned, and the debts that are left', () => {
    const sum = (pick: (bill: Settlement['bills'][number]) => bigint): bigint =>
      settled.flatMap(({ bills }) => bills).reduce((total, bill) => total + pick(bill), 0n);
    const cut = sum((bill) => bill.cut);
    const everything = sum((bill) => bill.payableMinor * 10n ** 18n) + cut;
    const top = sum((bill) => (bill.agent === 1 ? bill.earned : 0n));
    expect(everything - top).toBe(42_000n * 10n ** 18n);
    expect(sum((bill) => bill.payableMinor)).toBe(1_193_023n);
  });
});

describe('revenue share by paths', () => {
  const byPath = { terms: { ...plainTerms, method: 'path' as const } };

  it('comes to the same as by lines in a month in which nothing is carried', () => {
    const plans = sharePlans({ terms: { ...withDeductions.terms, method: 'path' } });
    expect(paid(settleFour({ plans, days: firstMonth() }))).toEqual([
      '926.59',
      '1940.12',
      '1715.44',
      '358.08',
    ]);
  });

  it('pays some although the house lost, and carries what others lost', () => {
    const settlement = settleFour({
      plans: sharePlans(byPath),
      days: lost({ m1: -9_000, m2: 1_200, m3: 4_100, m4: 500, m5: 800 }),
    });
    expect(paid(settlement)).toEqual(['0.00', '450.00', '0.00', '136.00']);
    expect(columnsOf(settlement, ({ carryOut }) => toExactDecimal(carryOut, 'RMB'))).toEqual([
      '-1560.00',
      '0.00',
      '-106.00',
      '0.00',
    ]);
  });

  it('never pays twice what a lower rate in the middle left', () => {
    const settlement = settleFour({
      tree: {
        agents: [node('B', null), node('C', 'B'), node('D', 'C')],
        members: [player('m1', 'D')],
      },
      plans: [sharePlan('D', 40, byPath), sharePlan('C', 25, byPath), sharePlan('B', 50, byPath)],
      days: lost({ m1: 1_000 }),
    });
    expect(settlement.bills.map(({ agent, payableMinor }) => [agent, payableMinor])).toEqual([
      [2, 10_000n],
      [3, 0n],
      [4, 40_000n],
    ]);
  });
});

describe('turnover', () => {
  it('pays each the difference to what those below, members among them, already got', () => {
    const rates = { A: 9_000, B: 8_000, C: 6_000, D: 4_000 };
    const ofAll = (ppm: number) => ({ 2: ppm, 3: ppm, 4: ppm, 5: ppm });
    const settlement = settleFour({
      tree: {
        ...fourLevels,
        members: fourLevels.members.map((member) => ({ ...member, rebates: ofAll(3_000) })),
      },
      plans: (['A', 'B', 'C', 'D'] as const).map((agent) =>
        planOf(agent, { turnover: { rates: ofAll(rates[agent]) } }),
      ),
      days: firstMonth(),
    });
    expect(paid(settlement)).toEqual(['350.00', '940.00', '1110.00', '600.00']);
    // With the members' own 0.3 %, 1,500.00, it is 0.9 % of 500,000.
    const all = settlement.bills.reduce((sum, { payableMinor }) => sum + payableMinor, 0n);
    expect(all + 150_000n).toBe(450_000n);
  });
});

describe('position taking', () => {
  const levels = [
    { agent: 4, sharePpm: 300_000, rebatePpm: 4_000 },
    { agent: 3, sharePpm: 300_000, rebatePpm: 6_000 },
    { agent: 2, sharePpm: 200_000, rebatePpm: 8_000 },
    { agent: 1, sharePpm: 100_000, rebatePpm: 9_000 },
  ];
  const turnoverMinor = 20_000_000n;
  const take = (lostMinor: bigint, sign: bigint) =>
    takePositions({ lostMinor, turnoverMinor: turnoverMinor * sign, memberRebatePpm: 3_000, levels }).map(
      ({ agent, shareMinor, rebateGotMinor, rebateGivenMinor, resultMinor, paysUpMinor }) => [
        agent,
        ...[shareMinor, rebateGotMinor, rebateGivenMinor, resultMinor, paysUpMinor].map(
          (amount) => (amount * sign) / 100n,
        ),
      ],
    );
  const table = [
    [4, 3_600n, 560n, 600n, 3_560n, 7_840n],
    [3, 3_600n, 480n, 560n, 3_520n, 4_320n],
    [2, 2_400n, 320n, 480n, 2_240n, 2_080n],
    [1, 1_200n, 180n, 320n, 1_060n, 1_020n],
    [null, 1_200n, 0n, 180n, 1_020n, 0n],
  ];

  it('shares what a member lost, with rebates on what each passes on', () => {
    expect(take(1_200_000n, 1n)).toEqual(table);
  });

  it('is its own mirror with all signs turned', () => {
    expect(take(-1_200_000n, -1n)).toEqual(table);
  });

  it('leaves nothing over and makes nothing up: all results are what the member pays', () => {
    const rows = takePositions({ lostMinor: 101n, turnoverMinor: 9_999n, memberRebatePpm: 3_333, levels });
    const rebate = (9_999n * 3_333n) / 1_000_000n;
    expect(rows.reduce((sum, { resultMinor }) => sum + resultMinor, 0n)).toBe(101n - rebate);
  });

  it('refuses shares beyond the whole', () => {
    const over = [...levels, { agent: 9, sharePpm: 100_001, rebatePpm: 9_000 }];
    expect(() =>
      takePositions({ lostMinor: 1n, turnoverMinor: 0n, memberRebatePpm: 0, levels: over }),
    ).toThrow('levels: takes more than there is');
  });
});
