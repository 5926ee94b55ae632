import type { Studio } from '../../infra/studio.ts';
import type { RoundRow, SeatRow } from '../rows.ts';
import { roundCall } from './hallWord.ts';
import { betTransactionId, rollbackTransactionId } from './transactionIds.ts';

/**
 * What became of a stake that was asked back. `standing`: the hall has it and does not give it back. `undefined` while the
 * hall is not definite.
 */
export type BackWord =
  | { readonly state: 'returned' | 'refused' | 'standing' | 'stuck'; readonly why: string }
  | undefined;

/**
 * Asks the hall to roll a stake back, once. Rolled back, known or not: an unknown one can never succeed later. Where the
 * hall refuses, its word on the stake decides. `seq` is the step of the round that the stake was for.
 */
export const askBack = async (
  studio: Studio,
  seat: SeatRow,
  round: Pick<RoundRow, 'id' | 'wallet_token'>,
  seq = 0,
): Promise<BackWord> => {
  const wallet = studio.walletOf(seat.gp_id);
  const stake = betTransactionId(round.id, seq);
  const asked = await wallet.rollback({
    ...roundCall(seat, round),
    transaction_id: rollbackTransactionId(round.id, seq),
    target_transaction_id: stake,
  });
  if (asked.kind === 'ok') return { state: 'returned', why: 'rolled back' };
  if (asked.kind === 'unknown' || asked.answer.status === 'RETRY_LATER') return undefined;
  const refusal = asked.answer.status;
  const found = await wallet.txStatus({
    player_id: seat.player_id,
    currency: seat.currency,
    target_transaction_id: stake,
  });
  if (found.kind === 'unknown') return undefined;
  if (found.kind === 'refused') {
    return found.answer.status === 'RETRY_LATER'
      ? undefined
      : { state: 'stuck', why: `${refusal}, then ${found.answer.status}` };
  }
  switch (found.answer.transaction_status) {
    case 'done':
      return { state: 'standing', why: refusal };
    case 'rolled_back':
      return { state: 'returned', why: 'was rolled back' };
    case 'rejected':
      return { state: 'refused', why: 'REJECTED' };
    case 'unknown':
      return { state: 'stuck', why: refusal };
  }
};
