import type { RequestOf, TransactionState, WalletCalls, WalletRefusal } from '@pavilion/provider-kit';
import type { Pool } from 'pg';
import { hallCurrency, memberIdOf, sha256 } from './operations/operation.ts';

/** What providers ask without moving money. Read from the database each time: a balance is never cached. */

interface MemberRow {
  readonly currency: string;
  readonly balance_minor: bigint;
  readonly remainder: number;
}

export interface KnownPlayer {
  readonly currency: string;
  readonly balanceMinor: bigint;
  /** What the player has at this provider beyond minor units, in parts of one. */
  readonly remainder: number;
}

/** Of the member $1 at the provider that `gpId` names. */
const memberBalance = (gpId: string): string => `
  SELECT m.currency, coalesce(a.balance_minor, 0) AS balance_minor, coalesce(k.parts, 0) AS remainder
  FROM member m
  LEFT JOIN remainder k ON k.gp_id = ${gpId} AND k.member_id = m.id
  LEFT JOIN ledger.account a ON a.owner_id = m.id AND a.site_id = m.site_id AND a.purpose = 'main'
    AND a.counterparty_id = 0 AND a.owner_kind = 'member' AND a.currency = m.currency
  WHERE m.id = $1`;

/** The balance of the member whose session it is, at the provider that opened it. */
export const readBalance = async (
  pool: Pool,
  gpId: number,
  body: Pick<RequestOf<WalletCalls['balance']>, 'player_id' | 'session_token' | 'currency'>,
  now: Date,
): Promise<KnownPlayer | WalletRefusal> => {
  const memberId = memberIdOf(body.player_id);
  const { rows } = await pool.query<MemberRow & { readonly is_over: boolean }>({
    name: 'wallet-session-balance',
    text: `
      SELECT b.currency, b.balance_minor, b.remainder, s.ended_at IS NOT NULL OR s.expires_at <= $4 AS is_over
      FROM game_session s CROSS JOIN LATERAL (${memberBalance('$3')}) b
      WHERE s.token_hash = $2 AND s.member_id = $1 AND s.gp_id = $3`,
    values: [memberId, sha256(body.session_token), gpId, now],
  });
  const row = rows[0];
  if (!row) return 'INVALID_TOKEN';
  if (row.is_over) return 'TOKEN_EXPIRED';
  if (row.currency !== hallCurrency(body.currency)) return 'WRONG_CURRENCY';
  return { currency: row.currency, balanceMinor: row.balance_minor, remainder: row.remainder };
};

/**
 * What became of a transaction of this provider and player. A player who has never had a session with the provider is as
 * unknown to it as one whom nobody knows.
 */
export const readTransactionState = async (
  pool: Pool,
  gpId: number,
  body: Pick<RequestOf<WalletCalls['txStatus']>, 'player_id' | 'currency' | 'target_transaction_id'>,
): Promise<(KnownPlayer & { readonly state: TransactionState }) | WalletRefusal> => {
  const memberId = memberIdOf(body.player_id);
  const { rows } = await pool.query<MemberRow & { readonly state: TransactionState }>({
    name: 'wallet-transaction-state',
    text: `
      SELECT b.currency, b.balance_minor, b.remainder, coalesce((
        SELECT t.state::text FROM wallet_transaction t
        WHERE t.gp_id = $2 AND t.transaction_id = $3 AND t.member_id = $1), 'unknown') AS state
      FROM (${memberBalance('$2')}) b
      WHERE EXISTS (SELECT FROM game_session s WHERE s.member_id = $1 AND s.gp_id = $2)`,
    values: [memberId, gpId, body.target_transaction_id],
  });
  const row = rows[0];
  if (!row) return 'INVALID_TOKEN';
  if (row.currency !== hallCurrency(body.currency)) return 'WRONG_CURRENCY';
  const { currency, balance_minor: balanceMinor, remainder, state } = row;
  return { currency, balanceMinor, remainder, state };
};
