import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Studio } from '../../infra/studio.ts';
import type { SeatRow } from '../../play/rows.ts';
import type { ServedTable } from '../games/index.ts';
import type { RevealBody } from '../wire.ts';

/**
 * Stores the numbers whose hashes a seat's bets brought to a sealed list, and answers how many of its bets are open now. Only
 * between the seal and the draw: the round is locked against its draw, and a number that comes later plays no part in it. What
 * is sent again changes nothing.
 */
export const revealNumbers = async (
  studio: Studio,
  { gameCode }: ServedTable,
  seat: Pick<SeatRow, 'id'>,
  { round, numbers }: RevealBody,
): Promise<{ opened: number }> => {
  const hashes = numbers.map((number) => createHash('sha256').update(number).digest('hex'));
  const { rows } = await sql<{ opened: number }>`
    WITH sealed AS (
      SELECT id FROM table_round
      WHERE game_code = ${gameCode} AND number = ${round} AND sealing = 'commitments' AND state = 'closed'
      FOR SHARE
    ), told AS (
      UPDATE table_bet b SET opening = t.number
      FROM unnest(${numbers}::text[], ${hashes}::text[]) AS t (number, hash), sealed
      WHERE b.table_round_id = sealed.id AND b.seat_id = ${seat.id} AND b.drawn AND b.entropy = t.hash
      RETURNING b.id
    )
    SELECT count(*)::integer AS opened FROM told`.execute(studio.db);
  return { opened: rows[0]?.opened ?? 0 };
};
