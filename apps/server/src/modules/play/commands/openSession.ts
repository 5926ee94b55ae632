import { createHash, randomBytes } from 'node:crypto';
import type { Currency, Locale } from '@pavilion/contract';
import type { Pool } from 'pg';
import { unauthenticated } from '../../../http/refusal.ts';
import type { PlayableGame } from '../findGame.ts';
import type { EndedSession } from './endSessions.ts';

/** A launch token is good once, and for this long. */
const launchTokenMs = 60_000;
/** However long it is played, a session ends after this; the game then asks to be opened again. */
const sessionMs = 12 * 3_600_000;

export interface StartedSession {
  readonly id: bigint;
  readonly playId: string;
  readonly launchToken: string;
  /** The game that was open before: one open game a member. */
  readonly replaced: readonly EndedSession[];
}

interface OpenedRow {
  readonly id: bigint;
  readonly play_id: string;
  readonly gp_id: number;
  readonly is_new: boolean;
}

/**
 * Opens a game session for the member and ends the one before it; wherever that one is shown, it hears of its end. Throws
 * 401 when the login has ended meanwhile.
 */
export const openSession = async (
  pool: Pool,
  input: {
    readonly siteId: number;
    readonly memberId: number;
    readonly loginSessionId: string;
    readonly game: PlayableGame;
    readonly currency: Currency;
    readonly locale: Locale;
    readonly now: Date;
  },
): Promise<StartedSession> => {
  const { siteId, memberId, game, now } = input;
  const launchToken = randomBytes(32).toString('base64url');
  const { rows } = await pool.query<OpenedRow>({
    name: 'play-open-session',
    text: 'SELECT * FROM play_open_session($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)',
    values: [
      siteId,
      memberId,
      input.loginSessionId,
      game.gpId,
      game.gameId,
      input.currency,
      input.locale,
      createHash('sha256').update(launchToken).digest(),
      new Date(now.getTime() + launchTokenMs),
      new Date(now.getTime() + sessionMs),
      now,
    ],
  });
  const opened = rows.find(({ is_new }) => is_new);
  if (opened === undefined) throw unauthenticated();
  const replaced = rows
    .filter(({ is_new }) => !is_new)
    .map((row) => ({ id: row.id, playId: row.play_id, memberId, gpId: row.gp_id }));
  return { id: opened.id, playId: opened.play_id, launchToken, replaced };
};
