import { parseDecimal } from '@pavilion/money';
import { returnOf as returnOfAll, slipPrice } from '../../../src/book/engine/price.ts';
import type { QuotedLeg } from '../../../src/book/views.ts';
import { coins, money } from '../../shell/amounts.ts';
import { useWords } from '../shell/context.ts';
import {
  foldsOf,
  isLocked,
  keyOf,
  modeOf,
  type Pick,
  priceText,
  returnOf,
  shownPriceOf,
  shownPricesOf,
  stakesOf,
} from './picks.ts';
import { useSlipState } from './useSlipState.ts';
import { slipWordsOf } from './words.ts';

/** Whether what was quoted is of the prices that stand now, and none of them is locked. */
const isOfNow = (picks: readonly Pick[], legs: readonly QuotedLeg[]): boolean =>
  legs.length === picks.length &&
  picks.every(
    (pick) => !isLocked(pick) && legs.find((leg) => keyOf(leg) === keyOf(pick))?.price === pick.price,
  );

interface Worth {
  /** Minor units. */
  readonly total: bigint;
  /** Of one bet of all. */
  readonly price: string;
  readonly back: string;
}

/** What the slip costs and may return without what is closed of it; of what is locked, at the price before that. */
export const useWorth = (): Worth => {
  const { about } = slipWordsOf(useWords().lang);
  const state = useSlipState();
  const { rest: picks, joints, mode, stake, currency, quote } = state;
  const isOneBet = modeOf(picks, mode) !== 'single';
  const each = parseDecimal(stake, currency) ?? 0n;
  const total = each * BigInt(stakesOf(picks, state));
  const single = picks.reduce((sum, pick) => sum + returnOf(each, shownPriceOf(pick)), 0n);
  const isQuoted = quote !== null && quote.price !== null && isOfNow(picks, quote.legs);
  // Until it is quoted again it is told as it last stood: that is what a press agrees to meanwhile.
  const last = isQuoted || picks.length === 0 ? null : shownPricesOf(picks, joints);
  const folds = foldsOf(picks, state);
  const lastPrice = last && slipPrice(last, folds);
  const lastReturn = last && coins(returnOfAll(total, last, folds), currency);
  const price = isQuoted && quote.price !== null ? `×${priceText(quote.price)}` : '—';
  const quotedReturn = quote?.possibleReturn ?? null;
  const ofOne =
    lastReturn !== null ? about(lastReturn) : quotedReturn === null ? '—' : money(quotedReturn, currency);
  const ofSingles = picks.length === 0 ? '—' : coins(single, currency);
  return {
    total,
    price: lastPrice === null ? price : about(`×${priceText(lastPrice)}`),
    back: isOneBet ? ofOne : ofSingles,
  };
};
