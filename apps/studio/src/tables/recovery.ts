import { type ClaimedBet, claimBets, claimRaises } from '../bets/claimBets.ts';
import { returnBet } from '../bets/returnBet.ts';
import { nextTry } from '../infra/backoff.ts';
import { settleAll } from '../infra/settleAll.ts';
import type { Studio } from '../infra/studio.ts';
import { readSeat } from '../play/rows.ts';
import { raiseBet, tableBets, tableRaises } from './money/betKind.ts';
import { payBet } from './money/payBet.ts';

const clearUp = async (studio: Studio, bet: ClaimedBet): Promise<void> => {
  const seat = await readSeat(studio.db, bet.seat_id);
  if (bet.state !== 'owed') return returnBet(studio, tableBets, seat, bet);
  return (await isRaiseInDoubt(studio, bet.id)) ? waitForRaise(studio, bet) : payBet(studio, seat, bet);
};

/** The win closes the round at the hall, and a raise could not be rolled back any more. */
const isRaiseInDoubt = async ({ db }: Studio, betId: string): Promise<boolean> => {
  const found = await db
    .selectFrom('table_choice')
    .select('id')
    .where('table_bet_id', '=', betId)
    .where('state', 'in', ['staking', 'reversing'])
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};

const waitForRaise = async ({ db, clock }: Studio, { id, attempts }: ClaimedBet): Promise<void> => {
  await db
    .updateTable('table_bet')
    .set({ due_at: nextTry(clock.now(), attempts) })
    .where('id', '=', id)
    .where('state', '=', 'owed')
    .execute();
};

/** One pass over bets and raises that are due. Answers how many it took up; one that fails does not hold up the others. */
export const recoverBets = async (studio: Studio): Promise<number> => {
  const raises = await claimRaises(studio);
  await settleAll(
    studio.log,
    raises.map(async (raise) =>
      returnBet(studio, tableRaises, await readSeat(studio.db, raise.seat_id), raiseBet(raise)),
    ),
    'a raise was not cleared up',
  );
  const due = await claimBets(studio, tableBets.table);
  await settleAll(
    studio.log,
    due.map((bet) => clearUp(studio, bet)),
    'a table bet was not cleared up',
  );
  return raises.length + due.length;
};
