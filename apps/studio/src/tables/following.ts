import { type CurrencyCode, minor, toDecimal } from '@pavilion/money';
import { sql } from 'kysely';
import { later } from '../infra/clock.ts';
import type { Studio } from '../infra/studio.ts';
import { currencyOf, type SeatRow } from '../play/rows.ts';
import { nearestOffered } from './engine/chips.ts';
import { findTable } from './games/index.ts';
import { type FollowingRow, type SpotStake, stakesIn, standingStates } from './rows.ts';
import type { FollowingView } from './views.ts';

/** The end of a following is told to its player for so long. Milliseconds. */
const toldForMs = 24 * 60 * 60_000;

interface Sums {
  readonly laid: number;
  readonly staked: bigint;
  readonly won: bigint;
}

/**
 * What a following lays: its slip, or the most of it that is still offered. Nothing at places that take more than it has there.
 */
export const stakesFollowed = (row: FollowingRow, currency: CurrencyCode): SpotStake[] => {
  const table = findTable(row.game_code);
  const stakes = stakesIn(row);
  if (!table) return stakes;
  return stakes
    .map(({ spot, minor: amount }) => ({
      spot,
      minor: Number(nearestOffered(table, currency, spot, BigInt(amount))),
    }))
    .filter(({ minor: amount }) => amount > 0);
};

/** The seat's following that is under way, or else the last one that ended a short while ago. */
export const readFollowing = async (studio: Studio, seat: SeatRow): Promise<FollowingView | null> => {
  const last = await studio.db
    .selectFrom('following')
    .selectAll()
    .where('seat_id', '=', seat.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return null;
  if (last.ended_at !== null && last.ended_at < later(studio.clock.now(), -toldForMs)) return null;
  return presentFollowing(last, await sumsOf(studio, last), currencyOf(seat));
};

/** What its slips came to: those whose stakes went back are none. */
const sumsOf = async ({ db }: Studio, { id }: FollowingRow): Promise<Sums> => {
  const { rows } = await sql<{ laid: number; staked: string; won: string }>`
    SELECT count(*)::integer AS laid, coalesce(sum(stake_minor), 0)::text AS staked,
      coalesce(sum(won_minor), 0)::text AS won
    FROM table_bet WHERE following_id = ${id} AND state = ANY (${[...standingStates, 'stuck']}::text[])`.execute(
    db,
  );
  const [found] = rows;
  return { laid: found?.laid ?? 0, staked: BigInt(found?.staked ?? 0), won: BigInt(found?.won ?? 0) };
};

const presentStakes = (stakes: readonly SpotStake[], currency: CurrencyCode) => ({
  stakes: stakes.map((stake) => ({ spot: stake.spot, amount: toDecimal(minor(stake.minor), currency) })),
  stake: toDecimal(minor(stakes.reduce((sum, stake) => sum + stake.minor, 0)), currency),
});

const presentFollowing = (row: FollowingRow, sums: Sums, currency: CurrencyCode): FollowingView => ({
  id: row.id.toString(),
  ...presentStakes(stakesFollowed(row, currency), currency),
  fromRound: row.from_round,
  toRound: row.to_round,
  nextRound: row.ended_at === null && row.next_round <= row.to_round ? row.next_round : null,
  laid: sums.laid,
  staked: toDecimal(minor(sums.staked), currency),
  won: toDecimal(minor(sums.won), currency),
  stopsOnWin: row.stops_on_win,
  ended: row.end_reason,
});
