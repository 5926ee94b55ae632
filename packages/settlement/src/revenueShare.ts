import type { Minor } from '@pavilion/money';
import type { Costs } from './costs.ts';
import {
  type Exact,
  exact,
  exactOf,
  minus,
  negativeOf,
  nothing,
  positiveOf,
  sumExact,
  timesPpm,
} from './exact.ts';
import type { CarriedAgent, Plan, Rung } from './input.ts';
import { Portions, type Share } from './portions.ts';

/** What the whole line of an agent came to: what the rungs of a ladder ask for, and what was taken off before. */
export interface LineTotals {
  readonly base: Exact;
  readonly costs: Costs;
  readonly active: number;
  readonly newActive: number;
  readonly turnoverMinor: Minor;
}

export type Losses = CarriedAgent['losses'];

const isReached = (rung: Rung, line: LineTotals): boolean =>
  line.active >= (rung.minActive ?? 0) &&
  line.newActive >= (rung.minNewActive ?? 0) &&
  (rung.minNetWinMinor === undefined || line.base >= exactOf(rung.minNetWinMinor)) &&
  line.turnoverMinor >= (rung.minTurnoverMinor ?? 0n);

/** The highest rung of which everything holds; null below the lowest, where nothing is earned. */
export const gradeOf = (plan: Plan, line: LineTotals): { rung: number | null; ratePpm: number } => {
  const ladder = plan.revenueShare?.ladder ?? [];
  const rung = ladder.findLastIndex((one) => isReached(one, line));
  return { rung: rung < 0 ? null : rung, ratePpm: ladder[rung]?.ratePpm ?? 0 };
};

export interface Carry {
  readonly carryIn: Exact;
  /** What counts: positive, or nothing. */
  readonly counts: Exact;
  readonly losses: Losses;
  readonly carryOut: Exact;
  /** Losses that nobody has to make up for any more. */
  readonly lapsed: Exact;
}

const carriedSum = (losses: Losses): Exact => sumExact(losses.map(({ amountMinor }) => amountMinor));

/** Gains of a cycle make up for the oldest losses first; then every loss is a cycle older. */
const ageLosses = (gain: Exact, losses: Losses, cyclesMax: number): Losses => {
  let left = positiveOf(gain);
  const older = losses.map(({ amountMinor, cycles }) => {
    const rest = negativeOf(exact(amountMinor + left));
    left = positiveOf(exact(left + amountMinor));
    return { amountMinor: rest, cycles: cycles + 1 };
  });
  return [...older, { amountMinor: negativeOf(gain), cycles: 0 }].filter(
    ({ amountMinor, cycles }) => amountMinor < 0n && cycles < cyclesMax,
  );
};

/** What a cycle's gain and the losses before it come to, and what is taken along. */
export const carry = (plan: Plan, gain: Exact, before: Losses): Carry => {
  const carryIn = carriedSum(before);
  const total = exact(gain + carryIn);
  const policy = plan.revenueShare?.negativeCarry;
  const done = (losses: Losses): Carry => {
    const carryOut = carriedSum(losses);
    return {
      carryIn,
      counts: positiveOf(total),
      losses,
      carryOut,
      lapsed: minus(negativeOf(total), carryOut),
    };
  };
  // A plan without revenue share neither makes losses nor makes up for them.
  if (policy === undefined)
    return { carryIn, counts: nothing, losses: before, carryOut: carryIn, lapsed: nothing };
  if (total >= 0n || policy === 'discard') return done([]);
  if (policy === 'carry') return done([{ amountMinor: total, cycles: 0 }]);
  return done(ageLosses(gain, before, policy.cycles));
};

/** What one agent gets for the revenue share, and what it came from. */
export interface RevenueShare extends Carry {
  /** By lines: what the line earned for everybody in it, from the agent down. */
  readonly earned: Exact;
  /** Of it, what the agents directly below earned with their lines. */
  readonly below: Exact;
  readonly debtIn: Exact;
  readonly debtOut: Exact;
  /** By paths: the portions of the members' bases. */
  readonly shares: readonly Share[];
  readonly amount: Exact;
  readonly passed: Portions;
}

interface Asked {
  readonly plan: Plan;
  readonly ratePpm: number;
  readonly line: LineTotals;
  readonly losses: Losses;
  readonly debtIn: Exact;
  /** Earned by the lines directly below. */
  readonly below: Exact;
  /** Bases by the highest rate given below, for the method by paths. */
  readonly portions: Portions;
}

/** Line with carry, differential by lines, advance and debt. */
const byLine = ({ plan, ratePpm, line, losses, debtIn, below }: Asked): RevenueShare => {
  const carried = carry(plan, plan.revenueShare === undefined ? nothing : line.base, losses);
  // Without a revenue share of the own, an agent lets through what those below earned.
  const earned = plan.revenueShare === undefined ? below : timesPpm(carried.counts, ratePpm);
  const due = exact(earned - below - debtIn);
  const debtOut = positiveOf(exact(-due));
  return {
    ...carried,
    earned,
    below,
    debtIn,
    debtOut,
    shares: [],
    amount: positiveOf(due),
    passed: new Portions(),
  };
};

export const shareAmount = ({ amount, above }: Share): Exact => timesPpm(exact(amount), Number(above));

/** Every member's base by the differential of rates on the path, with the running maximum; the sum may be negative. */
const byPath = ({ plan, ratePpm, losses, debtIn, portions }: Asked): RevenueShare => {
  const { shares, passed } = portions.raise(() => BigInt(ratePpm));
  const carried = carry(plan, sumExact(shares.map(shareAmount)), losses);
  return {
    ...carried,
    earned: nothing,
    below: nothing,
    debtIn,
    debtOut: debtIn,
    shares,
    amount: carried.counts,
    passed,
  };
};

export const revenueShare = (asked: Asked): RevenueShare =>
  asked.plan.terms.method === 'line' ? byLine(asked) : byPath(asked);
