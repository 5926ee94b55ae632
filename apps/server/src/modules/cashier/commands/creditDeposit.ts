import { gatewayAccount, memberMain, type PostingRequest, post, sitePromotion } from '@pavilion/ledger';
import { type Minor, minor, toDecimal } from '@pavilion/money';
import type { PoolClient } from 'pg';
import type { Outbox } from '../../../infra/outbox.ts';
import { letterParagraph, letterText, sendLetter } from '../../letters/index.ts';
import { isAway } from '../../safety/index.ts';
import { letterValues } from '../letterValues.ts';
import { currencyOf } from '../presenter.ts';
import { beginBonus } from './beginBonus.ts';
import type { LockedOrder } from './lockOrder.ts';

export interface CreditTools {
  readonly client: PoolClient;
  readonly outbox: Outbox;
  readonly now: Date;
}

/** On whose word an order is credited. */
export interface Settlement {
  /** `gateway:…` or `operator:…`. */
  readonly actor: string;
  readonly cause: string;
  /** Who of the staff; left out where a gateway told. */
  readonly staffId?: number;
  readonly paymentId: string | null;
  /** The gateway's event that told of it, and when it happened there; null when nobody told by event. */
  readonly eventId: string | null;
  readonly occurredAt: Date | null;
  /** By what the gateway knows whoever paid; left out where nobody said. */
  readonly payer?: string | undefined;
}

/** Posts to the member's main account; answers its balance. A duplicate would mean that the rows contradict the books. */
const postOnce = async (client: PoolClient, request: PostingRequest): Promise<Minor> => {
  const outcome = await post(client, request);
  if (outcome.status !== 'posted' || outcome.duplicate || outcome.balanceMinor === null)
    throw new Error(`the ledger answered ${outcome.status} for ${request.kind} ${request.reference}`);
  return outcome.balanceMinor;
};

/** Moves the deposit from the gateway's account to the member's main account; the order number is the posting's key. */
const postDeposit = (client: PoolClient, order: LockedOrder, settlement: Settlement): Promise<Minor> => {
  const currency = currencyOf(order);
  return postOnce(client, {
    scope: 'deposit',
    key: order.order_number,
    kind: 'deposit',
    reference: order.order_number,
    actor: settlement.actor,
    ...(settlement.occurredAt === null ? {} : { occurredAt: settlement.occurredAt }),
    moves: [
      {
        from: gatewayAccount(order.site_id, order.gateway_id, currency),
        to: memberMain(order.site_id, order.member_id, currency),
        amountMinor: minor(order.amount_minor),
      },
    ],
  });
};

const succeed = async (
  { client, now }: CreditTools,
  order: LockedOrder,
  { paymentId, eventId, occurredAt, cause, staffId, payer }: Settlement,
): Promise<number> => {
  const { rows } = await client.query<{ deposit_times: number }>({
    name: 'deposit-succeed',
    text: `update deposit_order
              set state = 'succeeded', settled_at = $2, updated_at = $2, payment_id = coalesce($3, payment_id),
                  settled_event_id = $4, settled_occurred_at = $5, payer = $8,
                  deposit_times = 1 + (select count(*) from deposit_order
                                        where member_id = $6 and site_id = $7 and state = 'succeeded')
            where id = $1
           returning deposit_times`,
    values: [order.id, now, paymentId, eventId, occurredAt, order.member_id, order.site_id, payer ?? null],
  });
  await client.query({
    name: 'deposit-succeed-transition',
    text: `insert into deposit_transition (order_id, from_state, to_state, cause, at, staff_id)
           values ($1, $2, 'succeeded', $3, $4, $5)`,
    values: [order.id, order.state, cause, now, staffId ?? null],
  });
  return rows[0]?.deposit_times ?? 1;
};

/** Whether the bonus is still the member's: another order, made while this one had expired, may have brought it. */
const mayHaveBonus = async (client: PoolClient, order: LockedOrder, times: number): Promise<boolean> => {
  const { rows } = await client.query<{ may: boolean }>({
    name: 'deposit-bonus-may',
    text: `select case reach when 'each' then true when 'first' then $3::integer = 1
             else not exists (select from deposit_order o
                               where o.member_id = $4 and o.site_id = $5 and o.promotion_id = p.id and o.id <> $2
                                 and o.state = 'succeeded' and o.bonus_minor > 0) end as may
             from deposit_promotion p where p.id = $1`,
    values: [order.promotion_id, order.id, times, order.member_id, order.site_id],
  });
  return rows[0]?.may ?? false;
};

/** The order brings no bonus: the promise is taken back, and what is to be played of it is the site's rule or none. */
const forgetBonus = async (
  client: PoolClient,
  order: LockedOrder,
  turnoverPercent: 0 | null,
): Promise<void> => {
  await client.query({
    name: 'deposit-bonus-none',
    text: 'update deposit_order set bonus_minor = 0, turnover_percent = $2 where id = $1',
    values: [order.id, turnoverPercent],
  });
};

/**
 * Whoever stays away may not play: the deposit is theirs as cash that may go out at once, without bonus and without anything
 * to be played, and they are told so.
 */
const keepForAway = async ({ client, outbox, now }: CreditTools, order: LockedOrder): Promise<void> => {
  await forgetBonus(client, order, 0);
  await sendLetter(client, outbox, {
    siteId: order.site_id,
    sendKey: `deposit:${order.order_number}:away`,
    title: letterText('letter.deposit_away', letterValues(order)),
    content: letterParagraph('letter.deposit_away_text', letterValues(order)),
    sender: 'deposit',
    memberIds: [order.member_id],
    now,
  });
};

/** Posts the promised bonus from the site's promotion account, or takes the promise back; answers the balance after it. */
const giveBonus = async (
  { client, now }: CreditTools,
  order: LockedOrder,
  times: number,
  balanceMinor: Minor,
): Promise<Minor> => {
  if (order.bonus_minor === 0n) return balanceMinor;
  if (!(await mayHaveBonus(client, order, times))) {
    await forgetBonus(client, order, null);
    return balanceMinor;
  }
  const currency = currencyOf(order);
  const balance = await postOnce(client, {
    scope: 'promotion',
    key: `deposit:${order.order_number}`,
    kind: 'promotion',
    reference: order.order_number,
    reason: 'deposit bonus',
    actor: 'cashier',
    moves: [
      {
        from: sitePromotion(order.site_id, currency),
        to: memberMain(order.site_id, order.member_id, currency),
        amountMinor: minor(order.bonus_minor),
      },
    ],
  });
  await beginBonus(client, order, now);
  return balance;
};

/**
 * Notes of an order whose deposit was posted that it is credited: bonus, state, transition, and the events for the member's
 * screen. `depositedMinor` is the balance of the member's main account after the posting. A member who stays away gets it as
 * cash without conditions.
 */
export const finishCredit = async (
  tools: CreditTools,
  order: LockedOrder,
  settlement: Settlement,
  depositedMinor: Minor,
): Promise<void> => {
  const { client, outbox } = tools;
  const times = await succeed(tools, order, settlement);
  const isForAway = await isAway(client, { memberId: order.member_id }, tools.now);
  if (isForAway) await keepForAway(tools, order);
  const balanceMinor = isForAway ? depositedMinor : await giveBonus(tools, order, times, depositedMinor);
  const currency = currencyOf(order);
  await outbox.toMember(client, order.member_id, 'member_cash', {
    main: toDecimal(balanceMinor, currency),
    currency,
  });
  await outbox.toMember(client, order.member_id, 'deposit_success', {
    order_number: order.order_number,
    deposit_amount: toDecimal(minor(order.amount_minor), currency),
    deposit_times: times,
  });
};

/**
 * Credits an order that the caller has locked: the posting and all that goes with it, in the caller's transaction. The
 * member's account stays locked from the posting on, so that counting this member's deposits afterwards is exact even when
 * two orders are credited at once.
 */
export const creditDeposit = async (
  tools: CreditTools,
  order: LockedOrder,
  settlement: Settlement,
): Promise<void> =>
  finishCredit(tools, order, settlement, await postDeposit(tools.client, order, settlement));
