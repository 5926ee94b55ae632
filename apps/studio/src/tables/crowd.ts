import { sql } from 'kysely';
import type { Db } from '../infra/studio.ts';
import type { TableRoundRow } from './rows.ts';
import type { TableView } from './views.ts';

/** Who has bet in a round: members alone, counted and never named. Play money is nobody's chip. */
export type Crowd = TableView['crowd'];

export const nobody: Crowd = { players: 0, spots: {}, won: null };

/**
 * How many members have bet in a round, on each of its spots, and, once it is settled, how many of them got back more than they had
 * staked. Nobody is told how much: stakes are of many currencies and sites, and another member's business.
 */
export const readCrowd = async (
  db: Db,
  { id, state }: Pick<TableRoundRow, 'id' | 'state'>,
): Promise<Crowd> => {
  const { rows } = await sql<{ players: number; won: number; spots: Record<string, number> | null }>`
    WITH slip AS (
      SELECT b.seat_id, b.stakes, b.stake_minor, b.won_minor
        FROM table_bet b JOIN seat s ON s.id = b.seat_id AND NOT s.demo
       WHERE b.table_round_id = ${id} AND b.state IN ('taken', 'owed', 'settled'))
    SELECT
      (SELECT count(DISTINCT seat_id)::integer FROM slip) AS players,
      (SELECT count(*)::integer FROM (
         SELECT FROM slip GROUP BY seat_id HAVING sum(won_minor) > sum(stake_minor)) winner) AS won,
      (SELECT jsonb_object_agg(spot, members) FROM (
         SELECT stake ->> 'spot' AS spot, count(DISTINCT seat_id) AS members
           FROM slip CROSS JOIN LATERAL jsonb_array_elements(stakes) stake
          WHERE stake ? 'spot' GROUP BY 1) laid) AS spots`.execute(db);
  const found = rows[0];
  if (!found || found.players === 0) return nobody;
  return { players: found.players, spots: found.spots ?? {}, won: state === 'settled' ? found.won : null };
};
