import { toDecimal } from '@pavilion/money';
import { upTo } from '../../games/stakes.ts';
import type { Studio } from '../../infra/studio.ts';
import type { Coming } from '../../play/comeIn.ts';
import { balanceText } from '../../play/money/balance.ts';
import { topUp } from '../../play/money/playMoney.ts';
import { currencyOf, orNull } from '../../play/rows.ts';
import { beganAt } from '../../play/sessions.ts';
import { marginsBp } from '../engine/run.ts';
import type { OpenBook } from '../feed.ts';
import { bookStakesOf, limitsOf, presentLimits } from '../limits.ts';
import { netText } from '../money/sessionNet.ts';
import { readCurrentBets } from '../queries.ts';
import type { BookOpenAnswer } from '../views.ts';

/** What the page of a book is told when somebody has come in. */
export const openBook = async (
  studio: Studio,
  { book, feed }: OpenBook,
  came: Coming,
): Promise<BookOpenAnswer> => {
  const least = limitsOf(currencyOf(came.seat), null).min;
  const entered = came.isLaunched ? await topUp(studio, came, least) : came;
  const { seat, session, balance } = entered;
  const currency = currencyOf(seat);
  const betMax = orNull(session.bet_max_minor);
  return {
    session: entered.token,
    gameCode: book.gameCode,
    demo: seat.demo,
    currency,
    lobbyUrl: session.lobby_url,
    startedAt: beganAt(session).toISOString(),
    now: studio.clock.now().toISOString(),
    sports: book.sports,
    stakes: upTo(bookStakesOf(currency), betMax).map((stake) => toDecimal(stake, currency)),
    limits: presentLimits(currency, betMax, book.sports),
    marginsBp: Object.fromEntries(book.sports.map((sport) => [sport, marginsBp[sport]])),
    balance: balanceText(seat, balance),
    bets: await readCurrentBets(studio, seat),
    sessionNet: await netText(studio.db, session, seat),
    events: await feed.list(book.sports),
  };
};
