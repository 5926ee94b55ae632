import type { HallLookup } from '@pavilion/provider-kit';
import type { Pool } from 'pg';
import type { Clock } from '../../../infra/clock.ts';
import { memberIdOf, playerIdOf } from '../operations/operation.ts';

interface TransactionRow {
  readonly kind: string;
  readonly member_id: number | null;
  readonly currency: string | null;
  readonly stake_minor: bigint;
  readonly remainder_change: number;
  readonly round_ref: string | null;
  readonly game_code: string | null;
}

/** What dialects may ask about their own provider's players and transactions. */
export const createHallLookup = (pool: Pool, clock: Clock): HallLookup => ({
  currencyOf: async (gpId, playerId) => {
    const { rows } = await pool.query<{ currency: string }>({
      name: 'wallet-lookup-currency',
      text: `SELECT m.currency FROM member m
             WHERE m.id = $2 AND EXISTS (SELECT FROM game_session s WHERE s.member_id = m.id AND s.gp_id = $1)`,
      values: [gpId, memberIdOf(playerId)],
    });
    return rows[0]?.currency;
  },
  transactionOf: async (gpId, transactionId) => {
    const { rows } = await pool.query<TransactionRow>({
      name: 'wallet-lookup-transaction',
      text: `SELECT t.kind::text, t.member_id, t.currency, t.stake_minor, coalesce(m.parts, 0) AS remainder_change,
               r.round_ref, g.game_code
             FROM wallet_transaction t LEFT JOIN round r ON r.id = t.round_id LEFT JOIN game g ON g.id = t.game_id
             LEFT JOIN remainder_move m ON m.gp_id = t.gp_id AND m.transaction_id = t.transaction_id
             WHERE t.gp_id = $1 AND t.transaction_id = $2`,
      values: [gpId, transactionId],
    });
    const row = rows[0];
    if (!row) return undefined;
    const playerId = row.member_id === null ? '' : playerIdOf(row.member_id);
    return {
      kind: row.kind,
      playerId,
      currency: row.currency,
      stakeMinor: row.stake_minor,
      remainderChange: row.remainder_change,
      roundRef: row.round_ref,
      gameCode: row.game_code,
    };
  },
  openSessionOf: async (gpId, playerId) => {
    const { rows } = await pool.query<{ game_code: string; token_hash: string }>({
      name: 'wallet-lookup-open-session',
      text: `SELECT g.game_code, encode(coalesce(s.token_hash, s.launch_token_hash), 'hex') AS token_hash
             FROM game_session s JOIN game g ON g.id = s.game_id
             WHERE s.member_id = $2 AND s.gp_id = $1 AND s.ended_at IS NULL AND s.expires_at > $3
             ORDER BY s.id DESC LIMIT 1`,
      values: [gpId, memberIdOf(playerId), clock.now()],
    });
    const [row] = rows;
    return row && { gameCode: row.game_code, tokenHash: row.token_hash };
  },
  lastBetOf: async (gpId, playerId, roundId) => {
    const { rows } = await pool.query<{ transaction_id: string }>({
      name: 'wallet-lookup-last-bet',
      text: `SELECT t.transaction_id FROM round r
             JOIN wallet_transaction t ON t.round_id = r.id AND t.kind = 'bet' AND t.state <> 'rejected'
             WHERE r.gp_id = $1 AND r.member_id = $2 AND r.round_ref = $3
             ORDER BY t.state = 'done' DESC, t.id DESC LIMIT 1`,
      values: [gpId, memberIdOf(playerId), roundId],
    });
    return rows[0]?.transaction_id;
  },
  betOfWin: async (gpId, transactionId) => {
    const { rows } = await pool.query<{ bet: string | null }>({
      name: 'wallet-lookup-bet-of-win',
      text: `SELECT target_transaction_id AS bet FROM wallet_transaction
             WHERE gp_id = $1 AND transaction_id = $2 AND kind = 'win'`,
      values: [gpId, transactionId],
    });
    return rows[0]?.bet ?? undefined;
  },
});
