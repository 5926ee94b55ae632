import type { Studio } from '../../infra/studio.ts';
import type { SeatRow } from '../../play/rows.ts';
import type { FollowingEnd } from '../followingEnds.ts';
import type { FollowingRow } from '../rows.ts';

/** Ends a following, unless it is over. */
export const endFollowing = async (
  studio: Studio,
  { id }: Pick<FollowingRow, 'id'>,
  reason: FollowingEnd,
): Promise<void> => {
  await studio.db
    .updateTable('following')
    .set({ ended_at: studio.clock.now(), end_reason: reason })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
};

/**
 * Ends what is followed at a seat, at its player's wish. A slip that is being stored holds the row: once this has answered, no
 * further one is laid. Slips that lie stand.
 */
export const stopFollowing = async (studio: Studio, seat: Pick<SeatRow, 'id'>): Promise<void> => {
  await studio.db
    .updateTable('following')
    .set({ ended_at: studio.clock.now(), end_reason: 'stopped' })
    .where('seat_id', '=', seat.id)
    .where('ended_at', 'is', null)
    .execute();
};
