import type { HallLookup } from '@pavilion/provider-kit';
import type { Pool } from 'pg';
import { memberIdOf, playerIdOf } from '../posting/operation.ts';

interface TransactionRow {
  readonly kind: string;
  readonly member_id: number | null;
  readonly currency: string | null;
  readonly stake_minor: bigint;
}

/** What dialects may ask about their own provider's players and transactions. */
export const createHallLookup = (pool: Pool): HallLookup => ({
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
      text: `SELECT kind::text, member_id, currency, stake_minor FROM wallet_transaction
             WHERE gp_id = $1 AND transaction_id = $2`,
      values: [gpId, transactionId],
    });
    const row = rows[0];
    if (!row) return undefined;
    const playerId = row.member_id === null ? '' : playerIdOf(row.member_id);
    return { kind: row.kind, playerId, currency: row.currency, stakeMinor: row.stake_minor };
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
