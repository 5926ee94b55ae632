import type { Studio, Trx } from '../../infra/studio.ts';
import { actionRefused } from '../../play/refusal.ts';
import { lockSeat, type SeatRow, type SessionRow } from '../../play/rows.ts';
import { assertLive } from '../../play/sessions.ts';
import type { TableFacts } from '../engine/tableGame.ts';
import type { ServedTable } from '../games/index.ts';
import { betsClosed } from '../refusal.ts';
import { stakesIn, standingStates } from '../rows.ts';
import type { FollowBody } from '../wire.ts';

/** The specification's `gt_id` of lotteries. */
const lotteryType = 5;

/**
 * Whether slips of this session may be followed: at lotteries, where the site lets games play by themselves (decision 0359).
 * A demo brings no word of its site's rules.
 */
export const mayFollow = (
  { gameType }: Pick<TableFacts, 'gameType'>,
  { may_autoplay }: Pick<SessionRow, 'may_autoplay'>,
): boolean => gameType === lotteryType && may_autoplay;

/**
 * Has a slip laid again in the rounds after its own. No money moves: each stake is asked for when its round opens
 * (`followDraws.ts`). Throws `PlayRefusal` where it is not allowed, for a slip that does not stand or is of an earlier round,
 * while another is followed at this seat, and for the id of an earlier press that meant something else.
 */
export const startFollowing = (
  studio: Studio,
  table: ServedTable,
  session: SessionRow,
  press: FollowBody,
): Promise<void> =>
  studio.db.transaction().execute(async (trx) => {
    const seat = await lockSeat(trx, session.seat_id);
    await assertLive(trx, session);
    if (await isKnown(trx, seat, press)) return;
    if (!mayFollow(table, session)) throw actionRefused();
    const slip = await followable(trx, table, seat, press.slip);
    const fromRound = slip.round_number + 1;
    const stored = await trx
      .insertInto('following')
      .values({
        seat_id: seat.id,
        game_code: table.gameCode,
        action_id: press.action_id,
        first_bet_id: press.slip,
        stakes: JSON.stringify(stakesIn(slip)),
        stake_minor: slip.stake_minor,
        from_round: fromRound,
        to_round: fromRound + press.entropies.length - 1,
        next_round: fromRound,
        entropies: press.entropies,
        stops_on_win: press.stops_on_win,
        started_at: studio.clock.now(),
      })
      .onConflict((conflict) => conflict.column('seat_id').where('ended_at', 'is', null).doNothing())
      .executeTakeFirst();
    if (stored.numInsertedOrUpdatedRows !== 1n) throw actionRefused();
  });

/** Whether this very press came before. */
const isKnown = async (trx: Trx, seat: SeatRow, press: FollowBody): Promise<boolean> => {
  const known = await trx
    .selectFrom('following')
    .selectAll()
    .where('seat_id', '=', seat.id)
    .where('action_id', '=', press.action_id)
    .executeTakeFirst();
  if (!known) return false;
  const isSame =
    known.first_bet_id === press.slip &&
    known.stops_on_win === press.stops_on_win &&
    known.entropies.join() === press.entropies.join();
  if (!isSame) throw actionRefused();
  return true;
};

/** The seat's slip, of the round at the table or the one before it: its player is still looking at it. */
const followable = async (trx: Trx, { gameCode }: ServedTable, seat: SeatRow, slipId: string) => {
  const slip = await trx
    .selectFrom('table_bet')
    .innerJoin('table_round', 'table_round.id', 'table_bet.table_round_id')
    .select(['table_bet.stakes', 'table_bet.stake_minor', 'table_bet.state'])
    .select('table_round.number as round_number')
    .where('table_bet.id', '=', slipId)
    .where('table_bet.seat_id', '=', seat.id)
    .executeTakeFirst();
  if (!slip || !standingStates.some((state) => state === slip.state)) throw actionRefused();
  const { latest } = await trx
    .selectFrom('table_round')
    .select(({ fn }) => fn.max('number').as('latest'))
    .where('game_code', '=', gameCode)
    .executeTakeFirstOrThrow();
  if (slip.round_number < latest - 1) throw betsClosed();
  return slip;
};
