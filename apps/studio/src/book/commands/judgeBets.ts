import { sql } from 'kysely';
import type { Studio, Trx } from '../../infra/studio.ts';
import { verdictOf } from '../engine/verdict.ts';
import { adjustTransactionId, winOfBetId } from '../money/transactionIds.ts';
import { type BetRow, foldsOf, type LegRow, type PaymentRow } from '../rows.ts';

interface Standing {
  readonly bet: BetRow;
  /** What the hall was told in all, or is to be told, parts that were cashed out included. Minor units. */
  readonly told: bigint;
  /** Whether the win that closes the bet was told. */
  readonly isSettled: boolean;
  readonly payments: number;
}

/** A bet that has come to something, and what the hall is to be told of it. Amounts in minor units. */
interface Settled {
  readonly id: string;
  readonly won: bigint;
  readonly transactionId: string;
  readonly seq: number;
  readonly kind: PaymentRow['kind'];
  /** The whole win at first, less what was cashed out; later the difference. */
  readonly amount: bigint;
}

/**
 * Settles bets whose legs have come to something, and corrects those that are settled already by the difference: the
 * first word to the hall is a `win`, every later one an `adjust`. A bet of void legs alone is rolled back. Play money
 * moves at once. The rows of the bets must be locked. As many statements for a thousand bets as for one.
 */
export const judgeBets = async (studio: Studio, trx: Trx, betIds: readonly string[]): Promise<void> => {
  if (betIds.length === 0) return;
  const legs = await trx
    .selectFrom('book_leg')
    .selectAll()
    .where('bet_id', '=', ({ fn, val }) => fn.any(val([...betIds])))
    .execute();
  const legsOf = Map.groupBy(legs, ({ bet_id }) => bet_id);
  const settled: Settled[] = [];
  const voided: string[] = [];
  for (const standing of await readStanding(trx, betIds)) {
    const judged = judge(standing, legsOf.get(standing.bet.id) ?? []);
    if (judged === 'void') voided.push(standing.bet.id);
    else if (judged) settled.push(judged);
  }
  const now = studio.clock.now();
  if (settled.length > 0) await storeSettled(trx, settled, now);
  if (voided.length > 0) await giveBack(trx, voided, now);
};

const readStanding = async (trx: Trx, betIds: readonly string[]): Promise<Standing[]> => {
  const bets = await trx
    .selectFrom('book_bet')
    .selectAll()
    .where('id', '=', ({ fn, val }) => fn.any(val([...betIds])))
    .where('state', 'in', ['taken', 'settled'])
    .execute();
  const payments = await trx
    .selectFrom('book_payment')
    .select(['bet_id', 'kind', 'amount_minor', 'state'])
    .where('bet_id', '=', ({ fn, val }) => fn.any(val([...betIds])))
    .execute();
  const paymentsOf = Map.groupBy(payments, ({ bet_id }) => bet_id);
  return bets.map((bet) => {
    const own = paymentsOf.get(bet.id) ?? [];
    const told = own
      // What the hall could not take back was not taken.
      .filter(({ state }) => state !== 'waived')
      .reduce((sum, { amount_minor }) => sum + amount_minor, 0n);
    return { bet, told, isSettled: own.some(({ kind }) => kind === 'win'), payments: own.length };
  });
};

/** `undefined` while a bet is open, or when nothing has changed for it. */
const judge = (
  { bet, told, isSettled, payments }: Standing,
  legs: readonly LegRow[],
): Settled | 'void' | undefined => {
  // What was cashed out is nobody's risk any more.
  const stakeLeft = bet.stake_minor - bet.cashed_stake_minor;
  const verdict = verdictOf(stakeLeft, legs, foldsOf(bet));
  if (verdict.kind === 'open' || (isSettled && stakeLeft === 0n)) return undefined;
  if (verdict.kind === 'void' && !isSettled && bet.cashed_stake_minor === 0n) return 'void';
  const won = bet.cashed_minor + (verdict.kind === 'void' ? stakeLeft : verdict.minor);
  if (isSettled && told === won) return undefined;
  return settledOf({ bet, told, isSettled, payments }, won);
};

/** The payment that makes of what was told what the bet has come to. */
const settledOf = ({ bet, told, isSettled, payments }: Standing, won: bigint): Settled => ({
  id: bet.id,
  won,
  transactionId: isSettled ? adjustTransactionId(bet.id, payments) : winOfBetId(bet.id, payments),
  seq: payments,
  kind: isSettled ? 'adjust' : 'win',
  amount: won - told,
});

const storeSettled = async (trx: Trx, settled: readonly Settled[], now: Date): Promise<void> => {
  const ids = settled.map(({ id }) => id);
  const amounts = settled.map(({ amount }) => amount.toString());
  await sql`
    UPDATE book_bet b
    SET state = 'settled', won_minor = j.won, judged_at = ${now}::timestamptz,
      closed_at = coalesce(b.closed_at, ${now}::timestamptz)
    FROM unnest(${ids}::text[], ${settled.map(({ won }) => won.toString())}::bigint[]) AS j (id, won)
    WHERE b.id = j.id`.execute(trx);
  await sql`
    INSERT INTO book_payment (transaction_id, bet_id, seq, kind, amount_minor, state, due_at, owed_at, paid_at)
    SELECT j.transaction_id, j.bet_id, j.seq, j.kind, j.amount,
      CASE WHEN s.demo THEN 'paid' ELSE 'owed' END, CASE WHEN NOT s.demo THEN ${now}::timestamptz END,
      ${now}::timestamptz, CASE WHEN s.demo THEN ${now}::timestamptz END
    FROM unnest(${settled.map(({ transactionId }) => transactionId)}::text[], ${ids}::text[],
        ${settled.map(({ seq }) => seq)}::int[], ${settled.map(({ kind }) => kind)}::text[],
        ${amounts}::bigint[]) AS j (transaction_id, bet_id, seq, kind, amount)
      JOIN book_bet b ON b.id = j.bet_id JOIN seat s ON s.id = b.seat_id`.execute(trx);
  await movePlayMoney(trx, ids, amounts);
};

/** Closes a bet of which everything was cashed out: what is told last is its win. Its row must be locked. */
export const closeCashedBet = async (studio: Studio, trx: Trx, betId: string): Promise<void> => {
  const [standing] = await readStanding(trx, [betId]);
  if (!standing || standing.isSettled) throw new Error(`bet ${betId} cannot be closed`);
  await storeSettled(trx, [settledOf(standing, standing.bet.cashed_minor)], studio.clock.now());
};

/** Gives demo seats what their bets have come to. What is taken back ends at nothing. */
export const movePlayMoney = async (
  trx: Trx,
  betIds: readonly string[],
  amounts: readonly string[],
): Promise<void> => {
  await sql`
    UPDATE seat s SET play_money_minor = greatest(0, s.play_money_minor + g.amount)
    FROM (
      SELECT b.seat_id, sum(j.amount)::bigint AS amount
      FROM unnest(${betIds}::text[], ${amounts}::bigint[]) AS j (id, amount) JOIN book_bet b ON b.id = j.id
      GROUP BY b.seat_id
    ) g
    WHERE s.id = g.seat_id AND s.demo`.execute(trx);
};

/** Void bets: the worker rolls the stakes back at the hall, play money is there at once. */
const giveBack = async (trx: Trx, betIds: readonly string[], now: Date): Promise<void> => {
  const { rows } = await sql<{ id: string; stake_minor: bigint }>`
    UPDATE book_bet b
    SET is_void = true, state = CASE WHEN s.demo THEN 'returned' ELSE 'reversing' END,
      due_at = CASE WHEN NOT s.demo THEN ${now}::timestamptz END,
      closed_at = CASE WHEN s.demo THEN ${now}::timestamptz END
    FROM seat s WHERE s.id = b.seat_id AND b.id = ANY (${betIds}::text[])
    RETURNING b.id, b.stake_minor`.execute(trx);
  await movePlayMoney(
    trx,
    rows.map(({ id }) => id),
    rows.map(({ stake_minor }) => stake_minor.toString()),
  );
};
