import type { TransferDeps } from '../deps.ts';
import { askAbout } from '../providerWord.ts';
import { type TransferRow, type TransferState, transferColumns } from '../rows.ts';
import { leaseMs } from './beginTransfer.ts';
import { settleTransfer } from './settleTransfer.ts';

const batchMax = 50;

/**
 * Takes up transfers that have not ended: those that are due, or those named, which somebody is waiting for and whose
 * sender is not at it. Each goes to one process at a time.
 */
const claim = async (
  { pool, clock }: TransferDeps,
  named: readonly bigint[] | null,
): Promise<TransferRow[]> => {
  const now = clock.now();
  const { rows } = await pool.query<TransferRow>({
    name: 'transfer-claim',
    text: `
      UPDATE wallet_transfer SET asked_times = asked_times + 1, ask_at = $2
      WHERE id IN (
        SELECT id FROM wallet_transfer
        WHERE state IN ('created', 'sent', 'unknown')
          AND CASE WHEN $3::bigint[] IS NULL THEN ask_at <= $1 ELSE id = ANY ($3) AND (state = 'unknown' OR ask_at <= $1) END
        ORDER BY ask_at LIMIT $4 FOR UPDATE SKIP LOCKED)
      RETURNING ${transferColumns}`,
    values: [now, new Date(now.getTime() + leaseMs), named, batchMax],
  });
  return rows;
};

const clearOne = async (deps: TransferDeps, transfer: TransferRow): Promise<TransferState> => {
  // Its process died before it was sent: the provider cannot have heard of it.
  if (transfer.state === 'created')
    return settleTransfer(deps, transfer, { kind: 'not_done', status: 'NEVER_SENT' }, 'created');
  const wire = await deps.providers.wireOf(transfer.gp_id);
  const word = wire ? await askAbout(wire, transfer) : ({ kind: 'unsure', why: 'no wire' } as const);
  return settleTransfer(deps, transfer, word);
};

/**
 * Finds out what became of transfers whose outcome is not known, and settles those that are. Answers how many were
 * looked at. One that cannot be cleared up does not hold up the others.
 */
export const clearUp = async (
  deps: TransferDeps,
  named: readonly bigint[] | null = null,
): Promise<number> => {
  const claimed = await claim(deps, named);
  for (const result of await Promise.allSettled(claimed.map((transfer) => clearOne(deps, transfer)))) {
    if (result.status === 'rejected') deps.log.error({ err: result.reason }, 'clearing up a transfer');
  }
  return claimed.length;
};
