import { toDecimal } from '@pavilion/money';
import { playMoneyOf } from '../../games/stakes.ts';
import type { Studio } from '../../infra/studio.ts';
import { type Entered, enterWithTicket, resumeSession } from '../../play/commands/enterGame.ts';
import { currencyOf, orNull } from '../../play/rows.ts';
import { chipsOf, spotMaxOf } from '../engine/chips.ts';
import type { TableFeed } from '../feed.ts';
import { readResults, readSlips, textOf } from '../queries.ts';
import type { TableOpenAnswer } from '../views.ts';

interface OpenedTable {
  readonly answer: TableOpenAnswer;
  /** For the HttpOnly cookie. */
  readonly resumeToken: string;
}

/** Opens a table with its launch ticket: once. Throws `PlayRefusal`. */
export const openTable = async (studio: Studio, feed: TableFeed, ticket: string): Promise<OpenedTable> =>
  describe(
    studio,
    feed,
    await topUp(studio, feed, await enterWithTicket(studio, feed.table.gameCode, ticket)),
  );

/** Takes a session up again after a reload; the page gets a new one in its place. Throws `PlayRefusal`. */
export const resumeTable = async (
  studio: Studio,
  feed: TableFeed,
  resumeToken: string,
): Promise<OpenedTable> =>
  describe(studio, feed, await resumeSession(studio, feed.table.gameCode, resumeToken));

/** Play money that does not make up a chip any more is brought back to what a demo starts with. */
const topUp = async (studio: Studio, feed: TableFeed, entered: Entered): Promise<Entered> => {
  const { seat } = entered;
  const currency = currencyOf(seat);
  const smallest = chipsOf(feed.table, currency)[0] ?? 0n;
  if (seat.play_money_minor === null || seat.play_money_minor >= smallest) return entered;
  const full = playMoneyOf(currency);
  await studio.db.updateTable('seat').set({ play_money_minor: full }).where('id', '=', seat.id).execute();
  return { ...entered, seat: { ...seat, play_money_minor: full }, balance: full };
};

const describe = async (studio: Studio, feed: TableFeed, entered: Entered): Promise<OpenedTable> => {
  const { seat, session, balance } = entered;
  const currency = currencyOf(seat);
  const betMax = orNull(session.bet_max_minor);
  const table = await feed.view();
  return {
    resumeToken: entered.resumeToken,
    answer: {
      session: entered.token,
      gameCode: feed.table.gameCode,
      demo: seat.demo,
      currency,
      lobbyUrl: session.lobby_url,
      startedAt: session.started_at.toISOString(),
      chips: chipsOf(feed.table, currency, betMax).map((chip) => toDecimal(chip, currency)),
      spotMax: toDecimal(spotMaxOf(feed.table, currency), currency),
      slipMax: betMax === null ? null : toDecimal(betMax, currency),
      table,
      balance: textOf(seat, balance),
      slips: await readSlips(studio, seat, table.number - 1),
      results: await readResults(studio, feed.table.gameCode, 0),
    },
  };
};
