import { kyselyOn, withTransaction } from '@pavilion/postgres';
import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import type { Actor } from '../../../../http/officeCaller.ts';
import type { Hall } from '../../../../infra/hall.ts';
import type { CashierTables } from '../../tables.ts';
import type { WithdrawalRow } from '../queries.ts';
import { mayBecome } from '../states.ts';
import { endWithdrawal } from './endWithdrawal.ts';
import { lockWithdrawal, moveWithdrawal } from './moveWithdrawal.ts';

export type ReviewDeps = Pick<Hall, 'pool' | 'clock' | 'outbox'>;

export interface Review {
  readonly orderNumber: string;
  /** Who decides; two different ones of the staff for large amounts. */
  readonly by: Actor;
}

/**
 * - `approved`, `reviewing`, `refused`: what the withdrawal is now.
 * - `unknown`: there is no such order on the site.
 * - `same_operator`: this person has approved it before; it needs another one.
 * - `other_amount`: it is not over the amount that was looked at.
 * - `too_late`: it is in a state in which nothing can be decided any more.
 */
export type ReviewResult =
  | 'approved'
  | 'reviewing'
  | 'refused'
  | 'unknown'
  | 'same_operator'
  | 'other_amount'
  | 'too_late';

const review = async (
  { pool, outbox }: ReviewDeps,
  { orderNumber, by }: Review,
  decide: (client: PoolClient, order: WithdrawalRow) => Promise<ReviewResult>,
): Promise<ReviewResult> => {
  const result = await withTransaction(pool, async (client) => {
    const order = await lockWithdrawal(client, orderNumber);
    return order === undefined || order.site_id !== by.siteId ? 'unknown' : decide(client, order);
  });
  outbox.wake();
  return result;
};

/** A yes of one of the staff. Large amounts need two different people (decisions: Money in and out). */
export const approveWithdrawal = (
  deps: ReviewDeps,
  {
    amountMinor,
    ...given
  }: Review & { /** What was looked at; left out at a command line. */ readonly amountMinor?: bigint },
): Promise<ReviewResult> =>
  review(deps, given, async (client, order) => {
    const { by } = given;
    if (!mayBecome(order.state, 'approved') || order.state === 'approved') return 'too_late';
    if (amountMinor !== undefined && order.amount_minor !== amountMinor) return 'other_amount';
    const now = deps.clock.now();
    const db = kyselyOn<CashierTables>(client);
    const added = await db
      .insertInto('withdrawal_approval')
      .values({ order_id: order.id, operator: by.account, staff_id: by.staffId, at: now })
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
      actor: `operator:${by.account}`,
      cause: `approval ${count} of ${order.approvals_needed}`,
      now,
      ...(to === 'approved' ? { askAt: now } : {}),
    });
    await by.trace(client, {
      subject: { kind: 'withdrawal', id: order.order_number },
      before: { state: order.state },
      after: { state: to, approvals: count },
    });
    return to;
  });

/** A no of one of the staff, with the reason for the books; the hold returns at once. Possible until the gateway was asked. */
export const refuseWithdrawal = (
  deps: ReviewDeps,
  { reason, ...given }: Review & { readonly reason: string },
): Promise<ReviewResult> =>
  review(deps, given, async (client, order) => {
    const { by } = given;
    if (!mayBecome(order.state, 'refused')) return 'too_late';
    await endWithdrawal(client, deps.outbox, order, {
      to: 'refused',
      actor: `operator:${by.account}`,
      cause: reason,
      now: deps.clock.now(),
    });
    await by.trace(client, {
      subject: { kind: 'withdrawal', id: order.order_number },
      before: { state: order.state },
      after: { state: 'refused' },
      reason,
    });
    return 'refused';
  });
