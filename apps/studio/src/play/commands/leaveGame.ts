import type { Studio } from '../../infra/studio.ts';
import { lockSeat, type SessionRow } from '../rows.ts';
import type { LeaveAnswer } from '../views.ts';

/** Ends the session at the player's wish. Leaving twice is fine; an open round waits for the next visit. */
export const leaveGame = (studio: Studio, session: SessionRow): Promise<LeaveAnswer> =>
  studio.db.transaction().execute(async (trx) => {
    await lockSeat(trx, session.seat_id);
    await trx
      .updateTable('game_session')
      .set({ ended_at: studio.clock.now(), end_reason: 'left' })
      .where('id', '=', session.id)
      .where('ended_at', 'is', null)
      .execute();
    return { lobbyUrl: session.lobby_url };
  });

/** Ends the sessions that play on this session token of the hall. Wins under way are still paid. */
export const closeSessions = async (
  studio: Studio,
  gpId: number,
  playerId: string,
  walletToken: string,
  reason: 'closed' | 'elsewhere' | 'expired',
): Promise<void> => {
  await studio.db
    .updateTable('game_session')
    .set({ ended_at: studio.clock.now(), end_reason: reason })
    .where('wallet_token', '=', walletToken)
    .where('ended_at', 'is', null)
    .where('seat_id', 'in', (query) =>
      query.selectFrom('seat').select('id').where('gp_id', '=', gpId).where('player_id', '=', playerId),
    )
    .execute();
};
