import { takeBet } from '../../bets/takeBet.ts';
import type { Studio } from '../../infra/studio.ts';
import { balanceText, readBalance } from '../../play/money/balance.ts';
import { readPlayMoney } from '../../play/money/playMoney.ts';
import { readSeat, type SeatRow, type SessionRow } from '../../play/rows.ts';
import type { ServedTable } from '../games/index.ts';
import { tableBets } from '../money/betKind.ts';
import { readSlip } from '../queries.ts';
import type { TableBetRow } from '../rows.ts';
import type { BetAnswer } from '../views.ts';
import type { BetBody } from '../wire.ts';
import { placeBet } from './placeBet.ts';

/**
 * One press of the bet button: store the slip, take the stake at the hall, answer. The same action id answers the same
 * slip however often it is sent, and never moves money again. Throws `PlayRefusal`.
 */
export const pressBet = async (
  studio: Studio,
  table: ServedTable,
  session: SessionRow,
  press: BetBody,
): Promise<BetAnswer> => {
  const placed = await placeBet(studio, table, session, press);
  const { seat } = placed;
  if (placed.kind === 'poor') {
    const balance = balanceText(seat, await readPlayMoney(studio.db, seat));
    return { kind: 'refused', reason: 'insufficient_funds', balance };
  }
  if (placed.kind === 'known' || seat.demo) return answer(studio, session, seat, placed.bet);
  const word = await takeBet(studio, tableBets, seat, placed.bet);
  const balance = word?.balance ?? null;
  return answer(studio, session, seat, placed.bet, balanceText(seat, balance));
};

/** Answers as the slip stands now. Asks the hall for the balance when it has not told it. */
const answer = async (
  studio: Studio,
  session: SessionRow,
  seat: SeatRow,
  { id }: TableBetRow,
  told: string | null = null,
): Promise<BetAnswer> => {
  const slip = await readSlip(studio, seat, id);
  if (slip.state === 'pending') return { kind: 'pending', slip };
  if (slip.state === 'stuck') return { kind: 'stuck' };
  if (slip.state === 'refused') return { kind: 'refused', reason: slip.refusal ?? 'refused', balance: told };
  const balance = told ?? (await readBalance(studio, session, await readSeat(studio.db, seat.id)));
  return slip.state === 'returned' ? { kind: 'returned', balance } : { kind: 'placed', slip, balance };
};
