import type { Insertable, Updateable } from 'kysely';
import { later } from '../../infra/clock.ts';
import type { Db, Studio, Trx } from '../../infra/studio.ts';
import type { StudioTables } from '../../infra/tables.ts';
import type { Decisions } from '../engine/decisions.ts';
import { cardOf } from '../engine/tableGame.ts';
import type { ServedTable } from '../games/index.ts';
import {
  type Choices,
  type DealtHand,
  dealHand,
  type HandRound,
  handsIn,
  madeOn,
  readChoices,
} from '../hands.ts';
import { closePots } from '../money/closePots.ts';
import { type PotPlay, readPotPlays } from '../potPlays.ts';
import type { TableBetRow, TableRoundRow } from '../rows.ts';
import { absentMs, attendEveryMs, raiseWaitMs, showTimesOf } from '../schedule.ts';

/** No hand of any game has as many choices; a fallback that always leaves one more must not hold up the table. */
const choicesMax = 60;

/** Slips whose stake is in play. */
export const betsIn = (trx: Db, round: Pick<TableRoundRow, 'id'>): Promise<TableBetRow[]> =>
  trx
    .selectFrom('table_bet')
    .selectAll()
    .where('table_round_id', '=', round.id)
    .where('state', '=', 'taken')
    .orderBy('number')
    .execute();

interface OpenHand extends DealtHand {
  readonly spot: string;
}

/**
 * Hands of a slip that have something left to choose. A slip that cannot be read holds nobody up: whoever settles leaves it to a
 * person.
 */
const openHands = async (
  table: ServedTable,
  decisions: Decisions<unknown>,
  round: HandRound,
  { bet, choices, play }: Deciding,
): Promise<OpenHand[]> => {
  try {
    const hands = await Promise.all(
      handsIn(decisions, bet).map(async (spot) => ({
        spot,
        ...(await dealHand(table, decisions, round, { id: bet.id, play }, spot)),
      })),
    );
    return hands.filter(({ spot, next }) => next(madeOn(choices, spot)).length > 0);
  } catch {
    return [];
  }
};

/** Whether any of these slips has something left to choose. */
const isAnyOpen = async (
  table: ServedTable,
  decisions: Decisions<unknown>,
  round: HandRound,
  slips: readonly Deciding[],
): Promise<boolean> => {
  for (const slip of slips) if ((await openHands(table, decisions, round, slip)).length > 0) return true;
  return false;
};

/** Whether anybody has something to decide about an outcome that was just drawn. */
export const hasHands = async (
  trx: Trx,
  table: ServedTable,
  round: HandRound & Pick<TableRoundRow, 'id'>,
): Promise<boolean> => {
  const { decisions } = table;
  if (!decisions) return false;
  // As it will be decided.
  return isAnyOpen(table, decisions, { ...round, state: 'deciding' }, await readHands(trx, round));
};

/** Whether every hand of a round that is being decided is done. Asked without a lock: what it says may be late, never early. */
export const isEveryHandDone = async (
  { db }: Studio,
  table: ServedTable,
  round: TableRoundRow,
): Promise<boolean> => {
  const { decisions } = table;
  return decisions !== undefined && !(await isAnyOpen(table, decisions, round, await readHands(db, round)));
};

/** How long no process has looked at a round that is being decided. Milliseconds. */
export const awayMsOf = ({ attended_at }: Pick<TableRoundRow, 'attended_at'>, now: Date): number =>
  now.getTime() - (attended_at ?? now).getTime();

const changeRound = (
  trx: Trx,
  round: TableRoundRow,
  change: Updateable<StudioTables['table_round']>,
): Promise<TableRoundRow> =>
  trx
    .updateTable('table_round')
    .set(change)
    .where('id', '=', round.id)
    .returningAll()
    .executeTakeFirstOrThrow();

/**
 * Looks at a round that is being decided, whose row is locked: ends it when its time is up or every hand is done, and otherwise
 * notes that somebody was there. Answers the round where it has changed.
 */
export const decideRound = async (
  studio: Studio,
  trx: Trx,
  table: ServedTable,
  round: TableRoundRow,
): Promise<TableRoundRow | undefined> => {
  const { decisions } = table;
  const { decides_at, attended_at } = round;
  if (!decisions || !decides_at || !attended_at) throw new Error(`round ${round.id} has nothing to decide`);
  const now = studio.clock.now();
  const showMs = table.judge(round.outcome, cardOf(table, round.server_seed_hash)).showMs();
  const showTimes = (from: Date, ms = showMs) => showTimesOf(table.clock, from, ms);
  const awayMs = awayMsOf(round, now);
  if (awayMs > absentMs) {
    // Nobody had time to decide while no process was there: they get as much more of it.
    const left = Math.min(later(decides_at, awayMs).getTime() - now.getTime(), decisions.decideMs);
    const until = later(now, left);
    return changeRound(trx, round, { attended_at: now, decides_at: until, ...showTimes(until) });
  }
  const isUp = decides_at <= now;
  const hands = await readHands(trx, round);
  const isOver = isUp
    ? !isRaising(hands) || later(decides_at, raiseWaitMs) <= now
    : !(await isAnyOpen(table, decisions, round, hands));
  if (!isOver)
    return later(attended_at, attendEveryMs) <= now
      ? changeRound(trx, round, { attended_at: now })
      : undefined;
  await reverseRaising(trx, round, now);
  // Read again: the hall may have answered for a raise meanwhile.
  for (const slip of await readHands(trx, round))
    await finishHands(trx, slip, await openHands(table, decisions, round, slip), now);
  const street = round.street + 1;
  if (await hasStreet(trx, table, decisions, { ...round, street })) {
    const until = later(now, decisions.decideMs);
    return changeRound(trx, round, { street, attended_at: now, decides_at: until, ...showTimes(until) });
  }
  const potsMs = await closePots(trx, table, round);
  return changeRound(trx, round, {
    state: 'drawn',
    decides_at: isUp ? decides_at : now,
    // A raise in doubt may have been waited for: its show begins now.
    attended_at: now,
    ...showTimes(now, potsMs),
  });
};

/** Whether anybody has something to decide in this street of a round. */
const hasStreet = async (
  trx: Trx,
  table: ServedTable,
  decisions: Decisions<unknown>,
  round: TableRoundRow,
): Promise<boolean> =>
  decisions.streets !== undefined &&
  round.street < decisions.streets.count &&
  (await isAnyOpen(table, decisions, round, await readHands(trx, round)));

interface Deciding {
  readonly bet: TableBetRow;
  readonly choices: Choices;
  readonly play: PotPlay | undefined;
}

const readHands = async (trx: Db, round: Pick<TableRoundRow, 'id'>): Promise<Deciding[]> => {
  const bets = await betsIn(trx, round);
  const ids = bets.map(({ id }) => id);
  const choicesOf = await readChoices(trx, ids);
  const playOf = await readPotPlays(trx, bets);
  return bets.map((bet) => ({ bet, choices: choicesOf(bet), play: playOf(bet) }));
};

/** Whether the call for a raise is under way. */
const isRaising = (hands: readonly Deciding[]): boolean =>
  hands.some(({ choices }) => choices.some(({ state }) => state === 'staking'));

/** A raise that nobody can say of whether it is taken must not stand once the cards are told. */
export const reverseRaising = async (
  trx: Trx,
  round: Pick<TableRoundRow, 'id'>,
  now: Date,
): Promise<void> => {
  await trx
    .updateTable('table_choice')
    .set({ state: 'reversing', due_at: now })
    .where('state', '=', 'staking')
    .where('table_bet_id', 'in', (eb) =>
      eb.selectFrom('table_bet').select('id').where('table_round_id', '=', round.id),
    )
    .execute();
};

/** The last thing tried for a hand, where it is a raise that was never said to be taken, nor refused. */
const cutOffRaise = (choices: Choices, spot: string): Choices[number] | undefined => {
  const last = choices.findLast((choice) => choice.spot === spot);
  return last?.state === 'taken' || last?.state === 'refused' ? undefined : last;
};

/**
 * Leaves what is undecided to its fallback. A hand whose raise stayed in doubt is void instead: it would be given up because of
 * the line between two houses, and not by its player.
 */
const finishHands = async (
  trx: Trx,
  { bet, choices }: Deciding,
  open: readonly OpenHand[],
  now: Date,
): Promise<void> => {
  const left: Insertable<StudioTables['table_choice']>[] = [];
  const first = (choices.at(-1)?.number ?? 0) + 1;
  for (const { spot, next, fallback } of open) {
    const raise = cutOffRaise(choices, spot);
    if (raise) {
      await trx.updateTable('table_choice').set({ voids: true }).where('id', '=', raise.id).execute();
      continue;
    }
    const made = [...madeOn(choices, spot)];
    while (made.length < choicesMax && next(made).length > 0) {
      const choice = fallback(made);
      const number = first + left.length;
      left.push({
        id: `${bet.id}:${number}`,
        table_bet_id: bet.id,
        number,
        seat_id: bet.seat_id,
        action_id: null,
        spot,
        nth: made.length,
        choice,
        stake_minor: 0n,
        state: 'taken',
        wallet_token: null,
        due_at: null,
        placed_at: now,
      });
      made.push(choice);
    }
  }
  if (left.length > 0) await trx.insertInto('table_choice').values(left).execute();
};
