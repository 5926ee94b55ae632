import { type Exact, exact, nothing } from './exact.ts';
import type { Deduction } from './input.ts';

/** Deductions by what they are for: what the tables of agents show apart. */
export interface Costs {
  readonly providerFees: Exact;
  readonly promotionCosts: Exact;
  readonly paymentFees: Exact;
  readonly platformFees: Exact;
}

export const noCosts: Costs = {
  providerFees: nothing,
  promotionCosts: nothing,
  paymentFees: nothing,
  platformFees: nothing,
};

const costOf: Readonly<Record<Deduction['on'], keyof Costs>> = {
  ggr: 'providerFees',
  turnover: 'providerFees',
  bonus: 'promotionCosts',
  deposit: 'paymentFees',
  withdrawal: 'paymentFees',
  fee: 'paymentFees',
  net: 'platformFees',
};

/** One deduction by what it is for. */
export const costsOf = (on: Deduction['on'], amount: Exact): Costs => ({ ...noCosts, [costOf[on]]: amount });

export const addCosts = (one: Costs, other: Costs): Costs => ({
  providerFees: exact(one.providerFees + other.providerFees),
  promotionCosts: exact(one.promotionCosts + other.promotionCosts),
  paymentFees: exact(one.paymentFees + other.paymentFees),
  platformFees: exact(one.platformFees + other.platformFees),
});
