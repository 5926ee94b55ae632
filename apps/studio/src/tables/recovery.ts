import { type ClaimedBet, claimBets } from '../bets/claimBets.ts';
import { returnBet } from '../bets/returnBet.ts';
import { settleAll } from '../infra/settleAll.ts';
import type { Studio } from '../infra/studio.ts';
import { readSeat } from '../play/rows.ts';
import { tableBets } from './money/betKind.ts';
import { payBet } from './money/payBet.ts';

const clearUp = async (studio: Studio, bet: ClaimedBet): Promise<void> => {
  const seat = await readSeat(studio.db, bet.seat_id);
  await (bet.state === 'owed' ? payBet(studio, seat, bet) : returnBet(studio, tableBets, seat, bet));
};

/** One pass over bets that are due. Answers how many it took up; one that fails does not hold up the others. */
export const recoverBets = async (studio: Studio): Promise<number> => {
  const due = await claimBets(studio, tableBets.table);
  await settleAll(
    studio.log,
    due.map((bet) => clearUp(studio, bet)),
    'a table bet was not cleared up',
  );
  return due.length;
};
