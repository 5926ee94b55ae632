import type { Pool } from 'pg';

/** What a posting of play belongs to: the provider's name of the round, and the game's names. */
export interface RoundOfPosting {
  readonly roundRef: string;
  readonly gameNames: unknown;
}

/** The rounds that postings refer to, by the hall's round id; only the member's own. */
export const findRounds = async (
  pool: Pool,
  { siteId, memberId }: { siteId: number; memberId: number },
  roundIds: readonly string[],
): Promise<ReadonlyMap<string, RoundOfPosting>> => {
  if (roundIds.length === 0) return new Map();
  const { rows } = await pool.query<{ id: bigint; round_ref: string; names: unknown }>({
    name: 'records-rounds-of-postings',
    text: `select round.id, round.round_ref, game.names
             from round join game on game.id = round.game_id
            where round.id = any($1::bigint[]) and round.member_id = $2 and round.site_id = $3`,
    values: [roundIds, memberId, siteId],
  });
  return new Map(rows.map((row) => [row.id.toString(), { roundRef: row.round_ref, gameNames: row.names }]));
};
