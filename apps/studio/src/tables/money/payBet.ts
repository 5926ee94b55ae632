import { giveUpAfterMs, nextTry } from '../../infra/backoff.ts';
import type { Studio } from '../../infra/studio.ts';
import { betTransactionId, toWire, winTransactionId } from '../../play/money/transactionIds.ts';
import type { SeatRow } from '../../play/rows.ts';
import type { TableBetRow } from '../rows.ts';

/**
 * Tells the hall once what a slip has won, nothing included: that closes its round there. Without an answer it stays
 * `owed` and is repeated, up to 24 hours. A definite refusal is never repeated; it rings the alarm.
 */
export const payBet = async (studio: Studio, seat: SeatRow, bet: TableBetRow): Promise<void> => {
  const outcome = await studio.walletOf(seat.gp_id).win({
    player_id: seat.player_id,
    currency: seat.currency,
    game_code: seat.game_code,
    round_id: bet.id,
    ...(bet.wallet_token !== null && { session_token: bet.wallet_token }),
    transaction_id: winTransactionId(bet.id, 0),
    bet_transaction_id: betTransactionId(bet.id),
    amount: toWire(bet.won_minor ?? 0n),
    round_closed: true,
  });
  const now = studio.clock.now();
  const isPaid = outcome.kind === 'ok';
  const definite = outcome.kind === 'refused' && outcome.answer.status !== 'RETRY_LATER';
  const since = now.getTime() - (bet.judged_at ?? bet.placed_at).getTime();
  const isStuck = !isPaid && (definite || since > giveUpAfterMs);
  if (!isPaid) {
    const why = outcome.kind === 'refused' ? outcome.answer.status : outcome.reason;
    if (isStuck) studio.log.error({ bet: bet.id, why, alarm: true }, 'win could not be paid');
    else studio.log.warn({ bet: bet.id, why, attempts: bet.attempts }, 'win not confirmed, repeating');
  }
  await studio.db
    .updateTable('table_bet')
    .set({
      state: isPaid ? 'settled' : isStuck ? 'stuck' : 'owed',
      due_at: isPaid || isStuck ? null : nextTry(now, bet.attempts),
      closed_at: isPaid ? now : null,
    })
    .where('id', '=', bet.id)
    .where('state', '=', 'owed')
    .execute();
};
