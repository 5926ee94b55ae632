import { gatewayAccount, memberMain, post } from '@pavilion/ledger';
import { type Minor, minor, toDecimal } from '@pavilion/money';
import type { PoolClient } from 'pg';
import type { Outbox } from '../../../infra/outbox.ts';
import { currencyOf } from '../presenter.ts';
import type { LockedOrder, ToldWord } from './applyGatewayWord.ts';

export interface CreditTools {
  readonly client: PoolClient;
  readonly outbox: Outbox;
  readonly now: Date;
}

/** Moves the deposit from the gateway's account to the member's main account; the order number is the posting's key. */
const postDeposit = async (
  client: PoolClient,
  order: LockedOrder,
  { gatewayCode, word }: ToldWord,
): Promise<Minor> => {
  const currency = currencyOf(order);
  const outcome = await post(client, {
    scope: 'deposit',
    key: order.order_number,
    kind: 'deposit',
    reference: order.order_number,
    actor: `gateway:${gatewayCode}`,
    ...(word.occurredAt === null ? {} : { occurredAt: word.occurredAt }),
    moves: [
      {
        from: gatewayAccount(order.site_id, order.gateway_id, currency),
        to: memberMain(order.site_id, order.member_id, currency),
        amountMinor: minor(order.amount_minor),
      },
    ],
  });
  // A duplicate would mean that an order which has not succeeded was posted before: the rows contradict the books.
  if (outcome.status !== 'posted' || outcome.duplicate || outcome.balanceMinor === null) {
    throw new Error(`the ledger answered ${outcome.status} for deposit ${order.order_number}`);
  }
  return outcome.balanceMinor;
};

/**
 * Credits an order that the caller has locked: posting, state, transition, and the events for the member's screen, in
 * the caller's transaction. The member's account stays locked from the posting on, so that counting this member's
 * deposits afterwards is exact even when two orders are credited at once.
 */
export const creditDeposit = async (
  { client, outbox, now }: CreditTools,
  order: LockedOrder,
  told: ToldWord,
): Promise<void> => {
  const balanceMinor = await postDeposit(client, order, told);
  const { rows } = await client.query<{ deposit_times: number }>({
    name: 'deposit-succeed',
    text: `update deposit_order
              set state = 'succeeded', settled_at = $2, updated_at = $2, payment_id = $3,
                  settled_event_id = $4, settled_occurred_at = $5,
                  deposit_times = 1 + (select count(*) from deposit_order
                                        where member_id = $6 and site_id = $7 and state = 'succeeded')
            where id = $1
           returning deposit_times`,
    values: [
      order.id,
      now,
      told.word.paymentId,
      told.eventId,
      told.word.occurredAt,
      order.member_id,
      order.site_id,
    ],
  });
  await client.query({
    name: 'deposit-succeed-transition',
    text: `insert into deposit_transition (order_id, from_state, to_state, cause, at)
           values ($1, $2, 'succeeded', $3, $4)`,
    values: [order.id, order.state, told.eventId ?? 'asked', now],
  });
  const currency = currencyOf(order);
  await outbox.toMember(client, order.member_id, 'member_cash', {
    main: toDecimal(balanceMinor, currency),
    currency,
  });
  await outbox.toMember(client, order.member_id, 'deposit_success', {
    order_number: order.order_number,
    deposit_amount: toDecimal(minor(order.amount_minor), currency),
    deposit_times: rows[0]?.deposit_times ?? 1,
  });
};
