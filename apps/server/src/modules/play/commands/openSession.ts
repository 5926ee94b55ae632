import { createHash, randomBytes } from 'node:crypto';
import type { Currency, Locale } from '@pavilion/contract';
import { withTransaction } from '@pavilion/postgres';
import type { Pool } from 'pg';
import { unauthenticated } from '../../../http/refusal.ts';
import type { Outbox } from '../../../infra/outbox.ts';
import type { PlayableGame } from '../findGame.ts';
import { type EndedSession, endSessions } from './endSessions.ts';

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

/**
 * Opens a game session for the member and ends the one before it; wherever that one is shown, it hears of its end. Throws
 * 401 when the login has ended meanwhile.
 */
export const openSession = (
  { pool, outbox }: { readonly pool: Pool; readonly outbox: Outbox },
  input: {
    readonly siteId: number;
    readonly memberId: number;
    readonly loginSessionId: string;
    readonly game: PlayableGame;
    readonly currency: Currency;
    readonly locale: Locale;
    readonly now: Date;
  },
): Promise<StartedSession> =>
  withTransaction(pool, async (tx) => {
    const { siteId, memberId, game, now } = input;
    // Two starts at once come one after the other, and a logout waits for the start or comes before it.
    await tx.query('SELECT FROM member WHERE id = $1 FOR NO KEY UPDATE', [memberId]);
    const login = await tx.query('SELECT FROM session WHERE id = $1 AND ended_at IS NULL FOR SHARE', [
      input.loginSessionId,
    ]);
    if (login.rowCount === 0) throw unauthenticated();
    const replaced = await endSessions(tx, { memberId, reason: 'replaced', now });
    for (const { playId } of replaced)
      await outbox.toMember(tx, memberId, 'forward_game_status', { play_id: playId, status: 'closed' });
    const launchToken = randomBytes(32).toString('base64url');
    const { rows } = await tx.query<{ id: bigint; play_id: string }>(
      `INSERT INTO game_session (site_id, member_id, login_session_id, gp_id, game_id, currency, locale,
         launch_token_hash, launch_expires_at, expires_at, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) RETURNING id, play_id`,
      [
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
    );
    const row = rows[0];
    if (!row) throw new Error('a game session was not written');
    return { id: row.id, playId: row.play_id, launchToken, replaced };
  });
