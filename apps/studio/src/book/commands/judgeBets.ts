import type { Studio, Trx } from '../../infra/studio.ts';
import { verdictOf } from '../engine/verdict.ts';
import { adjustTransactionId, settleTransactionId } from '../money/transactionIds.ts';
import type { BetRow, LegRow } from '../rows.ts';
import { movePlayMoney } from './movePlayMoney.ts';

interface Judged {
  readonly bet: BetRow;
  readonly isDemo: boolean;
  /** What the hall was told in all, or is to be told; `null` before the settlement. Minor units. */
  readonly told: bigint | null;
  readonly payments: number;
}

/**
 * Settles bets whose legs have come to something, and corrects those that are settled already by the difference: the
 * first word to the hall is a `win`, every later one an `adjust`. The rows of the bets must be locked.
 */
export const judgeBets = async (studio: Studio, trx: Trx, betIds: readonly string[]): Promise<void> => {
  if (betIds.length === 0) return;
  const bets = await readJudged(trx, betIds);
  const legs = await trx.selectFrom('book_leg').selectAll().where('bet_id', 'in', betIds).execute();
  const byBet = Map.groupBy(legs, ({ bet_id }) => bet_id);
  for (const judged of bets) {
    await judge(trx, judged, byBet.get(judged.bet.id) ?? [], studio.clock.now());
  }
};

const readJudged = async (trx: Trx, betIds: readonly string[]): Promise<Judged[]> => {
  const rows = await trx
    .selectFrom('book_bet')
    .innerJoin('seat', 'seat.id', 'book_bet.seat_id')
    .selectAll('book_bet')
    .select('seat.demo')
    .where('book_bet.id', 'in', betIds)
    .where('book_bet.state', 'in', ['taken', 'settled'])
    .orderBy('book_bet.id')
    .execute();
  const payments = await trx
    .selectFrom('book_payment')
    .select(['bet_id', 'amount_minor', 'state'])
    .where('bet_id', 'in', betIds)
    .execute();
  const byBet = Map.groupBy(payments, ({ bet_id }) => bet_id);
  return rows.map(({ demo, ...bet }) => {
    const own = byBet.get(bet.id) ?? [];
    const told = own
      // What the hall could not take back was not taken.
      .filter(({ state }) => state !== 'waived')
      .reduce((sum, { amount_minor }) => sum + amount_minor, 0n);
    return { bet, isDemo: demo, told: own.length > 0 ? told : null, payments: own.length };
  });
};

const judge = async (trx: Trx, judged: Judged, legs: readonly LegRow[], now: Date): Promise<void> => {
  const { bet, told } = judged;
  const verdict = verdictOf(bet.stake_minor, legs);
  if (verdict.kind === 'open') return;
  if (verdict.kind === 'void' && told === null) return giveBack(trx, judged, now);
  const worth = verdict.kind === 'void' ? bet.stake_minor : verdict.minor;
  if (told === worth) return;
  await trx
    .updateTable('book_bet')
    .set({ state: 'settled', won_minor: worth, judged_at: now, closed_at: bet.closed_at ?? now })
    .where('id', '=', bet.id)
    .execute();
  await owe(trx, judged, worth - (told ?? 0n), now);
};

/** Stores what the hall is to be told next of a bet. Play money moves at once. */
const owe = async (trx: Trx, { bet, isDemo, payments }: Judged, amount: bigint, now: Date): Promise<void> => {
  const isFirst = payments === 0;
  await trx
    .insertInto('book_payment')
    .values({
      transaction_id: isFirst ? settleTransactionId(bet.id) : adjustTransactionId(bet.id, payments),
      bet_id: bet.id,
      seq: payments,
      kind: isFirst ? 'win' : 'adjust',
      amount_minor: amount,
      state: isDemo ? 'paid' : 'owed',
      due_at: isDemo ? null : now,
      owed_at: now,
      paid_at: isDemo ? now : null,
    })
    .execute();
  if (isDemo) await movePlayMoney(trx, bet.seat_id, amount);
};

const giveBack = async (trx: Trx, { bet, isDemo }: Judged, now: Date): Promise<void> => {
  await trx
    .updateTable('book_bet')
    .set(
      isDemo
        ? { state: 'returned', is_void: true, closed_at: now }
        : { state: 'reversing', is_void: true, due_at: now },
    )
    .where('id', '=', bet.id)
    .execute();
  if (isDemo) await movePlayMoney(trx, bet.seat_id, bet.stake_minor);
};
