import { type Minor, minor } from '@pavilion/money';
import { leaseMs, nextTry } from '../../infra/backoff.ts';
import { later } from '../../infra/clock.ts';
import type { Studio, Trx } from '../../infra/studio.ts';
import { lockSeat, type PayoutRow, type RoundRow, type SeatRow } from '../rows.ts';
import { paymentWordOf, roundCall } from './hallWord.ts';
import { betTransactionId, toWire, winTransactionId } from './transactionIds.ts';

interface Owed {
  round: Pick<RoundRow, 'id' | 'jackpot_minor'>;
  seq: number;
  amount: Minor;
  closes: boolean;
  now: Date;
}

/**
 * Stores a win before the hall hears of it. A win of nothing that closes nothing is not worth a call. In demo
 * play the play money is there at once.
 */
export const owePayout = async (trx: Trx, seat: SeatRow, owed: Owed): Promise<void> => {
  const { round, seq, amount, closes, now } = owed;
  if (seat.demo) {
    await trx
      .updateTable('seat')
      .set((eb) => ({ play_money_minor: eb('play_money_minor', '+', amount) }))
      .where('id', '=', seat.id)
      .execute();
    if (closes) await closeRound(trx, round.id, now);
    return;
  }
  if (amount === 0n && !closes) return;
  await trx
    .insertInto('payout')
    .values({
      transaction_id: winTransactionId(round.id, seq),
      round_id: round.id,
      seq,
      amount_minor: amount,
      // Won by the first step or not at all.
      jackpot_minor: seq === 0 ? round.jackpot_minor : 0n,
      closes,
      state: 'owed',
      due_at: later(now, leaseMs),
      last_answer: null,
      owed_at: now,
      paid_at: null,
    })
    .execute();
};

export const closeRound = async (trx: Trx, roundId: string, now: Date): Promise<void> => {
  await trx
    .updateTable('round')
    .set({ state: 'settled', closed_at: now, touched_at: now })
    .where('id', '=', roundId)
    .where('state', '=', 'playing')
    .execute();
};

/**
 * Tells the hall of one stored win, once. `paid` with the balance, or `owed` still: then the worker repeats it
 * 1 s, 2 s, 5 s … later, up to 24 hours. A definite refusal is never repeated; it rings the alarm, for money
 * that was won must reach the player.
 */
export const payWin = async (
  studio: Studio,
  seat: SeatRow,
  round: RoundRow,
  payout: PayoutRow,
): Promise<{ kind: 'paid'; balance: Minor } | { kind: 'owed' | 'stuck' }> => {
  const outcome = await studio.walletOf(seat.gp_id).win({
    ...roundCall(seat, round),
    transaction_id: payout.transaction_id,
    bet_transaction_id: betTransactionId(round.id),
    amount: toWire(payout.amount_minor),
    round_closed: payout.closes,
    ...(round.jackpot_id !== null &&
      payout.jackpot_minor > 0n && {
        jackpot_win: { jackpot_id: round.jackpot_id, amount: toWire(payout.jackpot_minor) },
      }),
  });
  if (outcome.kind === 'ok') {
    await storePaid(studio, round, payout);
    return { kind: 'paid', balance: minor(outcome.answer.balance.cash) };
  }
  const { answer, state } = paymentWordOf(outcome, payout.owed_at, studio.clock.now());
  return { kind: await storeUnpaid(studio, payout, answer, state === 'stuck') };
};

const storePaid = (studio: Studio, round: RoundRow, payout: PayoutRow): Promise<void> =>
  studio.db.transaction().execute(async (trx) => {
    await lockSeat(trx, round.seat_id);
    const now = studio.clock.now();
    const changed = await trx
      .updateTable('payout')
      .set({ state: 'paid', paid_at: now, due_at: null, last_answer: 'OK' })
      .where('transaction_id', '=', payout.transaction_id)
      .where('state', '=', 'owed')
      .executeTakeFirst();
    if (changed.numUpdatedRows === 1n && payout.closes) await closeRound(trx, round.id, now);
  });

const storeUnpaid = async (
  studio: Studio,
  payout: PayoutRow,
  answer: string,
  stuck: boolean,
): Promise<'owed' | 'stuck'> => {
  const now = studio.clock.now();
  studio.log[stuck ? 'error' : 'warn'](
    { transaction: payout.transaction_id, answer, attempts: payout.attempts, ...(stuck && { alarm: true }) },
    stuck ? 'win could not be paid' : 'win not confirmed, repeating',
  );
  await studio.db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('payout')
      .set({
        state: stuck ? 'stuck' : 'owed',
        // Only the worker's tries are counted, so that a player who presses on does not lengthen the wait.
        due_at: stuck ? null : nextTry(now, payout.attempts + 1),
        last_answer: answer,
      })
      .where('transaction_id', '=', payout.transaction_id)
      .where('state', '=', 'owed')
      .executeTakeFirst();
    if (!stuck || changed.numUpdatedRows !== 1n) return;
    await trx
      .updateTable('round')
      .set({ state: 'stuck' })
      .where('id', '=', payout.round_id)
      .where('state', '=', 'playing')
      .execute();
  });
  return stuck ? 'stuck' : 'owed';
};

/** The win of a round that must be told next; later ones wait for it. */
export const findNextOwed = (studio: Studio, roundId: string): Promise<PayoutRow | undefined> =>
  studio.db
    .selectFrom('payout')
    .selectAll()
    .where('round_id', '=', roundId)
    .where('state', '=', 'owed')
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst();
