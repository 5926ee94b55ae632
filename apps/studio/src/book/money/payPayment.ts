import { nextTry } from '../../infra/backoff.ts';
import type { Studio } from '../../infra/studio.ts';
import { paymentWordOf, roundCall } from '../../play/money/hallWord.ts';
import { betTransactionId, toWire } from '../../play/money/transactionIds.ts';
import type { SeatRow } from '../../play/rows.ts';
import type { BetRow, PaymentRow } from '../rows.ts';

/** Said to the hall with an adjustment. */
const reason = 'result corrected';

const ask = (studio: Studio, seat: SeatRow, bet: BetRow, payment: PaymentRow) => {
  const wallet = studio.walletOf(seat.gp_id);
  const common = {
    ...roundCall(seat, bet),
    transaction_id: payment.transaction_id,
    amount: toWire(payment.amount_minor),
  };
  return payment.kind === 'adjust'
    ? wallet.adjust({ ...common, reason })
    : wallet.win({
        ...common,
        bet_transaction_id: betTransactionId(bet.id),
        // What is cashed out in part leaves the rest to the events.
        round_closed: payment.kind === 'win',
      });
};

/**
 * Tells the hall once of what a bet has won, nothing included, or of a correction. Without an answer it stays `owed` and is
 * repeated, up to 24 hours. A definite refusal is never repeated and rings the alarm, but for one: a correction
 * that would take more than the member still has is waived.
 */
export const payPayment = async (
  studio: Studio,
  seat: SeatRow,
  bet: BetRow,
  payment: PaymentRow,
): Promise<void> => {
  const outcome = await ask(studio, seat, bet, payment);
  const now = studio.clock.now();
  const { state: found, answer } = paymentWordOf(outcome, payment.owed_at, now);
  const isTooMuch = payment.amount_minor < 0n && answer === 'INSUFFICIENT_FUNDS';
  const state = found === 'stuck' && isTooMuch ? 'waived' : found;
  const told = { transaction: payment.transaction_id, answer, attempts: payment.attempts };
  if (state === 'stuck') studio.log.error({ ...told, alarm: true }, 'bet could not be paid');
  else if (state !== 'paid') studio.log.warn(told, `payment of a bet ${state}`);
  await studio.db
    .updateTable('book_payment')
    .set({
      state,
      due_at: state === 'owed' ? nextTry(now, payment.attempts) : null,
      paid_at: state === 'paid' ? now : null,
      last_answer: answer,
    })
    .where('transaction_id', '=', payment.transaction_id)
    .where('state', '=', 'owed')
    .execute();
};
