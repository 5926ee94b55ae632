import type { BodyOf } from '@pavilion/contract';
import { openingStore } from '@pavilion/contract/openings';
import { withTransaction } from '@pavilion/postgres';
import { badField, refused } from '../../../http/refusal.ts';
import type { Hall } from '../../../infra/hall.ts';

/**
 * Notes that a member wants to be told when a game opens, or does not any more. Refuses with 101 a game that has opened,
 * and as a malformed field one that the site does not have; to want nothing is always well.
 */
export const storeOpeningWish = (
  { pool, clock }: Pick<Hall, 'pool' | 'clock'>,
  { siteId, memberId }: { readonly siteId: number; readonly memberId: number },
  { game_id: gameId, status }: BodyOf<typeof openingStore>,
): Promise<void> =>
  withTransaction(pool, async (tx) => {
    if (status === 0) {
      await tx.query('DELETE FROM game_opening_wish WHERE member_id = $1 AND game_id = $2', [
        memberId,
        gameId,
      ]);
      return;
    }
    // Whoever opens it at this moment does so before this or after it: then the wish is met with the next look.
    const { rows } = await tx.query<{ state: string }>(
      `SELECT g.state FROM game g JOIN site_game s ON s.game_id = g.id AND s.site_id = $1 AND s.enabled
        WHERE g.id = $2 FOR SHARE OF g`,
      [siteId, gameId],
    );
    const [game] = rows;
    if (game === undefined) throw badField('game_id');
    if (game.state !== 'coming_soon') throw refused(openingStore.codes, 101, 'game.opened_already');
    await tx.query(
      `INSERT INTO game_opening_wish (site_id, game_id, member_id, wished_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (member_id, game_id) DO NOTHING`,
      [siteId, gameId, memberId, clock.now()],
    );
  });
