import { minor } from '@pavilion/money';
import { takeBet } from '../../bets/takeBet.ts';
import type { Studio } from '../../infra/studio.ts';
import { balanceText, readBalance } from '../../play/money/balance.ts';
import { readSeat, type SeatRow, type SessionRow } from '../../play/rows.ts';
import { betRefusalOf } from '../betPresenter.ts';
import type { OpenBook } from '../feed.ts';
import { bookBets } from '../money/betKind.ts';
import { readBet } from '../queries.ts';
import type { BetRow } from '../rows.ts';
import { checkSlip, readEvents } from '../slip.ts';
import type { PlaceAnswer } from '../views.ts';
import type { PlaceInput } from '../wire.ts';
import { placeBet } from './placeBet.ts';

/**
 * One press of the bet button: store the bet, take the stake at the hall, answer. The same action id answers the same
 * bet however often it is sent, and never moves money again. Throws `PlayRefusal`.
 */
export const pressBet = async (
  studio: Studio,
  book: OpenBook,
  session: SessionRow,
  press: PlaceInput,
): Promise<PlaceAnswer> => {
  const placed = await placeBet(studio, book, session, press);
  if (placed.kind === 'refused') {
    return { kind: 'refused', reason: placed.reason, legs: placed.legs, balance: null };
  }
  const { seat } = placed;
  if (placed.kind === 'poor') {
    const balance = balanceText(seat, minor(seat.play_money_minor ?? 0n));
    return { kind: 'refused', reason: 'insufficient_funds', legs: [], balance };
  }
  if (placed.kind === 'known' || placed.bet.state !== 'staking') {
    return answer(studio, book, { session, seat }, placed.bet, null);
  }
  const word = await takeBet(studio, bookBets, seat, placed.bet);
  return answer(studio, book, { session, seat }, placed.bet, balanceText(seat, word?.balance ?? null));
};

interface Player {
  readonly session: SessionRow;
  readonly seat: SeatRow;
}

/** Answers as the bet stands now. Asks the hall for the balance when it has not told it. */
const answer = async (
  studio: Studio,
  book: OpenBook,
  { session, seat }: Player,
  { id }: BetRow,
  told: string | null,
): Promise<PlaceAnswer> => {
  const { bet, view } = await readBet(studio, seat, id);
  switch (view.state) {
    case 'waiting':
      return { kind: 'waiting', bet: view };
    case 'pending':
      return { kind: 'pending', bet: view };
    case 'stuck':
      return { kind: 'stuck' };
    case 'refused': {
      const reason = betRefusalOf(bet.refusal);
      const legs = reason === 'price_changed' ? await legsNow(studio, book, view.legs) : [];
      return { kind: 'refused', reason, legs, balance: told };
    }
    default: {
      const balance = told ?? (await readBalance(studio, session, await readSeat(studio.db, seat.id)));
      return view.state === 'returned'
        ? { kind: 'returned', balance }
        : { kind: 'taken', bet: view, balance };
    }
  }
};

type SlipLegs = Extract<PlaceAnswer, { kind: 'taken' }>['bet']['legs'];

const legsNow = async (studio: Studio, { book, feed }: OpenBook, legs: SlipLegs) => {
  const picks = legs.map(({ event, market, selection }) => ({ event, market: market.id, selection }));
  const events = await readEvents(studio.db, picks, false);
  return (await checkSlip(studio, { book, runs: feed.runs }, events, picks)).legs;
};
