import type { AgentPurse, AgentTransferKind } from '@pavilion/contract/agentMoney';
import type { Minor } from '@pavilion/money';
import type { PoolClient } from 'pg';
import type { TransferRow } from '../queries.ts';

/** What was posted, as it stands in the list. */
export interface StoredTransfer {
  readonly number: string;
  readonly siteId: number;
  readonly agentId: number;
  readonly kind: AgentTransferKind;
  readonly purse: AgentPurse;
  readonly receiver: { readonly id: number; readonly account: string } | null;
  readonly currency: string;
  readonly amount: Minor;
  /** Whether a second posting has still to bring it to the receiver, and what of a deposit then has to be staked, per cent. */
  readonly way: { readonly turnoverPercent: number | null } | null;
  readonly transferId: bigint;
  readonly requestId: string;
  readonly requestHash: Buffer;
  readonly day: string;
  readonly now: Date;
}

/** Writes a transfer into the list, in the transaction of its posting. */
export const storeTransfer = async (client: PoolClient, stored: StoredTransfer): Promise<TransferRow> => {
  const { receiver, way } = stored;
  const { rows } = await client.query<Omit<TransferRow, 'account'>>(
    `insert into agent_transfer (number, site_id, agent_id, kind, purse, receiver_id, currency, amount_minor, transfer_id,
                                 request_id, request_hash, day, created_at, state, turnover_percent)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
     returning id, number, kind, purse, agent_id, currency, amount_minor, created_at, state`,
    [
      stored.number,
      stored.siteId,
      stored.agentId,
      stored.kind,
      stored.purse,
      receiver?.id ?? null,
      stored.currency,
      stored.amount,
      stored.transferId,
      stored.requestId,
      stored.requestHash,
      stored.day,
      stored.now,
      way === null ? 'done' : 'under_way',
      way?.turnoverPercent ?? null,
    ],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('a transfer was not written');
  return { ...row, account: receiver?.account ?? null };
};
