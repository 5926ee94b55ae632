import type { SettlementInput } from '@pavilion/settlement';

/** Plans of a tree of six levels, all of one set of terms. */

export type PlanInput = SettlementInput['plans'][number];

const terms: PlanInput['terms'] = {
  cycle: 'month',
  method: 'line',
  deductions: [
    { name: 'provider-slot', on: 'ggr', gameType: 2, ratePpm: 120_000 },
    { name: 'provider-live', on: 'ggr', gameType: 3, ratePpm: 100_000 },
    { name: 'provider-sport', on: 'ggr', gameType: 4, ratePpm: 80_000 },
    { name: 'venue', on: 'turnover', provider: 3, ratePpm: 500 },
    { name: 'promotion', on: 'bonus', ratePpm: 1_000_000 },
    { name: 'deposits', on: 'deposit', ratePpm: 15_000 },
    { name: 'withdrawals', on: 'withdrawal', ratePpm: 5_000 },
    { name: 'platform', on: 'net', ratePpm: 30_000 },
  ],
  active: { depositMinor: 1_000, turnoverMinor: 10_000 },
  fenceMinor: 5_000_000,
};

/** The plan of a level, 0 the top. */
export const planOf = (level: number): PlanInput => ({
  plan: `level-${level}`,
  version: 1,
  terms,
  revenueShare: {
    ladder: [
      { ratePpm: 400_000 - level * 50_000 },
      { minActive: 20, minNetWinMinor: 10_000_000, ratePpm: 450_000 - level * 50_000 },
    ],
    negativeCarry: 'carry',
  },
  turnover: { rates: { 2: 4_000 - level * 500, 3: 3_000 - level * 400 } },
  holdDays: 3,
  smallestPayoutMinor: 10_000,
});
