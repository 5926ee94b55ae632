import { randomUUID } from 'node:crypto';
import { minor, parseDecimal } from '@pavilion/money';
import { leaseMs } from '../../infra/backoff.ts';
import { later } from '../../infra/clock.ts';
import type { Studio, Trx } from '../../infra/studio.ts';
import { takePlayMoney } from '../../play/money/playMoney.ts';
import { actionRefused, nothingOpen, stakeNotOffered, tooMany } from '../../play/refusal.ts';
import { currencyOf, type SeatRow, type SessionRow } from '../../play/rows.ts';
import { chipsOf, isStakeOffered, kindMaxOf, kindOfSpot, spotMaxOf } from '../engine/chips.ts';
import type { ServedTable } from '../games/index.ts';
import { newBetId } from '../money/transactionIds.ts';
import { betsClosed, spotFull } from '../refusal.ts';
import { type SpotStake, stakesIn, standingStates, type TableBetRow, type TableRoundRow } from '../rows.ts';
import { type BetBody, slipsMax } from '../wire.ts';
import { comeToRound } from './comeToRound.ts';

export type Placed =
  /** Stored just now: the hall is to be asked, but not for play money. */
  | { readonly kind: 'new'; readonly bet: TableBetRow; readonly seat: SeatRow }
  /** The same press came before. */
  | { readonly kind: 'known'; readonly bet: TableBetRow; readonly seat: SeatRow }
  /** Not enough play money. */
  | { readonly kind: 'poor'; readonly seat: SeatRow };

/**
 * Stores a slip before any money moves. The round is locked first, against its closing: a slip that is stored was in
 * time by the server's clock, whatever the player's clock says. Throws `PlayRefusal` for a closed round, a stake that
 * chips cannot make, a full spot, an ended session, and for the id of an earlier press with another bet; and where a
 * following lays it (`followingId`) that is over.
 */
export const placeBet = (
  studio: Studio,
  table: ServedTable,
  session: SessionRow,
  press: BetBody,
  followingId: bigint | null = null,
): Promise<Placed> =>
  studio.db.transaction().execute(async (trx) => {
    const { round, seat } = await comeToRound(trx, table, session, press.round);
    const known = await trx
      .selectFrom('table_bet')
      .selectAll()
      .where('seat_id', '=', seat.id)
      .where('action_id', '=', press.action_id)
      .executeTakeFirst();
    if (known) {
      if (!isSamePress(known, press, round, seat)) throw actionRefused();
      return { kind: 'known', bet: known, seat };
    }
    if (followingId !== null) await assertFollowed(trx, followingId);
    const now = studio.clock.now();
    if (round?.state !== 'open' || round.closes_at <= now) throw betsClosed();
    const stakes = stakesOfPress(table, seat, session, press);
    await assertRoom(trx, table, seat, round, stakes);
    const total = stakes.reduce((sum, { minor: amount }) => sum + BigInt(amount), 0n);
    if (seat.demo && !(await takePlayMoney(trx, seat, total))) return { kind: 'poor', seat };
    const bet = await trx
      .insertInto('table_bet')
      .values({
        id: newBetId(randomUUID()),
        table_round_id: round.id,
        seat_id: seat.id,
        action_id: press.action_id,
        stakes: JSON.stringify(stakes),
        stake_minor: total,
        entropy: press.entropy,
        state: seat.demo ? 'taken' : 'staking',
        wallet_token: session.wallet_token,
        due_at: seat.demo ? null : later(now, leaseMs),
        placed_at: now,
        following_id: followingId,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { kind: 'new', bet, seat };
  });

/** Holds a following against its end while its slip is stored. Throws when it is over. */
const assertFollowed = async (trx: Trx, followingId: bigint): Promise<void> => {
  const { ended_at } = await trx
    .selectFrom('following')
    .select('ended_at')
    .where('id', '=', followingId)
    .forShare()
    .executeTakeFirstOrThrow();
  if (ended_at !== null) throw nothingOpen();
};

/** Whether a press with the id of an earlier one is that very press: a repeat names the same bet, or nothing at all. */
const isSamePress = (
  known: TableBetRow,
  { stakes, entropy }: BetBody,
  round: TableRoundRow | undefined,
  seat: SeatRow,
): boolean => {
  const pressed = new Map(stakes.map(({ spot, amount }) => [spot, parseDecimal(amount, currencyOf(seat))]));
  const stored = stakesIn(known);
  return (
    known.table_round_id === round?.id &&
    known.entropy === entropy &&
    stakes.length === stored.length &&
    stored.every(({ spot, minor: amount }) => pressed.get(spot) === BigInt(amount))
  );
};

/** The slip's stakes in minor units, one a spot. */
const stakesOfPress = (
  table: ServedTable,
  seat: SeatRow,
  { bet_max_minor }: SessionRow,
  { stakes }: BetBody,
): SpotStake[] => {
  const currency = currencyOf(seat);
  const read = stakes.map(({ spot, amount }) => {
    const stake = parseDecimal(amount, currency);
    if (stake === undefined || !table.isSpot(spot) || !isStakeOffered(table, currency, stake))
      throw stakeNotOffered();
    return { spot, minor: Number(stake) };
  });
  // An ante is one chip at one seat: whoever plays against others pays what they pay.
  if (
    table.pot &&
    (read.length !== 1 || !chipsOf(table, currency).some((chip) => chip === BigInt(read[0]?.minor ?? 0)))
  )
    throw stakeNotOffered();
  if (new Set(read.map(({ spot }) => spot)).size < read.length) throw stakeNotOffered();
  const total = read.reduce((sum, stake) => sum + stake.minor, 0);
  if (bet_max_minor !== null && BigInt(total) > bet_max_minor) throw stakeNotOffered();
  return read;
};

/** Throws when the player has put down too much on a spot, or too often, in this round. */
const assertRoom = async (
  trx: Trx,
  table: ServedTable,
  seat: SeatRow,
  round: TableRoundRow,
  stakes: readonly SpotStake[],
): Promise<void> => {
  const earlier = await trx
    .selectFrom('table_bet')
    .select(['stakes', 'state'])
    .where('table_round_id', '=', round.id)
    .where('seat_id', '=', seat.id)
    .execute();
  if (earlier.length >= slipsMax) throw tooMany();
  const standing = earlier.filter(({ state }) => standingStates.some((known) => known === state));
  // Nobody plays against themselves: one seat a round, whatever window it is taken in.
  if (table.pot && standing.length > 0) throw spotFull();
  // A hand has one stake, that its raises are measured by.
  const taken = new Set(standing.flatMap(stakesIn).map(({ spot }) => spot));
  if (table.decisions && stakes.some(({ spot }) => table.decisions?.isHand(spot) && taken.has(spot)))
    throw spotFull();
  const onSpot = new Map<string, number>();
  for (const { spot, minor: amount } of [...standing.flatMap(stakesIn), ...stakes]) {
    onSpot.set(spot, (onSpot.get(spot) ?? 0) + amount);
  }
  const most = spotMaxOf(table, currencyOf(seat));
  const ofKind = kindMaxOf(table, currencyOf(seat));
  for (const [spot, amount] of onSpot)
    if (minor(amount) > (ofKind[kindOfSpot(spot)] ?? most)) throw spotFull();
};
