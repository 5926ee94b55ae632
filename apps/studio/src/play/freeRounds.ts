import { minor, toDecimal } from '@pavilion/money';
import type { Db } from '../infra/studio.ts';
import { currencyOf, type SeatRow } from './rows.ts';
import type { FreeRoundsView } from './views.ts';

/** Rounds that the hall has given the player of a seat and that are not played yet. */
export interface FreeRoundsLeft {
  readonly id: string;
  readonly stakeMinor: bigint;
  readonly left: number;
}

/** How many rounds stand on a grant: those that the hall refused or that were returned can be played again. */
export const countPlayed = async (db: Db, gpId: number, grantId: string): Promise<number> => {
  const row = await db
    .selectFrom('round')
    .innerJoin('seat', 'seat.id', 'round.seat_id')
    .select((eb) => eb.fn.countAll<bigint>().as('played'))
    .where('seat.gp_id', '=', gpId)
    .where('round.free_round_id', '=', grantId)
    .where('round.state', 'not in', ['refused', 'returned'])
    .executeTakeFirstOrThrow();
  return Number(row.played);
};

/** Whether the hall has given the player of a seat rounds that may be left; for what reads other things beside. */
export const liveGrantsOf = (db: Db, seat: SeatRow, now: Date) =>
  db
    .selectFrom('free_round_grant')
    .where('gp_id', '=', seat.gp_id)
    .where('player_id', '=', seat.player_id)
    .where('game_code', '=', seat.game_code)
    .where('currency', '=', seat.currency)
    .where('cancelled_at', 'is', null)
    .where('expires_at', '>', now);

/** The grant that the seat's next round can be played on: the one that ends first. Call it under the seat's lock. */
export const findFreeRounds = async (
  db: Db,
  seat: SeatRow,
  now: Date,
): Promise<FreeRoundsLeft | undefined> => {
  if (seat.demo) return undefined;
  const grants = await liveGrantsOf(db, seat, now).selectAll().orderBy('expires_at').orderBy('id').execute();
  for (const grant of grants) {
    const left = grant.rounds - (await countPlayed(db, seat.gp_id, grant.id));
    if (left > 0) return { id: grant.id, stakeMinor: grant.stake_minor, left };
  }
  return undefined;
};

/** As the player sees them. */
export const readFreeRounds = async (db: Db, seat: SeatRow, now: Date): Promise<FreeRoundsView | null> => {
  const free = await findFreeRounds(db, seat, now);
  return free ? { left: free.left, stake: toDecimal(minor(free.stakeMinor), currencyOf(seat)) } : null;
};
