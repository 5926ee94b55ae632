import { gameTypeIdSchema, slotGameType } from '@pavilion/contract';
import { withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import type { Hall } from '../../infra/hall.ts';
import type { Outbox } from '../../infra/outbox.ts';
import { textsOf } from '../../infra/storedText.ts';
import { letterLink, letterParagraph, letterText, sendLetter } from '../letters/index.ts';

export interface OpeningDeps extends Pick<Hall, 'pool' | 'clock'> {
  readonly outbox: Pick<Outbox, 'toMember' | 'wake'>;
}

/** Members of one transaction; a process that dies goes on with the next. */
const pieceMaxDefault = 500;
/** Games that one look tells of; more are told of by the next. */
const gamesAtOnce = 20;

/**
 * Wishes that can be met: the member may play the game now. Whoever stays away, by their own wish or the site's, is told
 * of nothing to play, and hears of it when they are back (spec §6). `$1` is now.
 */
const ripe = `
  FROM game_opening_wish w
  JOIN game g ON g.id = w.game_id AND g.state = 'live'
  JOIN site_game s ON s.site_id = w.site_id AND s.game_id = w.game_id AND s.enabled
  JOIN provider p ON p.gp_id = g.gp_id AND p.active
  JOIN site_provider sp ON sp.site_id = w.site_id AND sp.gp_id = g.gp_id AND sp.enabled
   AND (sp.maintenance_start_at <= $1 AND (sp.maintenance_end_at > $1 OR sp.maintenance_end_at IS NULL)) IS NOT TRUE
  JOIN member m ON m.id = w.member_id AND m.status = 'active' AND (g.currencies IS NULL OR m.currency = ANY (g.currencies))
   AND NOT EXISTS (SELECT FROM member_play_rule r WHERE r.member_id = m.id AND r.excluded_until > $1)`;

interface OpenedGame {
  readonly site_id: number;
  readonly game_id: number;
  readonly gp_id: number;
  readonly gt_id: number;
  readonly names: unknown;
}

const pathOf = ({ gt_id, gp_id }: OpenedGame): string => {
  const type = gameTypeIdSchema.parse(gt_id);
  return type === slotGameType
    ? `/slotgame?gt_id=${type}&gp_id=${gp_id}&house=0`
    : `/gameHall/${type}?gp_id=${gp_id}`;
};

/** Takes the next wishes for a game, with which they are gone. */
const takeWishes = async (
  tx: PoolClient,
  game: OpenedGame,
  now: Date,
  pieceMax: number,
): Promise<number[]> => {
  const { rows } = await tx.query<{ member_id: number }>(
    `DELETE FROM game_opening_wish WHERE game_id = $3 AND member_id = ANY (ARRAY (
       SELECT w.member_id ${ripe} WHERE w.site_id = $2 AND w.game_id = $3
        ORDER BY w.member_id LIMIT $4 FOR UPDATE OF w SKIP LOCKED))
     RETURNING member_id`,
    [now, game.site_id, game.game_id, pieceMax],
  );
  return rows.map(({ member_id }) => member_id);
};

/** Writes to the next of those who wait for a game, once each. Answers whether there may be more. */
const tellPiece = async ({ pool, clock, outbox }: OpeningDeps, game: OpenedGame, pieceMax: number) => {
  const now = clock.now();
  const told = await withTransaction(pool, async (tx) => {
    const memberIds = await takeWishes(tx, game, now, pieceMax);
    if (memberIds.length === 0) return 0;
    const values = { game: { texts: textsOf(game.names) } };
    await sendLetter(tx, outbox, {
      siteId: game.site_id,
      // A game may close and open again: whoever asks anew is told anew.
      sendKey: `game-opened:${game.game_id}:${now.toISOString().slice(0, 10)}`,
      title: letterText('letter.game_opened', values),
      content: letterParagraph(
        'letter.game_opened_text',
        values,
        letterLink('letter.game_opened_link', pathOf(game)),
      ),
      sender: 'game-opened',
      memberIds,
      now,
    });
    return memberIds.length;
  });
  outbox.wake();
  return told === pieceMax;
};

/** Tells members of games that have opened, whoever opened them and however; run every minute by its job. */
export const tellOpenings = async (deps: OpeningDeps, pieceMax = pieceMaxDefault): Promise<void> => {
  const { rows } = await deps.pool.query<OpenedGame>(
    `SELECT DISTINCT ON (w.site_id, w.game_id) w.site_id, w.game_id, g.gp_id, g.gt_id, g.names ${ripe} LIMIT $2`,
    [deps.clock.now(), gamesAtOnce],
  );
  for (const game of rows) {
    let goesOn = true;
    while (goesOn) goesOn = await tellPiece(deps, game, pieceMax);
  }
};
