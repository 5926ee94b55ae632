import { kyselyOn, withTransaction } from '@pavilion/postgres';
import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import type { Hall } from '../../../../infra/hall.ts';
import type { CashierTables } from '../../tables.ts';
import type { WithdrawalRow } from '../queries.ts';
import { mayBecome } from '../states.ts';
import { endWithdrawal } from './endWithdrawal.ts';
import { lockWithdrawal, moveWithdrawal } from './moveWithdrawal.ts';

export type ReviewDeps = Pick<Hall, 'pool' | 'clock' | 'outbox'>;

export interface Review {
  readonly orderNumber: string;
  /** Who decides; two different ones for large amounts. */
  readonly operator: string;
}

/**
 * - `approved`, `reviewing`, `refused`: what the withdrawal is now.
 * - `unknown`: there is no such order.
 * - `same_operator`: this operator has approved it before; it needs another one.
 * - `too_late`: it is in a state in which nothing can be decided any more.
 */
export type ReviewResult = 'approved' | 'reviewing' | 'refused' | 'unknown' | 'same_operator' | 'too_late';

const review = async (
  { pool, outbox }: ReviewDeps,
  orderNumber: string,
  decide: (client: PoolClient, order: WithdrawalRow) => Promise<ReviewResult>,
): Promise<ReviewResult> => {
  const result = await withTransaction(pool, async (client) => {
    const order = await lockWithdrawal(client, orderNumber);
    return order === undefined ? 'unknown' : decide(client, order);
  });
  outbox.wake();
  return result;
};

/** An operator's yes. Large amounts need two different operators (decisions: Money in and out). */
export const approveWithdrawal = (
  deps: ReviewDeps,
  { orderNumber, operator }: Review,
): Promise<ReviewResult> =>
  review(deps, orderNumber, async (client, order) => {
    if (!mayBecome(order.state, 'approved') || order.state === 'approved') return 'too_late';
    const now = deps.clock.now();
    const db = kyselyOn<CashierTables>(client);
    const added = await db
      .insertInto('withdrawal_approval')
      .values({ order_id: order.id, operator, at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('operator')
      .executeTakeFirst();
    if (added === undefined) return 'same_operator';
    const { count } = await db
      .selectFrom('withdrawal_approval')
      .select(sql<number>`count(*)::integer`.as('count'))
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
    const to = count >= order.approvals_needed ? 'approved' : 'reviewing';
    await moveWithdrawal(client, deps.outbox, order, {
      to,
      actor: `operator:${operator}`,
      cause: `approval ${count} of ${order.approvals_needed}`,
      now,
      ...(to === 'approved' ? { askAt: now } : {}),
    });
    return to;
  });

/** An operator's no, with the reason for the books; the hold returns at once. Possible until the gateway was asked. */
export const refuseWithdrawal = (
  deps: ReviewDeps,
  { orderNumber, operator, reason }: Review & { readonly reason: string },
): Promise<ReviewResult> =>
  review(deps, orderNumber, async (client, order) => {
    if (!mayBecome(order.state, 'refused')) return 'too_late';
    await endWithdrawal(client, deps.outbox, order, {
      to: 'refused',
      actor: `operator:${operator}`,
      cause: reason,
      now: deps.clock.now(),
    });
    return 'refused';
  });
