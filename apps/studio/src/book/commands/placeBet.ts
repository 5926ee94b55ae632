import { randomUUID } from 'node:crypto';
import { type Minor, minor, parseDecimal } from '@pavilion/money';
import { leaseMs } from '../../infra/backoff.ts';
import { later } from '../../infra/clock.ts';
import type { Studio, Trx } from '../../infra/studio.ts';
import { takePlayMoney } from '../../play/money/playMoney.ts';
import { actionRefused, stakeNotOffered, tooMany } from '../../play/refusal.ts';
import { currencyOf, lockSeat, type SeatRow, type SessionRow } from '../../play/rows.ts';
import { assertLive } from '../../play/sessions.ts';
import { combinationsOf, partsIn } from '../engine/systems.ts';
import type { OpenBook } from '../feed.ts';
import { acceptDelayOf, limitsOf } from '../limits.ts';
import { newBetId } from '../money/transactionIds.ts';
import { type BetRow, foldsOf } from '../rows.ts';
import { type CheckedSlip, checkSlip, readEvents, slipRefusal } from '../slip.ts';
import type { QuotedLeg, SlipRefusal } from '../views.ts';
import type { PlaceInput } from '../wire.ts';

/** Bets of one player that are not settled. */
const openBetsMax = 200;

export type Placed =
  /** Stored just now. `staking`: the hall is to be asked. */
  | { readonly kind: 'new' | 'known'; readonly bet: BetRow; readonly seat: SeatRow }
  | { readonly kind: 'refused'; readonly reason: SlipRefusal; readonly legs: readonly QuotedLeg[] }
  /** Not enough play money. */
  | { readonly kind: 'poor'; readonly seat: SeatRow };

/**
 * Stores a bet before any money moves. Its events are locked first, against their next step: a bet that is stored was in time
 * by the server's clock, and its prices were those of that moment. With a leg in play it waits and is looked at again.
 * Throws `PlayRefusal` for an ended session, an amount that is none, too many open bets, and for the id of an earlier press with
 * another bet.
 */
export const placeBet = (
  studio: Studio,
  { book, feed }: OpenBook,
  session: SessionRow,
  press: PlaceInput,
): Promise<Placed> =>
  studio.db.transaction().execute(async (trx): Promise<Placed> => {
    const events = await readEvents(trx, press.legs, true);
    const seat = await lockSeat(trx, session.seat_id);
    await assertLive(trx, session);
    const known = await trx
      .selectFrom('book_bet')
      .selectAll()
      .where('seat_id', '=', seat.id)
      .where('action_id', '=', press.action_id)
      .executeTakeFirst();
    const stake = wholeStake(press, parseDecimal(press.stake, currencyOf(seat)));
    if (known) {
      if (!(await isSamePress(trx, known, press, stake))) throw actionRefused();
      return { kind: 'known', bet: known, seat };
    }
    if (stake === undefined || stake <= 0n) throw stakeNotOffered();
    const slip = await checkSlip(studio, { book, runs: feed.runs }, events, press.legs);
    const reason = slipRefusal(slip, press, stake, limitsOf(currencyOf(seat), session.bet_max_minor));
    if (reason) return { kind: 'refused', reason, legs: slip.legs };
    await assertRoom(trx, seat);
    if (slip.liveSports.length === 0 && seat.demo && !(await takePlayMoney(trx, seat, stake)))
      return { kind: 'poor', seat };
    const bet = await storeBet(studio, trx, { seat, session, press, stake, slip });
    return { kind: 'new', bet, seat };
  });

/** The stake of a system is told for one combination, and taken for all of them. */
const wholeStake = ({ folds, legs }: PlaceInput, stake: Minor | undefined): Minor | undefined =>
  folds === undefined || stake === undefined
    ? stake
    : // What is no system at all is refused in words.
      minor(stake * BigInt(Math.max(1, combinationsOf(partsIn(legs), folds))));

/** Whether a press with the id of an earlier one is that very press: a repeat names the same bet, or nothing at all. */
const isSamePress = async (
  trx: Trx,
  known: BetRow,
  { legs, consent, folds }: PlaceInput,
  stake: Minor | undefined,
): Promise<boolean> => {
  const stored = await trx
    .selectFrom('book_leg')
    .select(['event_id', 'market', 'selection'])
    .where('bet_id', '=', known.id)
    .orderBy('seq')
    .execute();
  return (
    stake === known.stake_minor &&
    consent === known.consent &&
    foldsOf(known)?.min === folds?.min &&
    foldsOf(known)?.max === folds?.max &&
    legs.length === stored.length &&
    stored.every(({ event_id, market, selection }, at) => {
      const leg = legs[at];
      return leg?.event === event_id && leg.market === market && leg.selection === selection;
    })
  );
};

interface NewBet {
  readonly seat: SeatRow;
  readonly session: SessionRow;
  readonly press: PlaceInput;
  readonly stake: Minor;
  readonly slip: CheckedSlip;
}

const storeBet = async (studio: Studio, trx: Trx, { seat, session, press, stake, slip }: NewBet) => {
  const now = studio.clock.now();
  const isLive = slip.liveSports.length > 0;
  const acceptAt = isLive ? later(now, acceptDelayOf(slip.liveSports)) : null;
  const jointPriceOf = (event: string): number | null => {
    const now = slip.joints.find((joint) => joint.event === event);
    const seen = isLive && now ? press.joints?.find((joint) => joint.event === event) : undefined;
    return (seen ?? now)?.price ?? null;
  };
  const state = isLive ? 'waiting' : seat.demo ? 'taken' : 'staking';
  const bet = await trx
    .insertInto('book_bet')
    .values({
      id: newBetId(randomUUID()),
      seat_id: seat.id,
      action_id: press.action_id,
      stake_minor: stake,
      consent: press.consent,
      fold_min: press.folds?.min ?? null,
      fold_max: press.folds?.max ?? null,
      state,
      wallet_token: session.wallet_token,
      due_at: acceptAt ?? (seat.demo ? null : later(now, leaseMs)),
      placed_at: now,
      accept_at: acceptAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('book_leg')
    .values(
      slip.legs.map(({ event, market, selection, price }, seq) => ({
        bet_id: bet.id,
        seq,
        event_id: event,
        market,
        selection,
        // A waiting bet remembers what its player saw: consent is judged against it.
        price: isLive ? (press.legs[seq]?.price ?? 0) : (price ?? 0),
        joint_price: jointPriceOf(event),
      })),
    )
    .execute();
  return bet;
};

const assertRoom = async (trx: Trx, seat: SeatRow): Promise<void> => {
  const { open } = await trx
    .selectFrom('book_bet')
    .select(({ fn }) => fn.countAll<bigint>().as('open'))
    .where('seat_id', '=', seat.id)
    .where('state', 'in', ['waiting', 'staking', 'taken', 'reversing'])
    .executeTakeFirstOrThrow();
  if (open >= openBetsMax) throw tooMany();
};
