import type { CurrencyCode } from '@pavilion/money';
import { later } from '../infra/clock.ts';
import type { Studio } from '../infra/studio.ts';
import { readBalance } from '../play/money/balance.ts';
import { currencyOf, type SeatRow, type SessionRow } from '../play/rows.ts';
import { type PresentableBet, presentBet } from './betPresenter.ts';
import type { ToldBet } from './feed.ts';
import { netText } from './money/sessionNet.ts';
import { presentSummary } from './presenter.ts';
import type { BetRow, EventRow } from './rows.ts';
import type { Runs } from './runs.ts';
import {
  type BetsAnswer,
  type BetView,
  type BookSport,
  type BookState,
  bookPageSize,
  type ResultsAnswer,
} from './views.ts';
import type { BetsInput, ResultsInput } from './wire.ts';

/** Bets that were settled this long ago still belong to what is going on. Milliseconds. */
const freshMs = 10 * 60_000;

export const findEvent = (studio: Studio, id: string): Promise<EventRow | undefined> =>
  studio.db.selectFrom('book_event').selectAll().where('id', '=', id).executeTakeFirst();

/** Ended events of these sports, latest first, a page at a time. */
export const readResults = async (
  studio: Studio,
  runs: Runs,
  sports: readonly BookSport[],
  { sport, before }: ResultsInput,
): Promise<ResultsAnswer> => {
  const asked = sport === undefined ? sports : sports.filter((own) => own === sport);
  if (asked.length === 0) return { events: [], before: null };
  let query = studio.db
    .selectFrom('book_event')
    .selectAll()
    .where('sport', 'in', asked)
    .where('ended_at', 'is not', null)
    .orderBy('ended_at', 'desc')
    .orderBy('id', 'desc')
    .limit(bookPageSize + 1);
  if (before !== undefined) {
    const endedAt = new Date(Number(before.slice(0, 13)));
    const id = before.slice(14);
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('ended_at', 'id'), '<', tuple<Date | null, string>(endedAt, id)),
    );
  }
  const rows = await query.execute();
  const page = rows.slice(0, bookPageSize);
  const last = page.at(-1);
  return {
    events: await Promise.all(page.map(async (row) => presentSummary(row, await runs.at(row)))),
    before:
      rows.length > bookPageSize && last?.ended_at
        ? `${last.ended_at.getTime().toString().padStart(13, '0')}.${last.id}`
        : null,
  };
};

/** Bets with everything that is shown of them. */
const readPresentable = async (studio: Studio, bets: readonly BetRow[]): Promise<PresentableBet[]> => {
  if (bets.length === 0) return [];
  const ids = bets.map(({ id }) => id);
  const legs = await studio.db
    .selectFrom('book_leg')
    .innerJoin('book_event', 'book_event.id', 'book_leg.event_id')
    .selectAll('book_leg')
    .select([
      'book_event.sport',
      'book_event.competition',
      'book_event.home',
      'book_event.away',
      'book_event.starts_at',
      'book_event.phase',
      'book_event.home_score',
      'book_event.away_score',
    ])
    .where('book_leg.bet_id', 'in', ids)
    .orderBy('book_leg.seq')
    .execute();
  const payments = await studio.db
    .selectFrom('book_payment')
    .selectAll()
    .where('bet_id', 'in', ids)
    .orderBy('seq')
    .execute();
  const legsOf = Map.groupBy(legs, ({ bet_id }) => bet_id);
  const paymentsOf = Map.groupBy(payments, ({ bet_id }) => bet_id);
  return bets.map((bet) => ({
    bet,
    legs: legsOf.get(bet.id) ?? [],
    payments: paymentsOf.get(bet.id) ?? [],
  }));
};

const presentAll = async (
  studio: Studio,
  bets: readonly BetRow[],
  currency: CurrencyCode,
): Promise<BetView[]> => (await readPresentable(studio, bets)).map((bet) => presentBet(bet, currency));

/** A bet as its player sees it. Throws when there is none. */
export const readBet = async (studio: Studio, seat: SeatRow, id: string) => {
  const bet = await studio.db
    .selectFrom('book_bet')
    .selectAll()
    .where('id', '=', id)
    .where('seat_id', '=', seat.id)
    .executeTakeFirstOrThrow();
  const [view] = await presentAll(studio, [bet], currencyOf(seat));
  if (!view) throw new Error(`bet ${id} cannot be shown`);
  return { bet, view };
};

export const readBetsById = async (studio: Studio, ids: readonly string[]): Promise<ToldBet[]> => {
  const bets = await studio.db
    .selectFrom('book_bet')
    .innerJoin('seat', 'seat.id', 'book_bet.seat_id')
    .selectAll('book_bet')
    .select('seat.currency')
    .where('book_bet.id', 'in', ids)
    .execute();
  const shown = await readPresentable(studio, bets);
  return shown.map((each, at) => ({
    seatId: each.bet.seat_id,
    view: presentBet(each, currencyOf({ currency: bets[at]?.currency ?? '' })),
  }));
};

const openStates = ['waiting', 'staking', 'taken', 'reversing', 'stuck'] as const;
const closedStates = ['settled', 'returned', 'refused'] as const;

/** All bets of a player that are not settled, and those of the last minutes; latest first. */
export const readCurrentBets = async (studio: Studio, seat: SeatRow): Promise<BetView[]> => {
  const bets = await studio.db
    .selectFrom('book_bet')
    .selectAll()
    .where('seat_id', '=', seat.id)
    .where(({ eb, or }) =>
      or([
        eb('state', 'in', openStates),
        eb('closed_at', '>', later(studio.clock.now(), -freshMs)),
        eb('judged_at', '>', later(studio.clock.now(), -freshMs)),
      ]),
    )
    .orderBy('number', 'desc')
    .limit(currentMax)
    .execute();
  return presentAll(studio, bets, currencyOf(seat));
};

/** Where a player stands. Throws `PlayRefusal` when the hall's session is over. */
export const readBookState = async (
  studio: Studio,
  session: SessionRow,
  seat: SeatRow,
): Promise<BookState> => ({
  now: studio.clock.now().toISOString(),
  balance: await readBalance(studio, session, seat),
  bets: await readCurrentBets(studio, seat),
  // After the bets: what is told as settled is in it.
  sessionNet: await netText(studio.db, session, seat),
});

/** More bets than a player may have open, with some that are just settled. */
const currentMax = 300;

/** A player's own bets, latest first, a page at a time. */
export const readBets = async (
  studio: Studio,
  seat: SeatRow,
  { which, before }: BetsInput,
): Promise<BetsAnswer> => {
  let query = studio.db
    .selectFrom('book_bet')
    .selectAll()
    .where('seat_id', '=', seat.id)
    .where('state', 'in', which === 'open' ? openStates : closedStates)
    .orderBy('number', 'desc')
    .limit(bookPageSize + 1);
  if (before !== undefined) query = query.where('number', '<', BigInt(before));
  const found = await query.execute();
  const page = found.slice(0, bookPageSize);
  return {
    bets: await presentAll(studio, page, currencyOf(seat)),
    before: found.length > bookPageSize ? (page.at(-1)?.number.toString() ?? null) : null,
  };
};
