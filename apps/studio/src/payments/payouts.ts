import { randomUUID } from 'node:crypto';
import { toCurrencyCode } from '@pavilion/money';
import type { AnswerOf, GatewayCalls, RequestOf } from '@pavilion/provider-kit';
import type { Selectable } from 'kysely';
import { later } from '../infra/clock.ts';
import type { Studio } from '../infra/studio.ts';
import type { StudioTables } from '../infra/tables.ts';
import { toWire } from '../play/money/transactionIds.ts';

type Row = Selectable<StudioTables['bank_payout']>;

/** Sandbox rules: the last digits of the account number say what becomes of a payout. */
const failsAt = /0000$/;
const waitsAt = /9999$/;
const waitsMs = 60_000;

const stateNow = (studio: Studio, row: Row): Row['state'] =>
  row.state === 'pending' && row.ready_at <= studio.clock.now() ? 'paid' : row.state;

const find = (studio: Studio, orderNumber: string): Promise<Row | undefined> =>
  studio.db.selectFrom('bank_payout').selectAll().where('order_number', '=', orderNumber).executeTakeFirst();

/**
 * Pays to a bank account, once for each order; with other content it is refused. No bank is asked: this is a sandbox. An
 * account number that ends in 0000 fails, one that ends in 9999 stays pending for a minute, every other is paid at once.
 */
export const createPayout = async (
  studio: Studio,
  order: RequestOf<GatewayCalls['createPayout']>,
): Promise<AnswerOf<GatewayCalls['createPayout']>> => {
  const currency = toCurrencyCode(order.currency);
  if (!currency) return { status: 'WRONG_CURRENCY' };
  const now = studio.clock.now();
  const waits = waitsAt.test(order.account_number);
  await studio.db
    .insertInto('bank_payout')
    .values({
      id: randomUUID(),
      order_number: order.order_number,
      amount_minor: BigInt(order.amount),
      currency,
      bank_name: order.bank_name,
      account_number: order.account_number,
      holder: order.holder,
      state: failsAt.test(order.account_number) ? 'failed' : waits ? 'pending' : 'paid',
      ready_at: waits ? later(now, waitsMs) : now,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('order_number').doNothing())
    .execute();
  const stored = await find(studio, order.order_number);
  if (stored === undefined) throw new Error('a payout vanished after it was stored');
  const same =
    stored.amount_minor === BigInt(order.amount) &&
    stored.currency === currency &&
    stored.account_number === order.account_number &&
    stored.holder === order.holder;
  if (!same) return { status: 'DUPLICATE_MISMATCH' };
  return { status: 'OK', payout_id: stored.id, state: stateNow(studio, stored) };
};

export const payoutStatus = async (
  studio: Studio,
  { order_number }: RequestOf<GatewayCalls['payoutStatus']>,
): Promise<AnswerOf<GatewayCalls['payoutStatus']>> => {
  const payout = await find(studio, order_number);
  if (payout === undefined) return { status: 'NOT_FOUND' };
  return {
    status: 'OK',
    payout_id: payout.id,
    state: stateNow(studio, payout),
    amount: toWire(payout.amount_minor),
    currency: payout.currency,
  };
};
