import type { Studio } from '../../infra/studio.ts';
import { issueTicketBeside } from '../../play/commands/issueTicket.ts';
import { actionRefused, notFound, tooMany } from '../../play/refusal.ts';
import type { SeatRow, SessionRow } from '../../play/rows.ts';
import { findTable } from '../games/index.ts';
import type { BesideAnswer } from '../views.ts';

/** Tickets of a session that may wait to be used at once: a few presses that came to nothing. */
const waitingMax = 12;

/**
 * Lets the player of a session play at a second table of the provider beside the first: answers a ticket for each, which go on with
 * this session of play. Throws `PlayRefusal` for a table that the provider does not have, and for the very same.
 */
export const openBeside = async (
  studio: Studio,
  session: SessionRow,
  seat: SeatRow,
  gameCode: string,
): Promise<BesideAnswer> => {
  if (gameCode === seat.game_code) throw actionRefused();
  const table = findTable(gameCode);
  if (table?.gpId !== seat.gp_id) throw notFound();
  const { waiting } = await studio.db
    .selectFrom('launch_ticket')
    .select(({ fn }) => fn.countAll<bigint>().as('waiting'))
    .where('continues_id', '=', session.id)
    .where('expires_at', '>', studio.clock.now())
    .executeTakeFirstOrThrow();
  if (Number(waiting) >= waitingMax) throw tooMany();
  return {
    tickets: [
      await issueTicketBeside(studio, session, seat, seat.game_code),
      await issueTicketBeside(studio, session, seat, gameCode),
    ],
  };
};
