import type { RoundRecord } from '@pavilion/contract/records';
import { minor, parseDecimal, toDecimal } from '@pavilion/money';

/** What a round brought: its win less its stake. */
export const netOf = ({ stake, win, currency }: Pick<RoundRecord, 'stake' | 'win' | 'currency'>): string =>
  toDecimal(minor((parseDecimal(win, currency) ?? 0n) - (parseDecimal(stake, currency) ?? 0n)), currency);
