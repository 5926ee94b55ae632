import type { Locale } from '@pavilion/contract';
import {
  depositCreate,
  depositMethods,
  depositPromoCode,
  depositQuote,
  depositReceipt,
  depositStatus,
} from '@pavilion/contract/cashier';
import { minor, parseDecimal, toDecimal } from '@pavilion/money';
import { type CallHandler, handle } from '../../http/caller.ts';
import { badField, refused } from '../../http/refusal.ts';
import type { Hall } from '../../infra/hall.ts';
import type { PictureReader } from '../../infra/pictureReader.ts';
import { readPromotedGames } from './bonusTerms.ts';
import { type CreateDepositDeps, createDeposit } from './commands/createDeposit.ts';
import { presentDeposit, presentMethod, presentPromotion, presentTransfer } from './presenter.ts';
import { findByPromoCode, listPromotions } from './promotions.ts';
import { findLastPaid, findOrder, listMethods, mayDeposit, type OrderRow } from './queries.ts';
import type { DrawnReceipt } from './receipts/drawPicture.ts';
import { handInReceipt } from './receipts/handInReceipt.ts';
import { receiptUrl } from './receipts/receiptRoute.ts';
import { readTerms, readTurnoverOf } from './terms.ts';

export interface DepositCallDeps extends CreateDepositDeps, Pick<Hall, 'secret'> {
  readonly pictures: PictureReader<DrawnReceipt>;
}

/** Orders a minute from one address: several members may share one, and nobody pays in so often by hand. */
const createsPerMinute = 60;
/** Each is a picture to be drawn anew. */
const receiptsPerMinute = 20;
/** A code is typed once or twice; more is guessing. */
const promoCodesPerMinute = 10;
/** A receipt in base64, and a little around it. */
const receiptBodyBytesMax = 9 * 1024 * 1024;

/** Where the order is paid: nowhere when it is over, or while its member stays away. */
const payUrlOf = async ({ db, clock }: DepositCallDeps, order: OrderRow): Promise<string | null> => {
  if (order.pay_url === null || (order.state !== 'created' && order.state !== 'pending')) return null;
  const owner = { siteId: order.site_id, memberId: order.member_id };
  return (await mayDeposit(db, owner, clock.now())) ? order.pay_url : null;
};

/** An order as its calls answer it. */
const answerOf = async (deps: DepositCallDeps, order: OrderRow, locale: Locale) => ({
  deposit: presentDeposit(order, locale, deps.clock.now()),
  pay_url: await payUrlOf(deps, order),
  transfer: presentTransfer(order, (orderId) => receiptUrl(deps, order.site_id, orderId)),
});

const methodsCall = ({ db, pool, clock }: DepositCallDeps): CallHandler =>
  handle(depositMethods, async ({ site, member, locale }) => {
    const { currency } = member;
    const [rows, promotions, last] = await Promise.all([
      listMethods(db, site.id, currency),
      listPromotions(db, member, currency, clock.now()),
      findLastPaid(db, member, currency),
    ]);
    const games = await readPromotedGames(pool, promotions);
    return {
      list: rows.map((row) => presentMethod(row, locale)),
      promotions: promotions.map((row) => presentPromotion(row, locale, games)),
      last:
        last === undefined
          ? null
          : { method_id: last.method_id, amount: toDecimal(minor(last.amount_minor), currency) },
    };
  });

const promoCodeCall = ({ db, pool, clock }: DepositCallDeps): CallHandler =>
  handle(
    depositPromoCode,
    async ({ member, locale }, { promo_code }) => {
      const { currency } = member;
      const row = await findByPromoCode(db, { owner: member, currency, promoCode: promo_code }, clock.now());
      return { promotion: presentPromotion(row, locale, await readPromotedGames(pool, [row])) };
    },
    { perMinute: promoCodesPerMinute },
  );

const quoteCall = ({ db, clock }: DepositCallDeps): CallHandler =>
  handle(depositQuote, async ({ member }, body) => {
    const { siteId, memberId, currency } = member;
    const amountMinor = parseDecimal(body.amount, currency);
    if (amountMinor === undefined) throw badField('amount');
    const request = {
      siteId,
      memberId,
      currency,
      methodId: body.method_id,
      amountMinor,
      promotionId: body.promotion_id,
      promoCode: body.promo_code,
    };
    const terms = await readTerms(db, request, clock.now());
    const money = (value: bigint): string => toDecimal(minor(value), currency);
    return {
      currency,
      amount: money(amountMinor),
      fee: money(terms.fee),
      total: money(amountMinor + terms.fee),
      bonus: money(terms.bonus),
      credited: money(amountMinor + terms.bonus),
      turnover: money(await readTurnoverOf(db, request, terms)),
    };
  });

const createCall = (deps: DepositCallDeps): CallHandler =>
  handle(
    depositCreate,
    async ({ site, member, locale }, body) => {
      if (site.settings.is_demo) throw refused(depositCreate.codes, 104, 'deposit.paused');
      const order = await createDeposit(deps, {
        siteId: site.id,
        memberId: member.memberId,
        currency: member.currency,
        locale,
        requestId: body.request_id,
        methodId: body.method_id,
        amount: body.amount,
        promotionId: body.promotion_id,
        promoCode: body.promo_code,
      });
      return answerOf(deps, order, locale);
    },
    { perMinute: createsPerMinute },
  );

const receiptCall = (deps: DepositCallDeps): CallHandler =>
  handle(
    depositReceipt,
    async ({ member, locale }, { order_number, image }) => {
      const order = await handInReceipt(deps, {
        owner: member,
        orderNumber: order_number,
        file: Buffer.from(image, 'base64'),
      });
      return answerOf(deps, order, locale);
    },
    { perMinute: receiptsPerMinute, bodyBytesMax: receiptBodyBytesMax },
  );

/** Money in (spec §2 Fund > Deposit, decisions: Money in and out). Only ever the caller's own orders. */
export const depositCalls = (deps: DepositCallDeps): CallHandler[] => [
  methodsCall(deps),
  quoteCall(deps),
  promoCodeCall(deps),
  createCall(deps),
  receiptCall(deps),
  handle(depositStatus, async ({ member, locale }, { order_number }) => {
    const order = await findOrder(deps.db, member, order_number);
    if (order === undefined) throw refused(depositStatus.codes, 404, 'error.not_found');
    return answerOf(deps, order, locale);
  }),
];
