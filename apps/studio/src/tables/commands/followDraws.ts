import { createHash } from 'node:crypto';
import { minor, toDecimal } from '@pavilion/money';
import { sql } from 'kysely';
import { takeBet } from '../../bets/takeBet.ts';
import { settleAll } from '../../infra/settleAll.ts';
import type { Studio } from '../../infra/studio.ts';
import { PlayRefusal } from '../../play/refusal.ts';
import { currencyOf, readSeat, type SeatRow, type SessionRow } from '../../play/rows.ts';
import { stakeRefusalOf } from '../../play/stakeRefusals.ts';
import { stakesFollowed } from '../following.ts';
import type { FollowingEnd } from '../followingEnds.ts';
import { findTable, type ServedTable } from '../games/index.ts';
import { tableBets } from '../money/betKind.ts';
import type { FollowingRow } from '../rows.ts';
import { findLatest } from './advanceTable.ts';
import { endFollowing } from './endFollowing.ts';
import { placeBet } from './placeBet.ts';
import { mayFollow } from './startFollowing.ts';

/** Followings that are taken up at once. */
const batchMax = 50;

/**
 * One pass over what is followed: lays the slip of every round that has opened, and ends what has a reason to end. Whatever
 * dies between, and however many processes do the same: a round's slip has one id, so that it is laid once.
 */
export const followDraws = async (studio: Studio): Promise<void> => {
  for (let last: bigint | undefined = 0n; last !== undefined; ) {
    const due = await readDue(studio, last);
    await settleAll(
      studio.log,
      due.map((following) => follow(studio, following)),
      'a slip could not be followed',
    );
    last = due.length < batchMax ? undefined : due.at(-1)?.id;
  }
};

/** Those after this one whose round is open and not yet laid in, or whose session is over. */
const readDue = async ({ db, clock }: Studio, after: bigint): Promise<FollowingRow[]> => {
  const { rows } = await sql<FollowingRow>`
    SELECT f.* FROM following f
    WHERE f.ended_at IS NULL AND f.id > ${after} AND (
      EXISTS (
        SELECT FROM table_round r
        WHERE r.game_code = f.game_code AND r.state = 'open' AND r.number >= f.next_round
          AND r.closes_at > ${clock.now()}
      )
      OR NOT EXISTS (SELECT FROM game_session s WHERE s.seat_id = f.seat_id AND s.ended_at IS NULL)
    )
    ORDER BY f.id LIMIT ${batchMax}`.execute(db);
  return rows;
};

const follow = async (studio: Studio, following: FollowingRow): Promise<void> => {
  const table = findTable(following.game_code);
  if (!table) return endFollowing(studio, following, 'game_disabled');
  const round = await findLatest(studio, table);
  const session = await findLiveSession(studio, following);
  const end =
    (await endByBets(studio, following)) ??
    (round && round.number > following.to_round ? 'done' : undefined) ??
    endBySession(table, session);
  if (end) return endFollowing(studio, following, end);
  if (!session || !round || round.number < following.next_round) return;
  const refused = await layIn(studio, table, following, session, round.number);
  const reason = refused ?? (await endByBets(studio, following));
  if (reason) await endFollowing(studio, following, reason);
};

const findLiveSession = ({ db }: Studio, { seat_id }: FollowingRow): Promise<SessionRow | undefined> =>
  db
    .selectFrom('game_session')
    .selectAll()
    .where('seat_id', '=', seat_id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();

const endBySession = (table: ServedTable, session: SessionRow | undefined): FollowingEnd | undefined => {
  if (!session) return 'session';
  return mayFollow(table, session) ? undefined : 'rules';
};

/** What the slips so far say: the hall did not take one, or one has won. The slip that is followed counts. */
const endByBets = async ({ db }: Studio, following: FollowingRow): Promise<FollowingEnd | undefined> => {
  const bets = await db
    .selectFrom('table_bet')
    .select(['state', 'refusal', 'stake_minor', 'won_minor'])
    .where(({ or, eb }) => or([eb('following_id', '=', following.id), eb('id', '=', following.first_bet_id)]))
    .execute();
  for (const { state, refusal } of bets) {
    if (state === 'stuck') return 'refused';
    if (state === 'refused') return endByHall(refusal);
  }
  const hasWon = bets.some(({ stake_minor, won_minor }) => won_minor !== null && won_minor > stake_minor);
  return following.stops_on_win && hasWon ? 'won' : undefined;
};

const endByHall = (refusal: string | null): FollowingEnd => {
  const reason = stakeRefusalOf(refusal);
  return reason === 'session_ended' ? 'session' : reason;
};

/** The id of the slip that is laid in a round, the same whoever lays it. */
const actionIdOf = ({ id }: FollowingRow, round: number): string => {
  const hex = createHash('sha256').update(`following ${id} round ${round}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

/** Lays the slip of a round and asks the hall for its stake, as a press does. Answers why there will be no other. */
const layIn = async (
  studio: Studio,
  table: ServedTable,
  following: FollowingRow,
  session: SessionRow,
  round: number,
): Promise<FollowingEnd | undefined> => {
  const seat = await readSeat(studio.db, following.seat_id);
  const press = pressOf(following, seat, round);
  if (press.stakes.length === 0) return 'table_limit';
  const placed = await placeOrEnd(studio, table, following, session, press);
  if (typeof placed === 'string') return placed;
  if (placed === undefined) return undefined;
  if (placed.kind === 'poor') return 'insufficient_funds';
  if (placed.kind === 'new' && !seat.demo) await takeBet(studio, tableBets, seat, placed.bet);
  await studio.db
    .updateTable('following')
    .set({ next_round: round + 1 })
    .where('id', '=', following.id)
    .where('next_round', '<=', round)
    .execute();
  return undefined;
};

const pressOf = (following: FollowingRow, seat: SeatRow, round: number) => ({
  action_id: actionIdOf(following, round),
  round,
  stakes: stakesFollowed(following, currencyOf(seat)).map((stake) => ({
    spot: stake.spot,
    amount: toDecimal(minor(stake.minor), currencyOf(seat)),
  })),
  entropy: following.entropies[round - following.from_round] ?? '',
});

/** `undefined` where nothing was laid and the next round may be tried: it came too late, or the player has stopped it. */
const placeOrEnd = async (
  studio: Studio,
  table: ServedTable,
  following: FollowingRow,
  session: SessionRow,
  press: ReturnType<typeof pressOf>,
) => {
  try {
    return await placeBet(studio, table, session, press, following.id);
  } catch (error) {
    if (!(error instanceof PlayRefusal)) throw error;
    switch (error.error) {
      case 'bets_closed':
      case 'nothing_open':
        return undefined;
      case 'session_replaced':
        // A reload: the session that took its place goes on with it.
        return undefined;
      case 'session_ended':
      case 'session_elsewhere':
        return 'session';
      default:
        return 'table_limit';
    }
  }
};
