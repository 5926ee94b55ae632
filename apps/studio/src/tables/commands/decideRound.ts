import { later } from '../../infra/clock.ts';
import type { Studio, Trx } from '../../infra/studio.ts';
import type { Decisions } from '../engine/decisions.ts';
import { cardOf } from '../engine/tableGame.ts';
import type { ServedTable } from '../games/index.ts';
import { type Choices, handsIn, isVoidHand, madeOn, readChoices } from '../hands.ts';
import type { TableBetRow, TableRoundRow } from '../rows.ts';
import { absentMs, attendEveryMs, raiseWaitMs, showTimesOf } from '../schedule.ts';

/** No hand of any game has as many choices; a game that always leaves one more would never be done. */
const choicesMax = 60;

/** Slips whose stake is in play. */
export const betsIn = (trx: Trx, round: Pick<TableRoundRow, 'id'>): Promise<TableBetRow[]> =>
  trx
    .selectFrom('table_bet')
    .selectAll()
    .where('table_round_id', '=', round.id)
    .where('state', '=', 'taken')
    .orderBy('number')
    .execute();

const isDone = (decisions: Decisions<unknown>, bet: TableBetRow, choices: Choices, outcome: unknown) =>
  handsIn(decisions, bet).every((spot) => decisions.next(spot, outcome, madeOn(choices, spot)).length === 0);

/** Whether anybody has something to decide about an outcome that was just drawn. */
export const hasHands = async (
  trx: Trx,
  decisions: Decisions<unknown>,
  round: Pick<TableRoundRow, 'id'>,
  outcome: unknown,
): Promise<boolean> => (await betsIn(trx, round)).some((bet) => !isDone(decisions, bet, [], outcome));

/** How long no process has looked at a round that is being decided. Milliseconds. */
export const awayMsOf = ({ attended_at }: Pick<TableRoundRow, 'attended_at'>, now: Date): number =>
  now.getTime() - (attended_at ?? now).getTime();

const changeTimes = (
  trx: Trx,
  round: TableRoundRow,
  change: { attended_at: Date; decides_at?: Date; settles_at?: Date; ends_at?: Date },
): Promise<TableRoundRow> =>
  trx
    .updateTable('table_round')
    .set(change)
    .where('id', '=', round.id)
    .returningAll()
    .executeTakeFirstOrThrow();

/**
 * Looks at a round that is being decided, whose row is locked: ends it when its time is up or every hand is done, and otherwise
 * notes that somebody was there. Players have had no time to decide while no process was there, and get as much more of it.
 * Answers the round where it has changed.
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
  const showMs = table.judge(round.outcome, cardOf(table, round.server_seed_hash)).showMs;
  const awayMs = awayMsOf(round, now);
  if (awayMs > absentMs) {
    const longest = later(now, decisions.decideMs);
    const moved = later(decides_at, awayMs);
    const until = moved < longest ? moved : longest;
    return changeTimes(trx, round, {
      attended_at: now,
      decides_at: until,
      ...showTimesOf(table.clock, until, showMs),
    });
  }
  const bets = await betsIn(trx, round);
  const choicesOf = await readChoices(
    trx,
    bets.map(({ id }) => id),
  );
  const isUp = decides_at <= now;
  const isWaiting =
    now < later(decides_at, raiseWaitMs) &&
    bets.some((bet) => choicesOf(bet).some(({ state }) => state === 'staking'));
  const isOver = isUp
    ? !isWaiting
    : bets.every((bet) => isDone(decisions, bet, choicesOf(bet), round.outcome));
  if (!isOver)
    return later(attended_at, attendEveryMs) <= now
      ? changeTimes(trx, round, { attended_at: now })
      : undefined;
  await reverseRaising(trx, round, now);
  for (const bet of bets) await finishHands(trx, decisions, round, bet, choicesOf(bet), now);
  return trx
    .updateTable('table_round')
    .set({ state: 'drawn', decides_at: isUp ? decides_at : now, ...showTimesOf(table.clock, now, showMs) })
    .where('id', '=', round.id)
    .returningAll()
    .executeTakeFirstOrThrow();
};

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

/** The last thing tried for a hand was a raise that was never said to be taken, nor refused. */
const isCutOff = (choices: Choices, spot: string): boolean => {
  const last = choices.findLast((choice) => choice.spot === spot);
  return last !== undefined && last.state !== 'taken' && last.state !== 'refused';
};

/**
 * Leaves what is undecided to its fallback. A hand whose raise stayed in doubt is void instead: it would be given up because of
 * the line between two houses, and not by its player.
 */
const finishHands = async (
  trx: Trx,
  decisions: Decisions<unknown>,
  { outcome }: TableRoundRow,
  bet: TableBetRow,
  choices: Choices,
  now: Date,
): Promise<void> => {
  let number = choices.at(-1)?.number ?? 0;
  for (const spot of handsIn(decisions, bet)) {
    if (isVoidHand(choices, spot)) continue;
    if (isCutOff(choices, spot)) {
      const last = choices.findLast((choice) => choice.spot === spot);
      await trx
        .updateTable('table_choice')
        .set({ voids: true })
        .where('id', '=', last?.id ?? '')
        .execute();
      continue;
    }
    const made = [...madeOn(choices, spot)];
    while (decisions.next(spot, outcome, made).length > 0) {
      if (made.length >= choicesMax) throw new Error(`hand ${bet.id} ${spot} is never done`);
      const choice = decisions.fallback(spot, outcome, made);
      number += 1;
      await trx
        .insertInto('table_choice')
        .values({
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
        })
        .execute();
      made.push(choice);
    }
  }
};
