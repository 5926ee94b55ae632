import { playMoneyOf } from '../../games/stakes.ts';
import type { Studio, Trx } from '../../infra/studio.ts';
import type { Entered } from '../commands/enterGame.ts';
import { currencyOf } from '../rows.ts';

/** Takes a stake from a demo seat, which must be locked; `false` when there is not enough. */
export const takePlayMoney = async (trx: Trx, seatId: bigint, amount: bigint): Promise<boolean> => {
  const taken = await trx
    .updateTable('seat')
    .set((eb) => ({ play_money_minor: eb('play_money_minor', '-', amount) }))
    .where('id', '=', seatId)
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
  if (seat.play_money_minor === null || seat.play_money_minor >= leastStake) return entered;
  const full = playMoneyOf(currencyOf(seat));
  await studio.db.updateTable('seat').set({ play_money_minor: full }).where('id', '=', seat.id).execute();
  return { ...entered, seat: { ...seat, play_money_minor: full }, balance: full };
};
