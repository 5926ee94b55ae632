import type { DepositRefusal } from '@pavilion/contract/cashier';
import { kyselyOn, withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import type { Actor } from '../../../http/officeCaller.ts';
import type { Hall } from '../../../infra/hall.ts';
import { letterParagraph, letterText, sendLetter } from '../../letters/index.ts';
import { letterValues } from '../letterValues.ts';
import { mayFollow } from '../orderStates.ts';
import type { CashierTables } from '../tables.ts';
import { creditDeposit } from './creditDeposit.ts';
import { type LockedOrder, lockOrder } from './lockOrder.ts';
import { moveOrder } from './moveOrder.ts';

export type ReviewDeps = Pick<Hall, 'pool' | 'clock' | 'outbox'>;

export interface DepositReview {
  readonly orderNumber: string;
  /** Who decides. */
  readonly by: Actor;
}

/**
 * - `credited`, `refused`: what became of it.
 * - `unknown`: there is no transfer of this number on the site.
 * - `other_amount`: it is not over the amount that was looked at.
 * - `too_late`: it is in a state in which nothing can be decided any more.
 */
export type DepositReviewResult = 'credited' | 'refused' | 'unknown' | 'other_amount' | 'too_late';

const review = async (
  { pool, outbox }: ReviewDeps,
  { orderNumber, by }: DepositReview,
  decide: (client: PoolClient, order: LockedOrder) => Promise<DepositReviewResult>,
): Promise<DepositReviewResult> => {
  const result = await withTransaction(pool, async (client) => {
    const order = await lockOrder(client, orderNumber);
    // What a gateway collects, a gateway alone decides.
    const isTransfer = order !== undefined && order.house_account_id !== null;
    return !isTransfer || order.site_id !== by.siteId ? 'unknown' : decide(client, order);
  });
  outbox.wake();
  return result;
};

/** One of the staff saw the money on the house's account: the order is credited, with its receipt or without, late or in time. */
export const approveDeposit = (
  deps: ReviewDeps,
  {
    amountMinor,
    ...given
  }: DepositReview & { /** What was looked at; left out at a command line. */ readonly amountMinor?: bigint },
): Promise<DepositReviewResult> =>
  review(deps, given, async (client, order) => {
    if (!mayFollow(order.state, 'succeeded')) return 'too_late';
    if (amountMinor !== undefined && order.amount_minor !== amountMinor) return 'other_amount';
    const { by } = given;
    const actor = `operator:${by.account}`;
    await creditDeposit({ client, outbox: deps.outbox, now: deps.clock.now() }, order, {
      actor,
      cause: actor,
      staffId: by.staffId,
      paymentId: null,
      eventId: null,
      occurredAt: null,
    });
    await by.trace(client, {
      subject: { kind: 'deposit', id: order.order_number },
      before: { state: order.state },
      after: { state: 'succeeded' },
    });
    return 'credited';
  });

const reasonKeys: Readonly<Record<DepositRefusal, string>> = {
  not_received: 'deposit.refusal_not_received',
  amount_differs: 'deposit.refusal_amount_differs',
  receipt_unclear: 'deposit.refusal_receipt_unclear',
  other_payer: 'deposit.refusal_other_payer',
};

const tellRefusal = (
  client: PoolClient,
  { outbox, clock }: ReviewDeps,
  order: LockedOrder,
  reason: DepositRefusal,
): Promise<number> =>
  sendLetter(client, outbox, {
    siteId: order.site_id,
    sendKey: `deposit:${order.order_number}:refused`,
    title: letterText('letter.deposit_refused', letterValues(order)),
    content: letterParagraph('letter.deposit_refused_text', letterValues(order, reasonKeys[reason])),
    sender: 'deposit',
    memberIds: [order.member_id],
    now: clock.now(),
  });

/** A no of one of the staff, for a reason that the member is told by letter. The money was not credited, so nothing is returned. */
export const refuseDeposit = (
  deps: ReviewDeps,
  { reason, ...given }: DepositReview & { readonly reason: DepositRefusal },
): Promise<DepositReviewResult> =>
  review(deps, given, async (client, order) => {
    if (!mayFollow(order.state, 'declined')) return 'too_late';
    const { by } = given;
    const db = kyselyOn<CashierTables>(client);
    const cause = { words: `operator:${by.account} ${reason}`, staffId: by.staffId };
    await moveOrder(db, order.id, [order.state], 'declined', cause, deps.clock.now());
    await db.updateTable('deposit_order').set({ refusal: reason }).where('id', '=', order.id).execute();
    await tellRefusal(client, deps, order, reason);
    await by.trace(client, {
      subject: { kind: 'deposit', id: order.order_number },
      before: { state: order.state },
      after: { state: 'declined' },
      reason,
    });
    return 'refused';
  });
