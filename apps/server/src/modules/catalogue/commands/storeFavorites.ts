import { withTransaction } from '@pavilion/postgres';
import type { Pool } from 'pg';
import { badField } from '../../../http/refusal.ts';
import type { Clock } from '../../../infra/clock.ts';

export interface FavoriteChange {
  readonly game_id: number;
  readonly status: 0 | 1;
}

/**
 * Sets and clears favourites of a member, all or none. When a game is named twice, the last word counts. Setting a game
 * that the site does not have is refused (HTTP 400); clearing one that is gone is fine.
 */
export const storeFavorites = async (
  { pool, clock }: { pool: Pool; clock: Clock },
  { siteId, memberId }: { siteId: number; memberId: number },
  changes: readonly FavoriteChange[],
): Promise<void> => {
  const wanted = new Map(changes.map((change) => [change.game_id, change.status === 1]));
  const chosen = [...wanted].filter(([, set]) => set).map(([gameId]) => gameId);
  const cleared = [...wanted].filter(([, set]) => !set).map(([gameId]) => gameId);
  await withTransaction(pool, async (client) => {
    const { rows } = await client.query<{ game_id: number }>({
      name: 'favorite-known',
      text: 'select game_id from site_game where site_id = $1 and game_id = any($2::integer[])',
      values: [siteId, chosen],
    });
    const known = new Set(rows.map((row) => row.game_id));
    const unknown = changes.findIndex(({ game_id, status }) => status === 1 && !known.has(game_id));
    if (unknown >= 0) throw badField(`data.${unknown}.game_id`);
    await client.query({
      name: 'favorite-clear',
      text: 'delete from member_favorite where member_id = $1 and game_id = any($2::integer[])',
      values: [memberId, cleared],
    });
    await client.query({
      name: 'favorite-set',
      text: `insert into member_favorite (site_id, member_id, game_id, created_at)
             select $1, $2, game_id, $4 from unnest($3::integer[]) as game_id
             on conflict (member_id, game_id) do nothing`,
      values: [siteId, memberId, chosen, clock.now()],
    });
  });
};
