import { batchMax, type ClaimedBet, claimBets } from '../bets/claimBets.ts';
import { returnBet } from '../bets/returnBet.ts';
import { leaseMs } from '../infra/backoff.ts';
import { later } from '../infra/clock.ts';
import { settleAll } from '../infra/settleAll.ts';
import type { Studio } from '../infra/studio.ts';
import { readSeat } from '../play/rows.ts';
import type { BookFeed } from './feed.ts';
import { bookBets } from './money/betKind.ts';
import { payPayment } from './money/payPayment.ts';
import type { PaymentRow } from './rows.ts';

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

const clearUpBet = async (studio: Studio, feed: BookFeed, bet: ClaimedBet): Promise<void> => {
  await returnBet(studio, bookBets, await readSeat(studio.db, bet.seat_id), bet);
  await feed.tellBets([bet.id]);
};

const clearUpPayment = async (studio: Studio, feed: BookFeed, payment: PaymentRow): Promise<void> => {
  const bet = await studio.db
    .selectFrom('book_bet')
    .selectAll()
    .where('id', '=', payment.bet_id)
    .executeTakeFirstOrThrow();
  await payPayment(studio, await readSeat(studio.db, bet.seat_id), bet, payment);
  await feed.tellBets([bet.id]);
};

/** One pass over everything that is due. Answers how much it took up; one that fails does not hold up the others. */
export const recoverBook = async (studio: Studio, feed: BookFeed): Promise<number> => {
  const bets = await claimBets(studio, bookBets.table);
  const payments = await claimPayments(studio);
  const work = [
    ...bets.map((bet) => clearUpBet(studio, feed, bet)),
    ...payments.map((payment) => clearUpPayment(studio, feed, payment)),
  ];
  await settleAll(studio.log, work, 'a bet of the book was not cleared up');
  return work.length;
};
