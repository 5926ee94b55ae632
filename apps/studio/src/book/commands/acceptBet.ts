import { minor } from '@pavilion/money';
import { leaseMs } from '../../infra/backoff.ts';
import { later } from '../../infra/clock.ts';
import type { Studio, Trx } from '../../infra/studio.ts';
import { takePlayMoney } from '../../play/money/playMoney.ts';
import { currencyOf, lockSeat, type SeatRow } from '../../play/rows.ts';
import { books } from '../books.ts';
import { limitsOf } from '../limits.ts';
import { type BetRow, foldsOf, type LegRow } from '../rows.ts';
import type { Runs } from '../runs.ts';
import { type CheckedSlip, checkSlip, readEvents, slipRefusal } from '../slip.ts';

/**
 * Decides on a bet in play once its delay is over: the same questions as at the press, at this moment's prices. Accepted,
 * its stake's call is meant; answers the bet then, `undefined` when there is nothing to ask the hall.
 */
export const acceptBet = (
  studio: Studio,
  runs: Runs,
  { id, seat_id }: Pick<BetRow, 'id' | 'seat_id'>,
): Promise<BetRow | undefined> =>
  studio.db.transaction().execute(async (trx) => {
    const legs = await trx
      .selectFrom('book_leg')
      .selectAll()
      .where('bet_id', '=', id)
      .orderBy('seq')
      .execute();
    const picks = legs.map(({ event_id: event, ...leg }) => ({ ...leg, event }));
    const events = await readEvents(trx, picks, true);
    const seat = await lockSeat(trx, seat_id);
    const bet = await trx
      .selectFrom('book_bet')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (bet.state !== 'waiting') return undefined;
    const slip = await checkSlip(studio, { book: bookOf(seat), runs }, events, picks);
    const joints = legs.flatMap(({ event_id: event, joint_price }) =>
      joint_price === null ? [] : [{ event, price: joint_price }],
    );
    const limits = limitsOf(currencyOf(seat), null);
    const refusal =
      slipRefusal(
        slip,
        { consent: bet.consent, legs, joints, folds: foldsOf(bet) },
        minor(bet.stake_minor),
        limits,
      ) ?? (seat.demo && !(await takePlayMoney(trx, seat, bet.stake_minor)) ? 'INSUFFICIENT_FUNDS' : null);
    if (refusal) {
      await refuse(studio, trx, id, refusal);
      return undefined;
    }
    await storePrices(trx, legs, slip);
    const accepted = await trx
      .updateTable('book_bet')
      .set(
        seat.demo
          ? { state: 'taken', due_at: null }
          : { state: 'staking', due_at: later(studio.clock.now(), leaseMs) },
      )
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return seat.demo ? undefined : accepted;
  });

const bookOf = ({ game_code }: SeatRow) => {
  const book = books.find(({ gameCode }) => gameCode === game_code);
  if (!book) throw new Error(`a bet at ${game_code}, which is no book`);
  return book;
};

const refuse = async (studio: Studio, trx: Trx, id: string, refusal: string): Promise<void> => {
  await trx
    .updateTable('book_bet')
    .set({ state: 'refused', refusal, due_at: null, closed_at: studio.clock.now() })
    .where('id', '=', id)
    .execute();
};

/** The bet stands at the prices of this moment. */
const storePrices = async (
  trx: Trx,
  legs: readonly LegRow[],
  { legs: quoted, joints }: CheckedSlip,
): Promise<void> => {
  for (const [at, { bet_id, seq, event_id, ...seen }] of legs.entries()) {
    const price = quoted[at]?.price ?? seen.price;
    const joint_price = joints.find(({ event }) => event === event_id)?.price ?? null;
    if (price === seen.price && joint_price === seen.joint_price) continue;
    await trx
      .updateTable('book_leg')
      .set({ price, joint_price })
      .where('bet_id', '=', bet_id)
      .where('seq', '=', seq)
      .execute();
  }
};
