import { leaseMs } from '../infra/backoff.ts';
import { later } from '../infra/clock.ts';
import type { Studio } from '../infra/studio.ts';
import { payBet } from './money/payBet.ts';
import { returnBet } from './money/returnBet.ts';
import type { TableBetRow } from './rows.ts';

/** Bets that one pass takes up, all at once. */
const batchMax = 50;

/**
 * Takes up bets that are due: wins that are owed, stakes to be given back, stakes whose caller died. Taking up means a
 * new lease, so that no two work on one bet, in however many processes.
 */
const claimDue = (studio: Studio): Promise<TableBetRow[]> => {
  const now = studio.clock.now();
  return studio.db
    .updateTable('table_bet')
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
        .selectFrom('table_bet')
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

const clearUp = async (studio: Studio, bet: TableBetRow): Promise<void> => {
  const seat = await studio.db
    .selectFrom('seat')
    .selectAll()
    .where('id', '=', bet.seat_id)
    .executeTakeFirstOrThrow();
  await (bet.state === 'owed' ? payBet(studio, seat, bet) : returnBet(studio, seat, bet));
};

/** One pass over bets that are due. Answers how many it took up; one that fails does not hold up the others. */
export const recoverBets = async (studio: Studio): Promise<number> => {
  const due = await claimDue(studio);
  for (const result of await Promise.allSettled(due.map((bet) => clearUp(studio, bet)))) {
    if (result.status === 'rejected')
      studio.log.error({ err: result.reason }, 'a table bet was not cleared up');
  }
  return due.length;
};
