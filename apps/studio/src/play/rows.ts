import { type CurrencyCode, isCurrencyCode, type Minor, minor } from '@pavilion/money';
import type { Selectable } from 'kysely';
import type { Game } from '../games/game.ts';
import { findGame } from '../games/index.ts';
import { unitsPerStake } from '../games/units.ts';
import type { Db, Trx } from '../infra/studio.ts';
import type { StudioTables } from '../infra/tables.ts';

export type SeatRow = Selectable<StudioTables['seat']>;
export type SessionRow = Selectable<StudioTables['game_session']>;
export type RoundRow = Selectable<StudioTables['round']>;
export type StepRow = Selectable<StudioTables['step']>;
export type PayoutRow = Selectable<StudioTables['payout']>;

/** The stake that was set for a round: what its wins are counted in. Whole minor units by construction. */
export const betOf = ({ stake_minor, bought_units }: Pick<RoundRow, 'stake_minor' | 'bought_units'>): Minor =>
  minor(bought_units === null ? stake_minor : (stake_minor * BigInt(unitsPerStake)) / BigInt(bought_units));

/** A round that still occupies its seat. */
export const openStates = ['staking', 'reversing', 'playing'] as const;

export const currencyOf = (seat: Pick<SeatRow, 'currency'>): CurrencyCode => {
  if (!isCurrencyCode(seat.currency)) throw new Error(`seat in an unknown currency ${seat.currency}`);
  return seat.currency;
};

export const gameOf = (seat: Pick<SeatRow, 'game_code'>): Game => {
  const game = findGame(seat.game_code);
  if (!game) throw new Error(`seat at an unknown game ${seat.game_code}`);
  return game;
};

export const orNull = (amount: bigint | null): Minor | null => (amount === null ? null : minor(amount));

export const readSeat = (db: Db, seatId: bigint): Promise<SeatRow> =>
  db.selectFrom('seat').selectAll().where('id', '=', seatId).executeTakeFirstOrThrow();

/** Locks the seat: every change to it, its rounds and its sessions happens under this lock. */
export const lockSeat = (trx: Trx, seatId: bigint): Promise<SeatRow> =>
  trx.selectFrom('seat').selectAll().where('id', '=', seatId).forUpdate().executeTakeFirstOrThrow();

export const findOpenRound = (db: Db, seatId: bigint): Promise<RoundRow | undefined> =>
  db
    .selectFrom('round')
    .selectAll()
    .where('seat_id', '=', seatId)
    .where('state', 'in', openStates)
    .executeTakeFirst();

export const findLastRound = (db: Db, seatId: bigint): Promise<RoundRow | undefined> =>
  db
    .selectFrom('round')
    .selectAll()
    .where('seat_id', '=', seatId)
    .where('state', '<>', 'refused')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The steps of a round that stand, in order. */
export const stepsOf = (db: Db, roundId: string): Promise<StepRow[]> =>
  db
    .selectFrom('step')
    .selectAll()
    .where('round_id', '=', roundId)
    .where('state', '=', 'done')
    .orderBy('seq')
    .execute();

/** The step whose stake the round has asked for last. */
export const stakedStepOf = (db: Db, round: Pick<RoundRow, 'id' | 'staking_seq'>): Promise<StepRow> =>
  db
    .selectFrom('step')
    .selectAll()
    .where('round_id', '=', round.id)
    .where('seq', '=', round.staking_seq)
    .executeTakeFirstOrThrow();
