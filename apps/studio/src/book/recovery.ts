import { leaseMs } from '../infra/backoff.ts';
import { later } from '../infra/clock.ts';
import type { Studio } from '../infra/studio.ts';
import type { SeatRow } from '../play/rows.ts';
import { acceptBet } from './commands/acceptBet.ts';
import type { BookFeed } from './feed.ts';
import { payPayment } from './money/payPayment.ts';
import { returnBet } from './money/returnBet.ts';
import { takeBet } from './money/takeBet.ts';
import type { BetRow, PaymentRow } from './rows.ts';

/** Bets and payments that one pass takes up, all at once. */
const batchMax = 50;

/**
 * Takes up bets that are due: delays that are over, stakes to be given back, stakes whose caller died. Taking up means a new
 * lease, so that no two work on one bet, in however many processes.
 */
const claimBets = (studio: Studio): Promise<BetRow[]> => {
  const now = studio.clock.now();
  return studio.db
    .updateTable('book_bet')
    .set((eb) => ({
      state: eb
        .case()
        .when('state', '=', 'staking')
        .then('reversing' as const)
        .else(eb.ref('state'))
        .end(),
      due_at: later(now, leaseMs),
      attempts: eb('attempts', '+', 1),
    }))
    .where('id', 'in', (query) =>
      query
        .selectFrom('book_bet')
        .select('id')
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(batchMax)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
};

/** Payments of a bet go one after another: a later one waits until those before it are through. */
const claimPayments = (studio: Studio): Promise<PaymentRow[]> => {
  const now = studio.clock.now();
  return studio.db
    .updateTable('book_payment')
    .set((eb) => ({ due_at: later(now, leaseMs), attempts: eb('attempts', '+', 1) }))
    .where('transaction_id', 'in', (query) =>
      query
        .selectFrom('book_payment as p')
        .select('p.transaction_id')
        .where('p.due_at', '<=', now)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('book_payment as earlier')
                .select('earlier.transaction_id')
                .whereRef('earlier.bet_id', '=', 'p.bet_id')
                .whereRef('earlier.seq', '<', 'p.seq')
                .where('earlier.state', 'in', ['owed', 'stuck']),
            ),
          ),
        )
        .orderBy('p.due_at')
        .limit(batchMax)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
};

const seatOf = (studio: Studio, { seat_id }: BetRow): Promise<SeatRow> =>
  studio.db.selectFrom('seat').selectAll().where('id', '=', seat_id).executeTakeFirstOrThrow();

const clearUpBet = async (studio: Studio, feed: BookFeed, bet: BetRow): Promise<void> => {
  const seat = await seatOf(studio, bet);
  if (bet.state === 'waiting') {
    const accepted = await acceptBet(studio, feed.runs, bet);
    if (accepted) await takeBet(studio, seat, accepted);
  } else {
    await returnBet(studio, seat, bet);
  }
  await feed.tellBets([bet.id]);
};

const clearUpPayment = async (studio: Studio, feed: BookFeed, payment: PaymentRow): Promise<void> => {
  const bet = await studio.db
    .selectFrom('book_bet')
    .selectAll()
    .where('id', '=', payment.bet_id)
    .executeTakeFirstOrThrow();
  await payPayment(studio, await seatOf(studio, bet), bet, payment);
  await feed.tellBets([bet.id]);
};

/** One pass over everything that is due. Answers how much it took up; one that fails does not hold up the others. */
export const recoverBook = async (studio: Studio, feed: BookFeed): Promise<number> => {
  const bets = await claimBets(studio);
  const payments = await claimPayments(studio);
  const results = await Promise.allSettled([
    ...bets.map((bet) => clearUpBet(studio, feed, bet)),
    ...payments.map((payment) => clearUpPayment(studio, feed, payment)),
  ]);
  for (const result of results) {
    if (result.status === 'rejected')
      studio.log.error({ err: result.reason }, 'a bet of the book was not cleared up');
  }
  return bets.length + payments.length;
};
