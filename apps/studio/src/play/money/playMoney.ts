import { type Minor, minor } from '@pavilion/money';
import { playMoneyOf } from '../../games/stakes.ts';
import type { Db, Studio, Trx } from '../../infra/studio.ts';
import type { Entered } from '../commands/enterGame.ts';
import { currencyOf, readSeat, type SeatRow } from '../rows.ts';

/** The seat that holds a demo seat's play money: its own, or the one beside which it was taken. */
const moneySeatOf = ({ id, money_seat_id }: Pick<SeatRow, 'id' | 'money_seat_id'>): bigint =>
  money_seat_id ?? id;

/** Play money of a demo seat, as its row was read, or as it lies now at the seat that it shares it with. */
export const readPlayMoney = async (db: Db, seat: SeatRow): Promise<Minor> => {
  const { play_money_minor } = seat.money_seat_id === null ? seat : await readSeat(db, moneySeatOf(seat));
  return minor(play_money_minor ?? 0n);
};

/** Takes a stake from a demo seat, which must be locked; `false` when there is not enough. */
export const takePlayMoney = async (trx: Trx, seat: SeatRow, amount: bigint): Promise<boolean> => {
  const taken = await trx
    .updateTable('seat')
    .set((eb) => ({ play_money_minor: eb('play_money_minor', '-', amount) }))
    .where('id', '=', moneySeatOf(seat))
    .where('play_money_minor', '>=', amount)
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
};

/** Play money that does not make up the least stake any more is brought back to what a demo starts with. */
export const topUp = async <Came extends Entered>(
  studio: Studio,
  entered: Came,
  leastStake: bigint,
): Promise<Came> => {
  const { seat } = entered;
  if (seat.play_money_minor === null || seat.money_seat_id !== null || seat.play_money_minor >= leastStake)
    return entered;
  const full = playMoneyOf(currencyOf(seat));
  await studio.db.updateTable('seat').set({ play_money_minor: full }).where('id', '=', seat.id).execute();
  return { ...entered, seat: { ...seat, play_money_minor: full }, balance: full };
};
