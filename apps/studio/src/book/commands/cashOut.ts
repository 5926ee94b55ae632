import { type Minor, minor, parseDecimal, toDecimal } from '@pavilion/money';
import type { Studio, Trx } from '../../infra/studio.ts';
import { readBalance } from '../../play/money/balance.ts';
import { actionRefused, notFound, stakeNotOffered } from '../../play/refusal.ts';
import { currencyOf, lockSeat, readSeat, type SeatRow, type SessionRow } from '../../play/rows.ts';
import { assertLive } from '../../play/sessions.ts';
import { cashValue, readLegs, stakeLeftOf, stakeShareOf, withRuns } from '../cashOut.ts';
import type { OpenBook } from '../feed.ts';
import { payPayment } from '../money/payPayment.ts';
import { netText } from '../money/sessionNet.ts';
import { winOfBetId } from '../money/transactionIds.ts';
import { readBet } from '../queries.ts';
import { type BetRow, foldsOf } from '../rows.ts';
import { readEvents } from '../slip.ts';
import { type CashOffersAnswer, type CashOutAnswer, cashShares } from '../views.ts';
import type { CashOutInput } from '../wire.ts';
import { closeCashedBet, movePlayMoney } from './judgeBets.ts';

/** What can be cashed out of each open bet of a player now. Binds nobody. */
export const readCashOffers = async (
  studio: Studio,
  { feed }: OpenBook,
  seat: SeatRow,
): Promise<CashOffersAnswer> => {
  const bets = await studio.db
    .selectFrom('book_bet')
    .selectAll()
    .where('seat_id', '=', seat.id)
    .where('state', '=', 'taken')
    .execute();
  if (bets.length === 0) return { offers: [] };
  const legs = await readLegs(
    studio.db,
    bets.map(({ id }) => id),
  );
  const picks = legs.map(({ event_id: event }) => ({ event }));
  const events = await readEvents(studio.db, picks, false);
  const legsOf = Map.groupBy(await withRuns(feed.runs, legs, events), ({ leg }) => leg.bet_id);
  const now = studio.clock.now();
  return {
    offers: bets.map((bet) => ({
      bet: bet.id,
      shares: cashShares.flatMap((share) => {
        const value = cashValue(
          stakeShareOf(stakeLeftOf(bet), share),
          legsOf.get(bet.id) ?? [],
          now,
          foldsOf(bet),
        );
        return value === null ? [] : { share, amount: toDecimal(value, currencyOf(seat)) };
      }),
    })),
  };
};

/** Owes the player what a part of a bet was cashed out for. Play money is there at once. The bet's row must be locked. */
const payPart = async (trx: Trx, seat: SeatRow, betId: string, amount: Minor, now: Date): Promise<void> => {
  const { payments } = await trx
    .selectFrom('book_payment')
    .select(({ fn }) => fn.countAll<bigint>().as('payments'))
    .where('bet_id', '=', betId)
    .executeTakeFirstOrThrow();
  const seq = Number(payments);
  await trx
    .insertInto('book_payment')
    .values({
      transaction_id: winOfBetId(betId, seq),
      bet_id: betId,
      seq,
      kind: 'cash',
      amount_minor: amount,
      state: seat.demo ? 'paid' : 'owed',
      due_at: seat.demo ? null : now,
      owed_at: now,
      paid_at: seat.demo ? now : null,
    })
    .execute();
  await movePlayMoney(trx, [betId], [amount.toString()]);
};

type Cashed = { readonly amount: Minor; readonly bet: BetRow } | { readonly refused: Minor | null };

/**
 * Cashes out a share of what is left of a bet at what it is worth at this moment, if that is not less than what was offered. Its
 * events are locked against their next step first, as at a bet. The payment is stored before the hall is told. The same action
 * id answers what the first press brought. Throws `PlayRefusal` for an ended session, a bet that is not the player's, an amount
 * that is none, and for the id of an earlier press with another wish.
 */
const storeCashOut = (
  studio: Studio,
  { feed }: OpenBook,
  session: SessionRow,
  { action_id, bet: betId, share, least }: CashOutInput,
): Promise<Cashed> =>
  studio.db.transaction().execute(async (trx): Promise<Cashed> => {
    const legs = await readLegs(trx, [betId]);
    if (legs.length === 0) throw notFound();
    const events = await readEvents(
      trx,
      legs.map(({ event_id: event }) => ({ event })),
      true,
    );
    const seat = await lockSeat(trx, session.seat_id);
    await assertLive(trx, session);
    const bet = await trx
      .selectFrom('book_bet')
      .selectAll()
      .where('id', '=', betId)
      .where('seat_id', '=', seat.id)
      .forUpdate()
      .executeTakeFirst();
    if (!bet) throw notFound();
    const known = await trx
      .selectFrom('book_cash_out')
      .selectAll()
      .where('seat_id', '=', seat.id)
      .where('action_id', '=', action_id)
      .executeTakeFirst();
    if (known) {
      if (known.bet_id !== betId || known.share !== share) throw actionRefused();
      return { amount: minor(known.amount_minor), bet };
    }
    const wanted = parseDecimal(least, currencyOf(seat));
    if (wanted === undefined || wanted <= 0n) throw stakeNotOffered();
    const left = stakeLeftOf(bet);
    const stake = stakeShareOf(left, share);
    const now = studio.clock.now();
    if (bet.state !== 'taken' || stake <= 0n) return { refused: null };
    // The legs as the locked events left them.
    const current = await withRuns(feed.runs, await readLegs(trx, [betId]), events);
    const value = cashValue(stake, current, now, foldsOf(bet));
    if (value === null || value < wanted) return { refused: value };
    await trx
      .insertInto('book_cash_out')
      .values({
        seat_id: seat.id,
        action_id,
        bet_id: betId,
        share,
        stake_minor: stake,
        amount_minor: value,
        cashed_at: now,
      })
      .execute();
    const changed = await trx
      .updateTable('book_bet')
      .set({
        cashed_stake_minor: bet.cashed_stake_minor + stake,
        cashed_minor: bet.cashed_minor + value,
      })
      .where('id', '=', betId)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (share === 100) await closeCashedBet(studio, trx, betId);
    else await payPart(trx, seat, betId, value, now);
    return { amount: value, bet: changed };
  });

/** One press of "cash out": store it, tell the hall, answer. Without the hall's answer the worker goes on telling it. */
export const cashOut = async (
  studio: Studio,
  book: OpenBook,
  { session, seat }: { readonly session: SessionRow; readonly seat: SeatRow },
  press: CashOutInput,
): Promise<CashOutAnswer> => {
  const currency = currencyOf(seat);
  const cashed = await storeCashOut(studio, book, session, press);
  if ('refused' in cashed)
    return { kind: 'refused', amount: cashed.refused === null ? null : toDecimal(cashed.refused, currency) };
  const owed = await studio.db
    .selectFrom('book_payment')
    .selectAll()
    .where('bet_id', '=', press.bet)
    .where('state', '=', 'owed')
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst();
  if (owed) await payPayment(studio, seat, cashed.bet, owed);
  const { view } = await readBet(studio, seat, press.bet);
  return {
    kind: 'cashed',
    bet: view,
    amount: toDecimal(cashed.amount, currency),
    balance: await readBalance(studio, session, await readSeat(studio.db, seat.id)),
    sessionNet: await netText(studio.db, session, seat),
  };
};
