import type { Minor } from '@pavilion/money';
import type { SqlExecutor } from '@pavilion/postgres';
import type { Pool } from 'pg';

/** A grant of free rounds as it is told to its provider. */
export interface FreeRoundGrant {
  readonly gp_id: number;
  readonly free_round_id: string;
  readonly member_id: number;
  readonly game_code: string;
  readonly currency: string;
  readonly stake_minor: bigint;
  readonly rounds: number;
  readonly state: 'sending' | 'active' | 'refused' | 'cancelling' | 'cancelled';
  readonly expires_at: Date;
}

export interface GrantRequest {
  readonly siteId: number;
  readonly memberId: number;
  readonly gpId: number;
  readonly gameCode: string;
  /** 1 to 1000. */
  readonly rounds: number;
  /** What each round is played with; within the game's limits in the member's currency. */
  readonly stake: Minor;
  readonly expiresAt: Date;
  /** Who gives them: `operator:1`. */
  readonly actor: string;
  readonly reason: string;
  /** Names the grant; the same name again is the same grant. */
  readonly freeRoundId: string;
}

const columns = `f.gp_id, f.free_round_id, f.member_id, g.game_code, f.currency, f.stake_minor, f.rounds, f.state, f.expires_at`;

export const findGrant = async (
  pool: Pool,
  gpId: number,
  freeRoundId: string,
): Promise<FreeRoundGrant | undefined> => {
  const { rows } = await pool.query<FreeRoundGrant>({
    name: 'free-round-find',
    text: `SELECT ${columns} FROM free_round_grant f JOIN game g ON g.id = f.game_id
           WHERE f.gp_id = $1 AND f.free_round_id = $2`,
    values: [gpId, freeRoundId],
  });
  return rows[0];
};

/** Whether a stored grant is what is asked for; then asking again is harmless. */
export const isSameGrant = (grant: FreeRoundGrant, asked: GrantRequest): boolean =>
  grant.member_id === asked.memberId &&
  grant.game_code === asked.gameCode &&
  grant.rounds === asked.rounds &&
  grant.stake_minor === asked.stake &&
  grant.expires_at.getTime() === asked.expiresAt.getTime();

/** Writes a grant down before the provider hears of it. False where no such member may play such a game for that stake. */
export const storeGrant = async (executor: SqlExecutor, asked: GrantRequest, now: Date): Promise<boolean> => {
  const { rowCount } = await executor.query({
    name: 'free-round-store',
    text: `
      INSERT INTO free_round_grant (gp_id, free_round_id, site_id, member_id, game_id, currency, stake_minor, rounds,
        expires_at, granted_by, reason, created_at, tried_at)
      SELECT g.gp_id, $2, m.site_id, m.id, g.id, m.currency, $6, $7, $8, $9, $10, $11, $11
      FROM member m
      JOIN game g ON g.gp_id = $1 AND g.game_code = $5 AND g.state = 'live'
      JOIN site_game sg ON sg.site_id = m.site_id AND sg.game_id = g.id AND sg.enabled
      JOIN game_limit l ON l.game_id = g.id AND l.currency = m.currency
        AND $6 BETWEEN l.stake_min_minor AND l.stake_max_minor
      WHERE m.id = $4 AND m.site_id = $3
      ON CONFLICT DO NOTHING`,
    values: [
      asked.gpId,
      asked.freeRoundId,
      asked.siteId,
      asked.memberId,
      asked.gameCode,
      asked.stake,
      asked.rounds,
      asked.expiresAt,
      asked.actor,
      asked.reason,
      now,
    ],
  });
  return rowCount === 1;
};

/** Moves a grant on, and says when it was last talked about. False when it is in none of the states `from`. */
export const moveGrant = async (
  pool: Pool,
  { gp_id, free_round_id }: Pick<FreeRoundGrant, 'gp_id' | 'free_round_id'>,
  from: readonly FreeRoundGrant['state'][],
  to: FreeRoundGrant['state'],
  now: Date,
): Promise<boolean> => {
  const { rowCount } = await pool.query({
    name: 'free-round-move',
    text: `UPDATE free_round_grant SET state = $4, tried_at = $5
           WHERE gp_id = $1 AND free_round_id = $2 AND state = ANY ($3::text[])`,
    values: [gp_id, free_round_id, from, to, now],
  });
  return rowCount === 1;
};

const claimMax = 50;
/** Between two tries: a minute more each time, up to an hour. */
const pauseMinutesMax = 60;

/** Takes grants whose provider has not confirmed them, or their end, each for one process at a time. */
export const claimUntold = async (pool: Pool, now: Date): Promise<FreeRoundGrant[]> => {
  const { rows } = await pool.query<FreeRoundGrant>({
    name: 'free-round-claim',
    text: `
      WITH due AS (
        SELECT gp_id, free_round_id FROM free_round_grant
        WHERE state IN ('sending', 'cancelling')
          AND tried_at <= $1::timestamptz - least(tries + 1, $2::integer) * interval '1 minute'
        ORDER BY tried_at LIMIT $3 FOR UPDATE SKIP LOCKED)
      UPDATE free_round_grant f SET tried_at = $1, tries = tries + 1
      FROM due, game g WHERE (f.gp_id, f.free_round_id) = (due.gp_id, due.free_round_id) AND g.id = f.game_id
      RETURNING ${columns}`,
    values: [now, pauseMinutesMax, claimMax],
  });
  return rows;
};
