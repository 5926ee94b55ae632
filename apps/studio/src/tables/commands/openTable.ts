import { toDecimal } from '@pavilion/money';
import type { Studio } from '../../infra/studio.ts';
import type { Coming } from '../../play/comeIn.ts';
import { balanceText } from '../../play/money/balance.ts';
import { topUp } from '../../play/money/playMoney.ts';
import { currencyOf, orNull } from '../../play/rows.ts';
import { beganAt } from '../../play/sessions.ts';
import { chipsOf, kindMaxOf, spotMaxOf } from '../engine/chips.ts';
import type { TableFeed } from '../feed.ts';
import { readFollowing } from '../following.ts';
import { netText, readResults, readSlips } from '../queries.ts';
import type { TableOpenAnswer } from '../views.ts';
import { followedDrawsMax } from '../wire.ts';
import { mayFollow } from './startFollowing.ts';

/** What the page of a table is told when somebody has come in. */
export const openTable = async (studio: Studio, feed: TableFeed, came: Coming): Promise<TableOpenAnswer> => {
  const [smallest = 0n] = chipsOf(feed.table, currencyOf(came.seat));
  const entered = came.isLaunched ? await topUp(studio, came, smallest) : came;
  const { seat, session, balance } = entered;
  const currency = currencyOf(seat);
  const betMax = orNull(session.bet_max_minor);
  const table = await feed.view();
  return {
    session: entered.token,
    gameCode: feed.table.gameCode,
    demo: seat.demo,
    currency,
    lobbyUrl: session.lobby_url,
    startedAt: beganAt(session).toISOString(),
    sessionNet: await netText(studio, session, seat),
    chips: chipsOf(feed.table, currency, betMax).map((chip) => toDecimal(chip, currency)),
    spotMax: toDecimal(spotMaxOf(feed.table, currency), currency),
    kindMax: Object.fromEntries(
      Object.entries(kindMaxOf(feed.table, currency)).map(([kind, most]) => [
        kind,
        toDecimal(most, currency),
      ]),
    ),
    slipMax: betMax === null ? null : toDecimal(betMax, currency),
    table,
    balance: balanceText(seat, balance),
    slips: await readSlips(studio, seat, table.number - 1),
    results: await readResults(studio, feed.table.gameCode, 0),
    following: await readFollowing(studio, seat),
    followMax: mayFollow(feed.table, session) ? followedDrawsMax : null,
  };
};
