import { type CurrencyCode, isCurrencyCode, type Minor, minor } from '@pavilion/money';
import type { Selectable } from 'kysely';
import type { SlotMachine } from '../engine/machine.ts';
import { findMachine } from '../engine/machines/index.ts';
import type { Db, Trx } from '../infra/studio.ts';
import type { StudioTables } from '../infra/tables.ts';

export type SeatRow = Selectable<StudioTables['seat']>;
export type SessionRow = Selectable<StudioTables['game_session']>;
export type RoundRow = Selectable<StudioTables['round']>;
export type SpinRow = Selectable<StudioTables['spin']>;
export type PayoutRow = Selectable<StudioTables['payout']>;

/** A round that still occupies its seat. */
export const openStates = ['staking', 'reversing', 'playing'] as const;

export const currencyOf = (seat: Pick<SeatRow, 'currency'>): CurrencyCode => {
  if (!isCurrencyCode(seat.currency)) throw new Error(`seat in an unknown currency ${seat.currency}`);
  return seat.currency;
};

export const machineOf = (seat: Pick<SeatRow, 'game_code'>): SlotMachine => {
  const machine = findMachine(seat.game_code);
  if (!machine) throw new Error(`seat at an unknown game ${seat.game_code}`);
  return machine;
};

export const orNull = (amount: bigint | null): Minor | null => (amount === null ? null : minor(amount));

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

export const spinsOf = (db: Db, roundId: string): Promise<SpinRow[]> =>
  db.selectFrom('spin').selectAll().where('round_id', '=', roundId).orderBy('seq').execute();
