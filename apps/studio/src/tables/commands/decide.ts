import { takeBet } from '../../bets/takeBet.ts';
import type { Studio } from '../../infra/studio.ts';
import { balanceText, readBalance } from '../../play/money/balance.ts';
import { readPlayMoney } from '../../play/money/playMoney.ts';
import { readSeat, type SeatRow, type SessionRow } from '../../play/rows.ts';
import { stakeRefusalOf } from '../../play/stakeRefusals.ts';
import type { TableFeed } from '../feed.ts';
import { raiseBet, tableRaises } from '../money/betKind.ts';
import { readSlip } from '../queries.ts';
import type { TableChoiceRow } from '../rows.ts';
import type { DecideAnswer } from '../views.ts';
import type { DecideBody } from '../wire.ts';
import { storeChoice } from './storeChoice.ts';

/**
 * One press of a button of a hand: store the choice, take its raise at the hall, answer. The same action id answers the same
 * choice however often it is sent, and never moves money again. Throws `PlayRefusal`.
 */
export const decide = async (
  studio: Studio,
  feed: TableFeed,
  session: SessionRow,
  press: DecideBody,
): Promise<DecideAnswer> => {
  const chosen = await storeChoice(studio, feed.table, session, press);
  const { seat } = chosen;
  if (chosen.kind === 'poor') {
    const balance = balanceText(seat, await readPlayMoney(studio.db, seat));
    return { kind: 'refused', reason: 'insufficient_funds', balance };
  }
  const word =
    chosen.kind === 'new' ? await takeBet(studio, tableRaises, seat, raiseBet(chosen.choice)) : null;
  const told = balanceText(seat, word?.balance ?? null);
  const answered = await answer(studio, session, seat, chosen.choice, told);
  if (answered.kind === 'decided' && isDone(answered)) await feed.decided();
  return answered;
};

const isDone = ({ slip: { hands = [] } }: DecideAnswer & { kind: 'decided' }): boolean =>
  hands.every(({ state }) => state === 'done');

/** Answers as the choice stands now. Asks the hall for the balance when it has not told it. */
const answer = async (
  studio: Studio,
  session: SessionRow,
  seat: SeatRow,
  { id, table_bet_id }: TableChoiceRow,
  told: string | null,
): Promise<DecideAnswer> => {
  const { state, refusal } = await studio.db
    .selectFrom('table_choice')
    .select(['state', 'refusal'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (state === 'refused') return { kind: 'refused', reason: stakeRefusalOf(refusal), balance: told };
  const slip = await readSlip(studio, seat, table_bet_id);
  if (state !== 'taken' && state !== 'returned') return { kind: 'pending', slip };
  const balance = told ?? (await readBalance(studio, session, await readSeat(studio.db, seat.id)));
  return { kind: state === 'taken' ? 'decided' : 'returned', slip, balance };
};
