import type { Trx } from '../../infra/studio.ts';

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
