import { toDecimal } from '@pavilion/money';
import { playMoneyOf, upTo } from '../../games/stakes.ts';
import type { Studio } from '../../infra/studio.ts';
import { type Entered, enterWithTicket, resumeSession } from '../../play/commands/enterGame.ts';
import { currencyOf, orNull } from '../../play/rows.ts';
import { textOf } from '../../tables/queries.ts';
import { marginsBp } from '../engine/run.ts';
import type { OpenBook } from '../feed.ts';
import { bookStakesOf, limitsOf, presentLimits } from '../limits.ts';
import { readCurrentBets } from '../queries.ts';
import type { BookOpenAnswer } from '../views.ts';

interface Opened {
  readonly answer: BookOpenAnswer;
  /** For the HttpOnly cookie. */
  readonly resumeToken: string;
}

/** Opens a book with its launch ticket: once. Throws `PlayRefusal`. */
export const openBook = async (studio: Studio, open: OpenBook, ticket: string): Promise<Opened> =>
  describe(studio, open, await topUp(studio, await enterWithTicket(studio, open.book.gameCode, ticket)));

/** Takes a session up again after a reload; the page gets a new one in its place. Throws `PlayRefusal`. */
export const resumeBook = async (studio: Studio, open: OpenBook, resumeToken: string): Promise<Opened> =>
  describe(studio, open, await resumeSession(studio, open.book.gameCode, resumeToken));

/** Play money below the least stake is brought back to what a demo starts with. */
const topUp = async (studio: Studio, entered: Entered): Promise<Entered> => {
  const { seat } = entered;
  const currency = currencyOf(seat);
  if (seat.play_money_minor === null || seat.play_money_minor >= limitsOf(currency, null).min) return entered;
  const full = playMoneyOf(currency);
  await studio.db.updateTable('seat').set({ play_money_minor: full }).where('id', '=', seat.id).execute();
  return { ...entered, seat: { ...seat, play_money_minor: full }, balance: full };
};

const describe = async (studio: Studio, { book, feed }: OpenBook, entered: Entered): Promise<Opened> => {
  const { seat, session, balance } = entered;
  const currency = currencyOf(seat);
  const betMax = orNull(session.bet_max_minor);
  return {
    resumeToken: entered.resumeToken,
    answer: {
      session: entered.token,
      gameCode: book.gameCode,
      demo: seat.demo,
      currency,
      lobbyUrl: session.lobby_url,
      startedAt: session.started_at.toISOString(),
      now: studio.clock.now().toISOString(),
      sports: book.sports,
      stakes: upTo(bookStakesOf(currency), betMax).map((stake) => toDecimal(stake, currency)),
      limits: presentLimits(currency, betMax),
      marginsBp: Object.fromEntries(book.sports.map((sport) => [sport, marginsBp[sport]])),
      balance: textOf(seat, balance),
      bets: await readCurrentBets(studio, seat),
      events: await feed.list(book.sports),
    },
  };
};
