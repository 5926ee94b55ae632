import { minor } from '@pavilion/money';
import { transferId } from './account.ts';
import { badRequestStatuses, type PostingOutcome, type ReversalOutcome } from './posting.ts';

/** A row of `ledger.post`, `ledger.post_move`, `ledger.post_batch` or `ledger.reverse`. */
export interface OutcomeRow {
  readonly status: string;
  readonly transfer_id: bigint | null;
  readonly balance_minor: bigint | null;
}

const required = <T>(value: T | null, row: OutcomeRow): T => {
  if (value === null) throw new Error(`the ledger answered ${row.status} without what belongs to it`);
  return value;
};

export const readOutcome = (row: OutcomeRow): PostingOutcome => {
  switch (row.status) {
    case 'posted':
    case 'duplicate':
      return {
        status: 'posted',
        duplicate: row.status === 'duplicate',
        transferId: transferId(required(row.transfer_id, row)),
        balanceMinor: row.balance_minor === null ? null : minor(row.balance_minor),
      };
    case 'mismatch':
      return { status: 'mismatch', transferId: transferId(required(row.transfer_id, row)) };
    case 'insufficient_funds':
      return { status: 'insufficient_funds', balanceMinor: minor(required(row.balance_minor, row)) };
    default: {
      const status = badRequestStatuses.find((known) => known === row.status);
      if (status === undefined) throw new Error(`the ledger answered an unknown status: ${row.status}`);
      return { status };
    }
  }
};

export const readReversalOutcome = (row: OutcomeRow): ReversalOutcome => {
  if (row.status === 'unknown_transfer') return { status: 'unknown_transfer' };
  if (row.status === 'belongs_to_hold') return { status: 'belongs_to_hold' };
  if (row.status === 'archived') return { status: 'archived' };
  if (row.status === 'already_reversed')
    return { status: 'already_reversed', transferId: transferId(required(row.transfer_id, row)) };
  return readOutcome(row);
};
