import { kyselyOn } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import type { Outbox } from '../../../../infra/outbox.ts';
import type { CashierTables } from '../../tables.ts';
import type { WithdrawalRow } from '../queries.ts';
import { isEnded, mayBecome, type WithdrawalState } from '../states.ts';

export interface Step {
  readonly to: WithdrawalState;
  /** `operator:…`, `gateway:…`, `job`. */
  readonly actor: string;
  readonly cause: string;
  readonly now: Date;
  /** When the gateway is to be asked next; for `approved` and `paying`. */
  readonly askAt?: Date;
  readonly payoutId?: string;
}

/**
 * Moves a withdrawal that the caller has locked to its next state, notes who and why, and tells the member's screens. Throws
 * for a step that the table of states does not have.
 */
export const moveWithdrawal = async (
  client: PoolClient,
  outbox: Outbox,
  order: WithdrawalRow,
  { to, actor, cause, now, askAt, payoutId }: Step,
): Promise<WithdrawalRow> => {
  if (!mayBecome(order.state, to))
    throw new Error(`withdrawal ${order.order_number} cannot go from ${order.state} to ${to}`);
  const db = kyselyOn<CashierTables>(client);
  const moved = await db
    .updateTable('withdrawal_order')
    .set({
      state: to,
      updated_at: now,
      settled_at: isEnded(to) ? now : null,
      ask_at: askAt ?? null,
      ...(payoutId === undefined ? {} : { payout_id: payoutId }),
    })
    .where('id', '=', order.id)
    .where('state', '=', order.state)
    .returningAll()
    .executeTakeFirstOrThrow();
  await db
    .insertInto('withdrawal_transition')
    .values({ order_id: order.id, from_state: order.state, to_state: to, actor, cause, at: now })
    .execute();
  await outbox.toMember(client, order.member_id, 'withdrawal_status', {
    order_number: order.order_number,
    state: to,
  });
  return moved;
};

/** The order, locked until the caller's transaction ends. */
export const lockWithdrawal = (client: PoolClient, orderNumber: string): Promise<WithdrawalRow | undefined> =>
  kyselyOn<CashierTables>(client)
    .selectFrom('withdrawal_order')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .forUpdate()
    .executeTakeFirst();
