import type { Trx } from '../../infra/studio.ts';
import { betOf, type RoundRow } from '../rows.ts';

/**
 * The stake of a round that was not taken is not the player's usual one: the next opening shows that of the last round that
 * was, or the first that is offered. The seat must be locked.
 */
export const forgetStake = async (
  trx: Trx,
  { id, seat_id }: Pick<RoundRow, 'id' | 'seat_id'>,
): Promise<void> => {
  const taken = await trx
    .selectFrom('round')
    .select(['stake_minor', 'bought_units'])
    .where('seat_id', '=', seat_id)
    .where('id', '!=', id)
    .where('state', 'not in', ['refused', 'returned'])
    .orderBy('opened_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  await trx
    .updateTable('seat')
    .set({ last_stake_minor: taken ? betOf(taken) : null })
    .where('id', '=', seat_id)
    .execute();
};
