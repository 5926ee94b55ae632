import { type Minor, minor } from '@pavilion/money';
import type { WithdrawalRule } from './queries.ts';

const wholeInBasisPoints = 10_000n;

/** What is kept from an amount: the fixed part and the share of it, rounded down for the member. */
export const feeOf = (
  rule: Pick<WithdrawalRule, 'fee_minor' | 'fee_basis_points'>,
  amountMinor: bigint,
): Minor => minor(rule.fee_minor + (amountMinor * BigInt(rule.fee_basis_points)) / wholeInBasisPoints);
