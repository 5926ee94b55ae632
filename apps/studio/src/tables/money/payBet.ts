import { nextTry } from '../../infra/backoff.ts';
import type { Studio } from '../../infra/studio.ts';
import { paymentWordOf, roundCall } from '../../play/money/hallWord.ts';
import { betTransactionId, toWire, winTransactionId } from '../../play/money/transactionIds.ts';
import type { SeatRow } from '../../play/rows.ts';
import type { TableBetRow } from '../rows.ts';

type OwedBet = Pick<
  TableBetRow,
  'id' | 'wallet_token' | 'won_minor' | 'judged_at' | 'placed_at' | 'attempts'
>;

/**
 * Tells the hall once what a slip has won, nothing included: that closes its round there. Without an answer it stays
 * `owed` and is repeated, up to 24 hours. A definite refusal is never repeated; it rings the alarm.
 */
export const payBet = async (studio: Studio, seat: SeatRow, bet: OwedBet): Promise<void> => {
  const outcome = await studio.walletOf(seat.gp_id).win({
    ...roundCall(seat, bet),
    transaction_id: winTransactionId(bet.id, 0),
    bet_transaction_id: betTransactionId(bet.id),
    amount: toWire(bet.won_minor ?? 0n),
    round_closed: true,
  });
  const now = studio.clock.now();
  const { state, answer } = paymentWordOf(outcome, bet.judged_at ?? bet.placed_at, now);
  if (state === 'stuck') studio.log.error({ bet: bet.id, why: answer, alarm: true }, 'win could not be paid');
  if (state === 'owed')
    studio.log.warn({ bet: bet.id, why: answer, attempts: bet.attempts }, 'win not confirmed, repeating');
  await studio.db
    .updateTable('table_bet')
    .set({
      state: state === 'paid' ? 'settled' : state,
      due_at: state === 'owed' ? nextTry(now, bet.attempts) : null,
      closed_at: state === 'paid' ? now : null,
    })
    .where('id', '=', bet.id)
    .where('state', '=', 'owed')
    .execute();
};
