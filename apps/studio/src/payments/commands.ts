import { randomBytes, randomUUID } from 'node:crypto';
import { toCurrencyCode } from '@pavilion/money';
import type { GatewayCalls, RequestOf } from '@pavilion/provider-kit';
import type { Studio, Trx } from '../infra/studio.ts';
import type { PaymentRow } from './rows.ts';

/** What the payer may press on the hosted page. */
export const decisions = ['approve', 'twice', 'decline', 'keep', 'expire'] as const;
export type Decision = (typeof decisions)[number];

/**
 * Stores a payment. Asking again with the same order and content answers the same payment; with other content
 * it is refused. Nothing is charged: this is a sandbox.
 */
export const createPayment = async (studio: Studio, order: RequestOf<GatewayCalls['createPayment']>) => {
  const currency = toCurrencyCode(order.currency);
  if (!currency) return { status: 'WRONG_CURRENCY' as const };
  const id = randomBytes(24).toString('base64url');
  await studio.db
    .insertInto('payment')
    .values({
      id,
      order_number: order.order_number,
      amount_minor: BigInt(order.amount),
      currency,
      return_url: order.return_url,
      notify_url: order.notify_url,
      locale: order.locale,
      state: 'pending',
      expires_at: new Date(order.expires_at),
      created_at: studio.clock.now(),
      decided_at: null,
    })
    .onConflict((conflict) => conflict.column('order_number').doNothing())
    .execute();
  const stored = await studio.db
    .selectFrom('payment')
    .selectAll()
    .where('order_number', '=', order.order_number)
    .executeTakeFirstOrThrow();
  const same =
    stored.amount_minor === BigInt(order.amount) &&
    stored.currency === currency &&
    stored.notify_url === order.notify_url;
  if (!same) return { status: 'DUPLICATE_MISMATCH' as const };
  return { status: 'OK' as const, payment_id: stored.id, pay_url: `${studio.studioOrigin}/pay/${stored.id}` };
};

/** Stores a word to the hall; the notifier says it, and repeats it until there is an answer. */
const oweNotice = async (
  trx: Trx,
  payment: PaymentRow,
  state: PaymentRow['state'],
  now: Date,
): Promise<void> => {
  await trx
    .insertInto('payment_notice')
    .values({
      event_id: randomUUID(),
      payment_id: payment.id,
      payment_state: state,
      occurred_at: now,
      state: 'owed',
      due_at: now,
      answer: null,
    })
    .execute();
};

const stateAfter = {
  approve: 'approved',
  twice: 'approved',
  decline: 'declined',
  keep: 'pending',
  expire: 'expired',
} as const satisfies Record<Decision, PaymentRow['state']>;

/**
 * Takes the payer's decision and owes the hall the word of it, in one transaction. A final state never changes:
 * pressing again does nothing. `twice` is the fault that a hall must survive: two events for one payment.
 */
export const decidePayment = (
  studio: Studio,
  id: string,
  decision: Decision,
): Promise<PaymentRow | undefined> =>
  studio.db.transaction().execute(async (trx) => {
    const payment = await trx
      .selectFrom('payment')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (payment?.state !== 'pending') return payment;
    const now = studio.clock.now();
    const late = payment.expires_at <= now;
    const state = late ? 'expired' : stateAfter[decision];
    await oweNotice(trx, payment, state, now);
    if (decision === 'twice' && !late) await oweNotice(trx, payment, state, now);
    if (state === 'pending') return payment;
    return trx
      .updateTable('payment')
      .set({ state, decided_at: now })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });

/** Payments that one pass lets expire at most. */
const expiringMax = 100;

/** Lets payments expire whose time is over. Answers how many. */
export const expirePayments = async (studio: Studio): Promise<number> => {
  const due = await studio.db
    .selectFrom('payment')
    .select('id')
    .where('state', '=', 'pending')
    .where('expires_at', '<=', studio.clock.now())
    .limit(expiringMax)
    .execute();
  for (const { id } of due) await decidePayment(studio, id, 'expire');
  return due.length;
};
