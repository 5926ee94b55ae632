import { jackpotGames, jackpotGamesMax } from '@pavilion/contract/catalogue';
import { type CallHandler, handle } from '../../http/caller.ts';
import type { Keep } from '../../infra/answerKeeper.ts';
import type { Hall } from '../../infra/hall.ts';
import { type CatalogueSource, openList } from './openList.ts';

/** A game that has brought nothing for so long is said to feed no jackpot any more. */
const fedWithinDays = 30;
const fedMax = 200;

interface JackpotGamesDeps extends Pick<Hall, 'pool' | 'clock'> {
  readonly source: CatalogueSource;
  readonly keep: Keep;
}

/** By which games the site's jackpots grow, as play has shown (`jackpot_game`). */
export const jackpotGamesCall = ({ source, keep, pool, clock }: JackpotGamesDeps): CallHandler =>
  handle(
    jackpotGames,
    keep(async ({ site }, { currency, support_device }) => {
      const { games, present } = await openList(source, site, currency, support_device);
      const { rows } = await pool.query<{ game_id: number }>({
        name: 'jackpot-games',
        text: `SELECT f.game_id FROM jackpot j JOIN jackpot_game f ON f.jackpot_id = j.id
                WHERE j.site_id = $1 AND j.currency = $2 AND j.enabled AND f.fed_at > $3
                GROUP BY f.game_id ORDER BY max(f.fed_at) DESC, f.game_id LIMIT $4`,
        values: [site.id, currency, new Date(clock.now().getTime() - fedWithinDays * 86_400_000), fedMax],
      });
      const playable = new Map(games.filter(({ state }) => state === 'live').map((game) => [game.id, game]));
      const feeding = rows.flatMap(({ game_id }) => playable.get(game_id) ?? []);
      return { list: present(feeding.slice(0, jackpotGamesMax)) };
    }),
  );
