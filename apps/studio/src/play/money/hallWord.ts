import type { Outcome, WalletCalls } from '@pavilion/provider-kit';
import { giveUpAfterMs } from '../../infra/backoff.ts';
import type { RoundRow, SeatRow } from '../rows.ts';

/** What every call about a round at the hall names. */
export const roundCall = (seat: SeatRow, { id, wallet_token }: Pick<RoundRow, 'id' | 'wallet_token'>) => ({
  player_id: seat.player_id,
  currency: seat.currency,
  game_code: seat.game_code,
  round_id: id,
  ...(wallet_token !== null && { session_token: wallet_token }),
});

const faults: readonly string[] = ['DUPLICATE_MISMATCH', 'ALREADY_SETTLED', 'ROUND_CLOSED', 'BET_NOT_FOUND'];
const sessionEnds: readonly string[] = ['INVALID_TOKEN', 'TOKEN_EXPIRED'];

/** A refusal under the stake's id that means something moved which should not have: a person looks. */
export const isFault = (status: string): boolean => faults.includes(status);

/** A refusal that ends the session. */
export const endsSession = (status: string): boolean => sessionEnds.includes(status);

/** What the hall made of a payment, and what it answered. */
export interface PaymentWord {
  readonly state: 'paid' | 'owed' | 'stuck';
  readonly answer: string;
}

/**
 * Reads the hall's answer to a payment. Without a definite one it is `owed` still and repeated, up to 24 hours after
 * `owedAt`. A definite refusal is never repeated: a person looks (wallet protocol, What a client does).
 */
export const paymentWordOf = (
  outcome: Outcome<WalletCalls['win']> | Outcome<WalletCalls['adjust']>,
  owedAt: Date,
  now: Date,
): PaymentWord => {
  if (outcome.kind === 'ok') return { state: 'paid', answer: 'OK' };
  const answer = outcome.kind === 'refused' ? outcome.answer.status : outcome.reason;
  const isDefinite = outcome.kind === 'refused' && answer !== 'RETRY_LATER';
  const isOld = now.getTime() - owedAt.getTime() > giveUpAfterMs;
  return { state: isDefinite || isOld ? 'stuck' : 'owed', answer };
};
