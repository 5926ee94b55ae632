import { sql } from 'kysely';
import type { CatalogueDb, CatalogueGame } from './siteCatalogue.ts';

const countedDays = 7;
/** Shorter lists are topped up, so that a young hall does not show an empty shelf. */
const hotMin = 12;
const hotMax = 24;
const popularMax = 30;

export interface GamePlay {
  readonly rounds: number;
  readonly members: number;
}
/** Rounds and different members per game id over the last seven days. */
export type PlayCounts = ReadonlyMap<number, GamePlay>;

export const countPlays = async (db: CatalogueDb, siteId: number, now: Date): Promise<PlayCounts> => {
  const since = new Date(now.getTime() - countedDays * 86_400_000);
  const { rows } = await sql<{ game_id: number; rounds: number; members: number }>`
    select game_id, count(*)::integer as rounds, count(distinct member_id)::integer as members
      from round
     where site_id = ${siteId} and opened_at > ${since} and state <> 'rolled_back'
     group by game_id`.execute(db);
  return new Map(rows.map((row) => [row.game_id, { rounds: row.rounds, members: row.members }]));
};

const nobody: GamePlay = { rounds: 0, members: 0 };
const unranked = Number.MAX_SAFE_INTEGER;

const byHotRank = (left: CatalogueGame, right: CatalogueGame): number =>
  (left.hotRank ?? unranked) - (right.hotRank ?? unranked);

/** Most rounds of the last seven days first; then the operator's list, in its order. */
export const hotGamesOf = (games: readonly CatalogueGame[], plays: PlayCounts): CatalogueGame[] => {
  const roundsOf = (game: CatalogueGame): number => plays.get(game.id)?.rounds ?? 0;
  const played = games
    .filter((game) => roundsOf(game) > 0)
    .sort((left, right) => roundsOf(right) - roundsOf(left) || byHotRank(left, right))
    .slice(0, hotMax);
  const chosen = games
    .filter((game) => game.hotRank !== null && roundsOf(game) === 0)
    .sort(byHotRank)
    .slice(0, Math.max(0, hotMin - played.length));
  return [...played, ...chosen];
};

/**
 * The `Popular` list: games that most different members played in the last seven days, then most rounds; games that
 * can be played before those that cannot, and the operator's list where nobody has played yet.
 */
export const popularGamesOf = (games: readonly CatalogueGame[], plays: PlayCounts): CatalogueGame[] => {
  const playsOf = (game: CatalogueGame): GamePlay => plays.get(game.id) ?? nobody;
  return games
    .filter((game) => game.hotRank !== null || playsOf(game).rounds > 0 || game.state === 'live')
    .sort(
      (left, right) =>
        Number(right.state === 'live') - Number(left.state === 'live') ||
        playsOf(right).members - playsOf(left).members ||
        playsOf(right).rounds - playsOf(left).rounds ||
        byHotRank(left, right),
    )
    .slice(0, popularMax);
};
