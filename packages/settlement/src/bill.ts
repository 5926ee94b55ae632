import type { Minor } from '@pavilion/money';
import type { Costs } from './costs.ts';
import type { Exact } from './exact.ts';
import type { RevenueShare } from './revenueShare.ts';

/** `held` is earned by an agent out of service: it waits until staff decide. */
export type BillState = 'calculated' | 'held' | 'nothing_due';

/** What an agent gets for a cycle. Its lines say what everything came from. */
export interface Bill extends Omit<RevenueShare, 'shares' | 'passed' | 'losses' | 'amount'>, Costs {
  readonly agent: number;
  readonly plan: string;
  readonly version: number;
  readonly state: BillState;
  /** The first day on which it may be paid. */
  readonly payableFrom: string;
  /** Place on the plan's ladder; null without one, and below the lowest rung. */
  readonly rung: number | null;
  readonly ratePpm: number;
  readonly active: number;
  readonly newActive: number;
  readonly turnoverMinor: Minor;
  /** Of the whole line, before what was carried in; the costs are those of the whole line too. */
  readonly lineBase: Exact;
  readonly revenueShare: Exact;
  readonly turnoverCommission: Exact;
  readonly perHead: Exact;
  /** What was cut to whole minor units: less than one. */
  readonly cut: Exact;
  readonly commissionMinor: Minor;
  readonly adjustmentMinor: Minor;
  readonly rolledInMinor: Minor;
  readonly payableMinor: Minor;
  /** Too small to be paid; negative where a correction took more than there was. */
  readonly rolledOutMinor: Minor;
  /** Members' numbers in the lines are places in this list, from 1: the lines name nobody. */
  readonly members: readonly number[];
  /** Of the lines as `billCsv` writes them. */
  readonly sha256: string;
}
