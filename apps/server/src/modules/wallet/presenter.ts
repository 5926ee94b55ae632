import type { AnswerOf, WalletCalls, WalletRefusal, WalletRefusalAnswer } from '@pavilion/provider-kit';
import type { OpenedSession } from './commands/authenticateLaunch.ts';
import { playerIdOf } from './operations/operation.ts';
import type { PostedRow } from './operations/operationPoster.ts';
import type { KnownPlayer } from './providerQueries.ts';

const wireMax = BigInt(Number.MAX_SAFE_INTEGER);

/** An amount as the wire's JSON number. A balance beyond 2^53 shows as the largest that the wire can carry. */
const wireAmount = (minor: bigint): number => Number(minor > wireMax ? wireMax : minor);

const balanceOf = (cashMinor: bigint) => ({ cash: wireAmount(cashMinor), bonus: 0 });

export const presentRefusal = (
  status: WalletRefusal,
  requestId: string,
  now: Date,
  field?: string,
): WalletRefusalAnswer => ({
  status,
  request_id: requestId,
  ...(field !== undefined && { field }),
  processed_at: now.toISOString(),
});

export const presentSession = (
  session: OpenedSession,
  requestId: string,
  now: Date,
): AnswerOf<WalletCalls['authenticate']> => ({
  status: 'OK',
  request_id: requestId,
  player_id: playerIdOf(session.memberId),
  session_token: session.sessionToken,
  currency: session.currency,
  locale: session.locale,
  game_code: session.gameCode,
  balance: balanceOf(session.balanceMinor),
  limits: {
    bet_max: session.betMaxMinor === null ? null : wireAmount(session.betMaxMinor),
    session_stake_max:
      session.sessionStakeMaxMinor === null ? null : wireAmount(session.sessionStakeMaxMinor),
  },
  rules: session.rules,
  processed_at: now.toISOString(),
});

export const presentBalance = (player: KnownPlayer, requestId: string, now: Date) => ({
  status: 'OK' as const,
  request_id: requestId,
  balance: balanceOf(player.balanceMinor),
  currency: player.currency,
  processed_at: now.toISOString(),
});

const presentPostedOk = (row: PostedRow, requestId: string, currency: string) => ({
  status: 'OK' as const,
  request_id: requestId,
  balance: balanceOf(row.balance_minor),
  currency,
  operator_tx_id: String(row.transaction_row_id),
  duplicate: row.duplicate,
  ...(row.withheld && { pending: true as const }),
  processed_at: row.processed_at.toISOString(),
});

const presentPostedRefusal = (
  row: PostedRow,
  status: WalletRefusal,
  requestId: string,
): WalletRefusalAnswer => ({
  status,
  request_id: requestId,
  ...(status === 'INSUFFICIENT_FUNDS' &&
    row.currency !== null && { balance: balanceOf(row.balance_minor), currency: row.currency }),
  ...(row.field !== null && { field: row.field }),
  duplicate: row.duplicate,
  processed_at: row.processed_at.toISOString(),
});

/** The answer to whatever moves money but a round's end. A rollback of what never came may name no member of ours. */
export const presentPosted = (
  row: PostedRow,
  requestId: string,
  wireCurrency: string,
): AnswerOf<WalletCalls['bet']> =>
  row.status === 'OK'
    ? presentPostedOk(row, requestId, row.currency ?? wireCurrency)
    : presentPostedRefusal(row, row.status, requestId);

export const presentRoundClose = (
  row: PostedRow,
  requestId: string,
  wireCurrency: string,
): AnswerOf<WalletCalls['roundClose']> =>
  row.status === 'OK'
    ? {
        ...presentPostedOk(row, requestId, row.currency ?? wireCurrency),
        bet_total: wireAmount(row.stake_total_minor),
        win_total: wireAmount(row.win_total_minor),
        mismatch: row.mismatch,
      }
    : presentPostedRefusal(row, row.status, requestId);
