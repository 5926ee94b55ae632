import type { Currency } from '@pavilion/contract';
import type { PlanTerms } from '@pavilion/contract/office';
import { parseDecimal } from '@pavilion/money';
import { type Plan, planSchema } from '@pavilion/settlement';
import { refused } from '../../../http/refusal.ts';
import { presentPlan } from '../presentPlan.ts';

const codes = { 381: 'the terms are no plan' } as const;

const noPlan = (path: string, problem: string) => refused(codes, 381, 'office.plan_terms', { path, problem });

/** Amounts of a form as minor units. Refuses with 381 what the currency does not have. */
const amountsIn =
  (currency: Currency) =>
  (path: string, text: string): string => {
    const amount = parseDecimal(text, currency);
    if (amount === undefined) throw noPlan(path, 'is no amount of the currency');
    return String(amount);
  };

type Amount = ReturnType<typeof amountsIn>;

const treeTerms = (terms: PlanTerms, amount: Amount): object => ({
  cycle: terms.cycle,
  method: terms.method,
  deductions: terms.deductions.map(({ name, on, game_type: gameType, provider, rate_ppm: ratePpm }) => ({
    name,
    on,
    ...(gameType !== null && { gameType }),
    ...(provider !== null && { provider }),
    ratePpm,
  })),
  active: {
    depositMinor: amount('active.deposit', terms.active.deposit),
    turnoverMinor: amount('active.turnover', terms.active.turnover),
  },
  ...(terms.fence !== null && { fenceMinor: amount('fence', terms.fence) }),
  ...(terms.per_head !== null && {
    perHead: {
      firstDepositMinor: amount('per_head.first_deposit', terms.per_head.first_deposit),
      depositsMinor: amount('per_head.deposits', terms.per_head.deposits),
      turnoverMinor: amount('per_head.turnover', terms.per_head.turnover),
      withinDays: terms.per_head.within_days,
    },
  }),
});

const ladderOf = ({ ladder }: PlanTerms, amount: Amount): object[] =>
  ladder.map((rung, place) => ({
    ...(rung.min_active !== null && { minActive: rung.min_active }),
    ...(rung.min_new_active !== null && { minNewActive: rung.min_new_active }),
    ...(rung.min_net_win !== null && {
      minNetWinMinor: amount(`ladder[${place}].min_net_win`, rung.min_net_win),
    }),
    ...(rung.min_turnover !== null && {
      minTurnoverMinor: amount(`ladder[${place}].min_turnover`, rung.min_turnover),
    }),
    ratePpm: rung.rate_ppm,
  }));

/** What a form says as a plan of the settlement. Refuses with 381 what is none, with the part and the problem. */
export const planOf = (plan: string, version: number, terms: PlanTerms, currency: Currency): Plan => {
  const amount = amountsIn(currency);
  const carry = terms.negative_carry ?? 'carry';
  const parsed = planSchema.safeParse({
    plan,
    version,
    terms: treeTerms(terms, amount),
    ...(terms.ladder.length > 0 && {
      revenueShare: {
        ladder: ladderOf(terms, amount),
        negativeCarry: typeof carry === 'number' ? { cycles: carry } : carry,
      },
    }),
    ...(terms.turnover.length > 0 && {
      turnover: {
        rates: Object.fromEntries(terms.turnover.map(({ game_type, rate_ppm }) => [game_type, rate_ppm])),
      },
    }),
    ...(terms.per_head !== null && { perHeadMinor: amount('per_head.amount', terms.per_head.amount) }),
    holdDays: terms.hold_days,
    smallestPayoutMinor: amount('smallest_payout', terms.smallest_payout),
  });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw noPlan((issue?.path ?? []).map(String).join('.'), issue?.message ?? '');
};

/** A plan as a form has it. */
export const termsOf = (plan: Plan, currency: Currency): PlanTerms => {
  const shown = presentPlan({ plan, currency, title: '', ownerAgentId: null, agentId: 0, fromDay: '' }, null);
  const {
    plan: _plan,
    version: _version,
    title: _title,
    from: _from,
    to: _to,
    is_from_agent: _is,
    ...terms
  } = shown;
  return terms;
};

/** The highest rate that a plan pays by, in millionths. */
export const highestPpm = ({ revenueShare, turnover }: Plan): number =>
  Math.max(
    0,
    ...(revenueShare?.ladder ?? []).map(({ ratePpm }) => ratePpm),
    ...Object.values(turnover?.rates ?? {}),
  );
