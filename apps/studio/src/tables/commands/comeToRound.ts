import type { Trx } from '../../infra/studio.ts';
import { lockSeat, type SeatRow, type SessionRow } from '../../play/rows.ts';
import { assertLive } from '../../play/sessions.ts';
import type { ServedTable } from '../games/index.ts';
import type { TableRoundRow } from '../rows.ts';

/**
 * The round that a press is for, held against its next step, then the player's seat. In this order everywhere: whatever is stored
 * was in time by the server's clock. Throws `PlayRefusal` when the session is over.
 */
export const comeToRound = async (
  trx: Trx,
  { gameCode }: Pick<ServedTable, 'gameCode'>,
  session: SessionRow,
  number: number,
): Promise<{ readonly round: TableRoundRow | undefined; readonly seat: SeatRow }> => {
  const round = await trx
    .selectFrom('table_round')
    .selectAll()
    .where('game_code', '=', gameCode)
    .where('number', '=', number)
    .forShare()
    .executeTakeFirst();
  const seat = await lockSeat(trx, session.seat_id);
  await assertLive(trx, session);
  return { round, seat };
};
