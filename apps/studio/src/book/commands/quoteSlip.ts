import { minor, parseDecimal, toDecimal } from '@pavilion/money';
import type { Studio } from '../../infra/studio.ts';
import { currencyOf, type SeatRow, type SessionRow } from '../../play/rows.ts';
import { returnOf, slipPrice } from '../engine/price.ts';
import { combinationsOf, partsIn } from '../engine/systems.ts';
import type { OpenBook } from '../feed.ts';
import { limitsOf } from '../limits.ts';
import { checkSlip, legsRefusal, pricesOf, readEvents, stakeRefusal } from '../slip.ts';
import type { QuoteAnswer } from '../views.ts';
import type { QuoteInput } from '../wire.ts';

/** What a slip would stand at now. Binds nobody: a bet is judged anew when it is placed. */
export const quoteSlip = async (
  studio: Studio,
  { book, feed }: OpenBook,
  { session, seat }: { readonly session: SessionRow; readonly seat: SeatRow },
  body: QuoteInput,
): Promise<QuoteAnswer> => {
  const events = await readEvents(studio.db, body.legs, false);
  const slip = await checkSlip(studio, { book, runs: feed.runs }, events, body.legs);
  const { legs, joints, liveSports } = slip;
  const currency = currencyOf(seat);
  const refusal = legsRefusal(slip, body.folds);
  const prices = refusal === null ? pricesOf(slip) : null;
  const each = body.stake === undefined ? undefined : parseDecimal(body.stake, currency);
  const count = body.folds === undefined ? 1 : combinationsOf(partsIn(legs), body.folds);
  const stake = each === undefined ? undefined : each * BigInt(count);
  const price = prices && slipPrice(prices, body.folds);
  return {
    legs,
    joints,
    price: price !== null && price > Number.MAX_SAFE_INTEGER ? null : price,
    possibleReturn:
      prices && stake !== undefined ? toDecimal(minor(returnOf(stake, prices, body.folds)), currency) : null,
    refusal:
      refusal ??
      (prices && stake !== undefined
        ? stakeRefusal(stake, slip, limitsOf(currency, session.bet_max_minor), body.folds)
        : null),
    isDelayed: liveSports.length > 0,
  };
};
