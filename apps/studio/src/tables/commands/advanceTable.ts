import { sql } from 'kysely';
import { beaconTimeOf } from '../../fair/quicknet.ts';
import { later } from '../../infra/clock.ts';
import type { Studio, Trx } from '../../infra/studio.ts';
import { paid } from '../engine/chips.ts';
import { cardOf } from '../engine/tableGame.ts';
import type { ServedTable } from '../games/index.ts';
import { type Choices, dealHand, isVoidHand, madeOn, raisedOn, readChoices } from '../hands.ts';
import { type PotPlay, readPotPlays } from '../potPlays.ts';
import { stakesIn, type TableBetRow, type TableRoundRow } from '../rows.ts';
import { attendEveryMs, beaconWaitMs, voidAfterMs } from '../schedule.ts';
import { awayMsOf, betsIn, decideRound, isEveryHandDone, reverseRaising } from './decideRound.ts';
import { drawRound, reverseUncertain } from './drawRound.ts';
import { openRound } from './openRound.ts';
import { sealRound } from './sealRound.ts';

/** Steps that one call takes at most: a round's five and the opening of the next. */
const stepsMax = 6;

/**
 * Moves a table on as far as the clock says: closes bets, draws, settles, opens the next round. Each step is one
 * transaction on the locked round, so a restart goes on with the very round that was under way, and a step is never
 * taken twice. Answers the round as it stands. `hasDecided`: somebody has just decided, and the round may be done before its time.
 */
export const advanceTable = async (
  studio: Studio,
  table: ServedTable,
  hasDecided = false,
): Promise<TableRoundRow> => {
  let round = await findLatest(studio, table);
  for (let step = 0; step < stepsMax; step += 1) {
    const next =
      round && !isOver(round, studio.clock.now())
        ? await takeStep(studio, table, round, hasDecided)
        : undefined;
    if (next) round = next;
    else if (round && !isOver(round, studio.clock.now())) return round;
    else round = (await openRound(studio, table)) ?? (await findLatest(studio, table));
  }
  if (!round) throw new Error(`table ${table.gameCode} has no round`);
  return round;
};

export const findLatest = (
  studio: Studio,
  { gameCode }: Pick<ServedTable, 'gameCode'>,
): Promise<TableRoundRow | undefined> =>
  studio.db
    .selectFrom('table_round')
    .selectAll()
    .where('game_code', '=', gameCode)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();

const isOver = ({ state, ends_at }: TableRoundRow, now: Date): boolean =>
  (state === 'settled' || state === 'void') && ends_at <= now;

/** When the round's next step is due: of one that is over, the opening of the next. */
export const nextStepAt = (round: TableRoundRow): Date => {
  switch (round.state) {
    case 'open':
      return round.closes_at;
    case 'closed':
      return round.draws_at;
    case 'deciding':
      return lookAt(round);
    case 'drawn':
      return round.settles_at;
    case 'settled':
    case 'void':
      return round.ends_at;
  }
};

/** A round that is being decided is looked at again and again until its time is up. */
const lookAt = ({ decides_at, attended_at, draws_at }: TableRoundRow): Date => {
  const look = later(attended_at ?? draws_at, attendEveryMs);
  return decides_at !== null && decides_at < look ? decides_at : look;
};

/** Whether what the round waits for besides its time is the beacon. */
const needsBeacon = ({ state, sealing }: TableRoundRow): boolean =>
  state === 'closed' && sealing === 'beacon';

/** Whether a round may have to wait though its time has come: for the beacon, or for raises that are under way. */
export const mayWait = (round: TableRoundRow): boolean => needsBeacon(round) || round.state === 'deciding';

/** The beacon's word that a closed round waits for, where it is known. */
const beaconSignatureFor = ({ beacon }: Studio, round: TableRoundRow): string | undefined =>
  needsBeacon(round) && round.beacon_round !== null ? beacon.signatureOf(round.beacon_round) : undefined;

/** From when on a closed round is not drawn any more. */
const voidFrom = ({ beacon }: Studio, { draws_at, beacon_round }: TableRoundRow): Date => {
  const tooLateMs = draws_at.getTime() + voidAfterMs;
  if (beacon_round === null) return new Date(tooLateMs);
  return new Date(Math.min(tooLateMs, beaconTimeOf(beacon.chain, beacon_round) + beaconWaitMs));
};

/** The next step of a round, if it is due; `undefined` when it is not. */
const takeStep = async (
  studio: Studio,
  table: ServedTable,
  seen: TableRoundRow,
  hasDecided: boolean,
): Promise<TableRoundRow | undefined> => {
  const now = studio.clock.now();
  // Asked before the time has come, so that it is there by then.
  const beaconSignature = beaconSignatureFor(studio, seen);
  const isDue =
    nextStepAt(seen) <= now ||
    // Nobody who decides waits for the lock of a look that would find others deciding yet.
    (hasDecided && seen.state === 'deciding' && (await isEveryHandDone(studio, table, seen)));
  if (!isDue) return undefined;
  const isWaiting = needsBeacon(seen) && beaconSignature === undefined;
  if (isWaiting && now <= voidFrom(studio, seen)) return undefined;
  return studio.db.transaction().execute(async (trx) => {
    const round = await trx
      .selectFrom('table_round')
      .selectAll()
      .where('id', '=', seen.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    // Another process was faster.
    if (round.state !== seen.state) return round;
    switch (round.state) {
      case 'open':
        return sealRound(studio, trx, round);
      case 'closed':
        return studio.clock.now() > voidFrom(studio, round)
          ? voidRound(studio, trx, round)
          : drawRound(studio, trx, table, round, beaconSignature);
      case 'deciding':
        return awayMsOf(round, studio.clock.now()) > voidAfterMs
          ? voidRound(studio, trx, round)
          : decideRound(studio, trx, table, round);
      case 'drawn':
        return settleRound(studio, trx, table, round);
      case 'settled':
      case 'void':
        return undefined;
    }
  });
};

const changeState = (trx: Trx, round: TableRoundRow, state: 'settled' | 'void'): Promise<TableRoundRow> =>
  trx
    .updateTable('table_round')
    .set({ state })
    .where('id', '=', round.id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** What a slip wins, all its spots together; what a void hand has staked comes back. Minor units. */
const wonBy = async (
  table: ServedTable,
  round: TableRoundRow,
  bet: TableBetRow,
  choices: Choices,
  play: PotPlay | undefined,
  payout: (spot: string) => number,
): Promise<bigint> => {
  const { decisions } = table;
  let won = 0n;
  for (const { spot, minor } of stakesIn(bet)) {
    if (isVoidHand(choices, spot)) won += BigInt(minor) + raisedOn(choices, spot);
    else if (decisions?.isHand(spot)) {
      const hand = await dealHand(table, decisions, round, { id: bet.id, play }, spot);
      won += paid(BigInt(minor), hand.payout(madeOn(choices, spot)));
    } else won += paid(BigInt(minor), payout(spot));
  }
  return won;
};

const settleRound = async (
  studio: Studio,
  trx: Trx,
  table: ServedTable,
  round: TableRoundRow,
): Promise<TableRoundRow> => {
  const { payout } = table.judge(round.outcome, cardOf(table, round.server_seed_hash));
  const bets = await betsIn(trx, round);
  const decided = table.decisions ? bets.map(({ id }) => id) : [];
  const choicesOf = await readChoices(trx, decided);
  const playOf = await readPotPlays(trx, table.decisions ? bets : []);
  const judged: Judged[] = [];
  for (const bet of bets) {
    try {
      judged.push({ id: bet.id, won: await wonBy(table, round, bet, choicesOf(bet), playOf(bet), payout) });
    } catch (error) {
      await leaveToPerson(studio, trx, bet, error);
    }
  }
  await holdPlayMoney(trx, round);
  await judgeBets(trx, judged, studio.clock.now());
  return changeState(trx, round, 'settled');
};

/** A bet that cannot be judged is a person's to look at. It holds up neither the other bets nor the table. */
const leaveToPerson = async (
  studio: Studio,
  trx: Trx,
  { id }: TableBetRow,
  error: unknown,
): Promise<void> => {
  studio.log.error({ err: error, bet: id, alarm: true }, 'bet at a table could not be judged');
  await trx.updateTable('table_bet').set({ state: 'stuck' }).where('id', '=', id).execute();
};

interface Judged {
  readonly id: string;
  readonly won: bigint;
}

/** Stores what each bet won. Play money is there at once; the hall is told by the worker. */
const judgeBets = async (trx: Trx, judged: readonly Judged[], now: Date): Promise<void> => {
  const ids = judged.map(({ id }) => id);
  const wins = judged.map(({ won }) => won.toString());
  await sql`
    UPDATE table_bet b
    SET state = CASE WHEN s.demo THEN 'settled' ELSE 'owed' END, won_minor = j.won, judged_at = ${now},
      due_at = CASE WHEN s.demo THEN NULL ELSE ${now}::timestamptz END,
      closed_at = CASE WHEN s.demo THEN ${now}::timestamptz END
    FROM unnest(${ids}::text[], ${wins}::bigint[]) AS j (id, won), seat s
    WHERE b.id = j.id AND s.id = b.seat_id`.execute(trx);
  await creditPlayMoney(trx, ids, 'won_minor');
};

/**
 * Holds the play money that a round gives to, in one order: tables beside one another share it, and two of them that pay at once
 * would wait for each other.
 */
const holdPlayMoney = async (trx: Trx, round: Pick<TableRoundRow, 'id'>): Promise<void> => {
  await sql`
    SELECT FROM seat WHERE id IN (
      SELECT coalesce(s.money_seat_id, s.id) FROM table_bet b JOIN seat s ON s.id = b.seat_id
      WHERE b.table_round_id = ${round.id} AND s.demo
    ) ORDER BY id FOR NO KEY UPDATE`.execute(trx);
};

/** Gives demo seats what these bets won, or their stakes. */
const creditPlayMoney = async (
  trx: Trx,
  ids: readonly string[],
  column: 'won_minor' | 'stake_minor',
): Promise<void> => {
  await sql`
    UPDATE seat s SET play_money_minor = s.play_money_minor + g.amount
    FROM (
      SELECT coalesce(o.money_seat_id, o.id) AS money_seat_id, sum(${sql.ref(`b.${column}`)})::bigint AS amount
      FROM table_bet b JOIN seat o ON o.id = b.seat_id
      WHERE b.id = ANY (${ids}::text[]) AND o.demo GROUP BY 1
    ) g
    WHERE s.id = g.money_seat_id`.execute(trx);
};

/** Every raise goes back likewise. */
const giveRaisesBack = async (trx: Trx, round: TableRoundRow, now: Date): Promise<void> => {
  await reverseRaising(trx, round, now);
  await sql`
    WITH back AS (
      UPDATE table_choice c
      SET state = CASE WHEN s.demo THEN 'returned' ELSE 'reversing' END,
        due_at = CASE WHEN s.demo THEN NULL ELSE ${now}::timestamptz END,
        closed_at = CASE WHEN s.demo THEN ${now}::timestamptz END
      FROM table_bet b, seat s
      WHERE b.table_round_id = ${round.id} AND c.table_bet_id = b.id AND s.id = b.seat_id
        AND c.state = 'taken' AND c.stake_minor > 0
      RETURNING c.seat_id, c.stake_minor
    )
    UPDATE seat s SET play_money_minor = s.play_money_minor + g.amount
    FROM (
      SELECT coalesce(o.money_seat_id, o.id) AS money_seat_id, sum(back.stake_minor)::bigint AS amount
      FROM back JOIN seat o ON o.id = back.seat_id WHERE o.demo GROUP BY 1
    ) g
    WHERE s.id = g.money_seat_id`.execute(trx);
};

/** Every stake goes back: the worker rolls it back at the hall, play money at once. */
const voidRound = async (studio: Studio, trx: Trx, round: TableRoundRow): Promise<TableRoundRow> => {
  const now = studio.clock.now();
  await holdPlayMoney(trx, round);
  await reverseUncertain(trx, round, now);
  await giveRaisesBack(trx, round, now);
  const ids = (await betsIn(trx, round)).map(({ id }) => id);
  await sql`
    UPDATE table_bet b
    SET state = CASE WHEN s.demo THEN 'returned' ELSE 'reversing' END,
      due_at = CASE WHEN s.demo THEN NULL ELSE ${now}::timestamptz END,
      closed_at = CASE WHEN s.demo THEN ${now}::timestamptz END
    FROM seat s WHERE b.id = ANY (${ids}::text[]) AND s.id = b.seat_id`.execute(trx);
  await creditPlayMoney(trx, ids, 'stake_minor');
  studio.log.warn({ table: round.game_code, round: round.number }, 'round void, stakes go back');
  return changeState(trx, round, 'void');
};
