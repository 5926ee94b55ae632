import { tournamentGames } from '@pavilion/contract/tournaments';
import type { Pool } from 'pg';
import { type CallHandler, handle } from '../../http/caller.ts';
import type { Keep } from '../../infra/answerKeeper.ts';
import { type CatalogueSource, openList } from './openList.ts';

interface TournamentGamesDeps {
  readonly pool: Pool;
  readonly source: CatalogueSource;
  readonly keep: Keep;
}

/** The games that a tournament of the site names, as a visitor can play them now. */
export const tournamentGamesCall = ({ source, keep, pool }: TournamentGamesDeps): CallHandler =>
  handle(
    tournamentGames,
    keep(async ({ site }, { id, currency, support_device }) => {
      const { games, present } = await openList(source, site, currency, support_device);
      const { rows } = await pool.query<{ game_id: number }>({
        name: 'tournament-game-ids',
        text: `select n.game_id from tournament t join tournament_game n on n.tournament_id = t.id
                where t.site_id = $1 and t.id = $2 order by n.game_id`,
        values: [site.id, id],
      });
      const named = new Set(rows.map(({ game_id }) => game_id));
      return { list: present(games.filter((game) => named.has(game.id) && game.state === 'live')) };
    }),
  );
