import type { SqlExecutor } from '@pavilion/ledger';
import type { TransferDeps } from '../deps.ts';
import { sendToProvider } from '../providerWord.ts';
import type { TransferRow, TransferState } from '../rows.ts';
import { leaseMs } from './beginTransfer.ts';
import { settleTransfer } from './settleTransfer.ts';

/** False when somebody else has taken the transfer up: then nothing may be sent. */
const markSent = async (db: SqlExecutor, transfer: TransferRow, now: Date): Promise<boolean> => {
  const { rows } = await db.query<{ id: bigint }>({
    name: 'transfer-mark-sent',
    text: `
      WITH sent AS (
        UPDATE wallet_transfer SET state = 'sent', ask_at = $2 WHERE id = $1 AND state = 'created' RETURNING id
      )
      INSERT INTO wallet_transfer_step (transfer_id, from_state, to_state, cause, at)
      SELECT id, 'created', 'sent', 'sent', $3 FROM sent RETURNING transfer_id AS id`,
    values: [transfer.id, new Date(now.getTime() + leaseMs), now],
  });
  return rows.length === 1;
};

const stateOf = async (db: SqlExecutor, { id }: TransferRow): Promise<TransferState> => {
  const { rows } = await db.query<{ state: TransferState }>({
    name: 'transfer-state',
    text: 'SELECT state FROM wallet_transfer WHERE id = $1',
    values: [id],
  });
  return rows[0]?.state ?? 'unknown';
};

/**
 * Sends a transfer that is stored as `created` to its provider, once, and settles what the provider says. That it is
 * being sent is on disk before the first byte leaves, so that whoever finds it after a crash knows whether the provider
 * can have heard of it. Answers the state afterwards.
 */
export const sendTransfer = async (deps: TransferDeps, transfer: TransferRow): Promise<TransferState> => {
  const wire = await deps.providers.wireOf(transfer.gp_id);
  if (wire === undefined)
    return settleTransfer(deps, transfer, { kind: 'not_done', status: 'NO_WIRE' }, 'created');
  if (!(await markSent(deps.pool, transfer, deps.clock.now()))) return stateOf(deps.pool, transfer);
  return settleTransfer(deps, transfer, await sendToProvider(wire, transfer));
};
