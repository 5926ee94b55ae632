import { createHash } from 'node:crypto';
import { defaultLocale, isLocale, type Locale } from '@pavilion/contract';
import { depositCreate } from '@pavilion/contract/cashier';
import { type CurrencyCode, type Minor, minor, parseDecimal, toDecimal } from '@pavilion/money';
import { kyselyOn, withTransaction } from '@pavilion/postgres';
import type { FastifyBaseLogger } from 'fastify';
import type { PoolClient } from 'pg';
import { badField, refused } from '../../../http/refusal.ts';
import type { Hall } from '../../../infra/hall.ts';
import { depositRoom } from '../../safety/index.ts';
import { termsOf } from '../bonusTerms.ts';
import type { PaymentGateway } from '../gateways/gateway.ts';
import { newOrderNumber } from '../orderNumber.ts';
import { isPaymentTaken } from '../paymentTaken.ts';
import { currencyOf } from '../presenter.ts';
import {
  type CashierDb,
  countDeclined,
  countTransfers,
  findOrder,
  findOrderByRequest,
  mayDeposit,
  type OrderRow,
  transferAdapter,
} from '../queries.ts';
import type { CashierTables } from '../tables.ts';
import { readTerms, type Terms, type TermsRequest } from '../terms.ts';
import { lockDeposits } from './lockDeposits.ts';
import { moveOrder } from './moveOrder.ts';

/** Transfers of one member that may wait at once: for their receipt, and for staff, who look at every receipt. */
const awaitedMax = 3;
const reviewedMax = 10;
/** A method that declined so often within an hour rests for the member: more tries look like guessing, to banks too. */
const declinesMax = 3;
const declinesWithinMs = 3_600_000;
/** After the time to pay, the gateway gets this long to tell by itself before the hall asks. */
const askAfterMs = 60_000;

export interface CreateDepositDeps extends Pick<Hall, 'pool' | 'clock'> {
  readonly db: CashierDb;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly gatewayOf: (code: string) => Promise<PaymentGateway | undefined>;
  /** Where the payer's window returns to, and where the gateway's word goes. */
  readonly addressesOf: (order: { siteId: number; orderNumber: string; gatewayCode: string }) => {
    readonly returnUrl: string;
    readonly notifyUrl: string;
  };
}

export interface DepositRequest {
  readonly siteId: number;
  readonly memberId: number;
  readonly currency: CurrencyCode;
  readonly locale: Locale;
  readonly requestId: string;
  readonly methodId: number;
  /** Decimal string of the member-facing wire. */
  readonly amount: string;
  readonly promotionId: number | undefined;
  readonly promoCode: string | undefined;
}

/** What makes two requests the same deposit. */
const contentHash = (request: DepositRequest, amountMinor: bigint): Buffer =>
  createHash('sha256')
    .update(
      JSON.stringify([
        request.methodId,
        request.currency,
        amountMinor.toString(),
        ...(request.promotionId === undefined ? [] : [request.promotionId]),
      ]),
    )
    .digest();

/** The member's own limit, with what is on its way counted in. */
const assertOwnLimit = async (
  client: PoolClient,
  request: DepositRequest,
  amountMinor: bigint,
  now: Date,
): Promise<void> => {
  const room = await depositRoom(client, request, request.currency, now);
  if (room !== null && amountMinor > room)
    throw refused(depositCreate.codes, 106, 'deposit.own_limit', { left: toDecimal(room, request.currency) });
};

interface StoredOrder {
  readonly order: OrderRow;
  /** A request that was made before is answered with the order of then. */
  readonly isNew: boolean;
}

/**
 * The order of this request: the stored one, or a new one. One at a time for each member, so that several at once cannot
 * pass the member's own limit, and the same request twice makes one order.
 */
const storeOrder = (
  deps: CreateDepositDeps,
  request: DepositRequest,
  amountMinor: Minor,
): Promise<StoredOrder> =>
  withTransaction(deps.pool, async (client) => {
    await lockDeposits(client, request);
    const db = kyselyOn<CashierTables>(client);
    const known = await findOrderByRequest(db, request, request.requestId);
    return known === undefined
      ? { order: await insertOrder({ ...deps, db, client }, request, amountMinor), isNew: true }
      : { order: known, isNew: false };
  });

/** Refuses with 110 another transfer while too many wait. */
const assertFewWait = async (db: CashierDb, request: DepositRequest, now: Date): Promise<void> => {
  const { awaited, reviewed } = await countTransfers(db, request, now);
  if (awaited >= awaitedMax) throw refused(depositCreate.codes, 110, 'deposit.transfers_waiting');
  if (reviewed >= reviewedMax) throw refused(depositCreate.codes, 110, 'deposit.transfers_in_review');
};

/** Refuses with 111 a method that rests for the member after several declines in an hour. */
const assertDoesNotRest = async (db: CashierDb, request: DepositRequest, now: Date): Promise<void> => {
  const since = new Date(now.getTime() - declinesWithinMs);
  if ((await countDeclined(db, request, request.methodId, since)) >= declinesMax)
    throw refused(depositCreate.codes, 111, 'deposit.method_rests');
};

/** The terms that the order is made on. Refusals: 101, 102, 104 and 106–111 of the call. */
const judgeOrder = async (
  { db, client }: { readonly db: CashierDb; readonly client: PoolClient },
  request: DepositRequest & TermsRequest,
  now: Date,
): Promise<Terms> => {
  const terms = await readTerms(db, request, now);
  if (!(await mayDeposit(db, request, now))) throw refused(depositCreate.codes, 104, 'deposit.paused');
  await assertDoesNotRest(db, request, now);
  await assertOwnLimit(client, request, request.amountMinor, now);
  if (terms.method.adapter === transferAdapter) await assertFewWait(db, request, now);
  return terms;
};

const insertOrder = async (
  { db, client, clock, addressesOf }: CreateDepositDeps & { readonly client: PoolClient },
  request: DepositRequest,
  amountMinor: Minor,
): Promise<OrderRow> => {
  const { siteId, memberId, currency, requestId } = request;
  const now = clock.now();
  const { method, promotion, bonus } = await judgeOrder({ db, client }, { ...request, amountMinor }, now);
  const isTransfer = method.adapter === transferAdapter;
  const orderNumber = newOrderNumber(now);
  const expiresAt = new Date(now.getTime() + method.pay_within_seconds * 1_000);
  await db
    .insertInto('deposit_order')
    .values({
      order_number: orderNumber,
      site_id: siteId,
      member_id: memberId,
      method_id: method.id,
      gateway_code: method.gateway_code,
      request_id: requestId,
      request_hash: contentHash(request, amountMinor),
      currency,
      amount_minor: amountMinor,
      fee_minor: method.fee_minor,
      state: 'created',
      payment_id: null,
      pay_url: null,
      locale: request.locale,
      return_url: addressesOf({ siteId, orderNumber, gatewayCode: method.gateway_code }).returnUrl,
      deposit_times: null,
      settled_event_id: null,
      settled_occurred_at: null,
      ask_at: new Date(expiresAt.getTime() + askAfterMs),
      created_at: now,
      updated_at: now,
      expires_at: expiresAt,
      settled_at: null,
      house_account_id: isTransfer ? method.house_account_id : null,
      refusal: null,
      promotion_id: promotion?.id ?? null,
      bonus_minor: bonus,
      turnover_percent: promotion?.turnover_percent ?? null,
      bonus_terms: termsOf(promotion),
    })
    .execute();
  const stored = await findOrderByRequest(db, request, requestId);
  if (stored === undefined) throw new Error('a deposit order vanished after it was stored');
  return stored;
};

/** Notes where an order is paid; answers false when the payment is another order's. */
const notePayment = async (
  { db, clock }: CreateDepositDeps,
  order: OrderRow,
  { payUrl, paymentId }: { readonly payUrl: string; readonly paymentId: string },
): Promise<boolean> => {
  try {
    // The gateway's word may have overtaken this answer: then the state stays and only the address is noted.
    await db
      .updateTable('deposit_order')
      .set({ pay_url: payUrl, updated_at: clock.now() })
      .set((row) => ({ payment_id: row.fn.coalesce('payment_id', row.val(paymentId)) }))
      .where('id', '=', order.id)
      .execute();
    return true;
  } catch (error) {
    if (isPaymentTaken(error)) return false;
    throw error;
  }
};

/** Asks the gateway for a payment. Asking twice is harmless: the gateway knows the order by its number. */
const openPayment = async (deps: CreateDepositDeps, order: OrderRow): Promise<OrderRow> => {
  const { db, clock, log, gatewayOf, addressesOf } = deps;
  const gateway = await gatewayOf(order.gateway_code);
  if (gateway === undefined) throw refused(depositCreate.codes, 103, 'deposit.gateway_silent');
  const { notifyUrl } = addressesOf({
    siteId: order.site_id,
    orderNumber: order.order_number,
    gatewayCode: order.gateway_code,
  });
  const result = await gateway.open({
    orderNumber: order.order_number,
    totalMinor: minor(order.amount_minor + order.fee_minor),
    currency: currencyOf(order),
    returnUrl: order.return_url,
    notifyUrl,
    expiresAt: order.expires_at,
    locale: isLocale(order.locale) ? order.locale : defaultLocale,
  });
  if (result.kind !== 'opened') {
    log.warn(
      { order: order.order_number, result: result.kind, reason: result.reason },
      'payment was not opened',
    );
    if (result.kind === 'refused')
      await moveOrder(db, order.id, ['created'], 'failed', result.reason, clock.now());
    throw refused(depositCreate.codes, 103, 'deposit.gateway_silent');
  }
  if (!(await notePayment(deps, order, result))) {
    log.warn(
      { order: order.order_number, paymentId: result.paymentId },
      "opened with another order's payment",
    );
    await moveOrder(db, order.id, ['created'], 'failed', 'other_payment', clock.now());
    throw refused(depositCreate.codes, 103, 'deposit.gateway_silent');
  }
  await moveOrder(db, order.id, ['created'], 'pending', 'opened', clock.now());
  const opened = await findOrder(
    db,
    { siteId: order.site_id, memberId: order.member_id },
    order.order_number,
  );
  if (opened === undefined) throw new Error('a deposit order vanished after it was opened');
  return opened;
};

/**
 * Of a request that is made again: refuses with 105 what is another deposit, and with 104 to pay within a break an order
 * that was made before it.
 */
const assertRepeats = async (
  { db, clock }: CreateDepositDeps,
  { order, hash }: { readonly order: OrderRow; readonly hash: Buffer },
): Promise<void> => {
  if (!hash.equals(order.request_hash)) throw refused(depositCreate.codes, 105, 'deposit.other_content');
  const isOpen = order.state === 'created' || order.state === 'pending';
  const owner = { siteId: order.site_id, memberId: order.member_id };
  if (isOpen && !(await mayDeposit(db, owner, clock.now())))
    throw refused(depositCreate.codes, 104, 'deposit.paused');
};

/**
 * Opens a deposit order and its payment. The same `requestId` answers with the same order, and asks the gateway again
 * when it had not answered; a transfer asks nobody. Refusals: those of the call; HTTP 400 for an amount that the currency
 * cannot have.
 */
export const createDeposit = async (deps: CreateDepositDeps, request: DepositRequest): Promise<OrderRow> => {
  const amountMinor = parseDecimal(request.amount, request.currency);
  if (amountMinor === undefined) throw badField('amount');
  const { order, isNew } = await storeOrder(deps, request, amountMinor);
  if (!isNew) await assertRepeats(deps, { order, hash: contentHash(request, amountMinor) });
  if (order.house_account_id !== null) return order;
  const opened = order.state === 'created' && order.pay_url === null ? await openPayment(deps, order) : order;
  if (opened.pay_url === null) throw refused(depositCreate.codes, 103, 'deposit.gateway_silent');
  return opened;
};
