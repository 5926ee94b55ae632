import { leaseMs } from '../../infra/backoff.ts';
import { later } from '../../infra/clock.ts';
import type { Studio, Trx } from '../../infra/studio.ts';
import { takePlayMoney } from '../../play/money/playMoney.ts';
import { actionRefused } from '../../play/refusal.ts';
import type { SeatRow, SessionRow } from '../../play/rows.ts';
import { paid } from '../engine/chips.ts';
import type { ServedTable } from '../games/index.ts';
import { type Choices, dealHand, handsIn, isInDoubt, madeOn, readChoices } from '../hands.ts';
import { readPotPlays } from '../potPlays.ts';
import { alreadyDecided, decisionsClosed } from '../refusal.ts';
import { stakesIn, type TableBetRow, type TableChoiceRow, type TableRoundRow } from '../rows.ts';
import type { DecideBody } from '../wire.ts';
import { comeToRound } from './comeToRound.ts';

export type Chosen =
  /** Stored just now, with a raise: the hall is to be asked, but not for play money. */
  | { readonly kind: 'new'; readonly choice: TableChoiceRow; readonly seat: SeatRow }
  /** The same press came before, or the hand has chosen just this at this point. */
  | { readonly kind: 'known'; readonly choice: TableChoiceRow; readonly seat: SeatRow }
  /** Not enough play money. */
  | { readonly kind: 'poor'; readonly seat: SeatRow };

/**
 * Stores what a player chooses for a hand, before any money moves. The round is locked against its end: a choice that is
 * stored was in time by the server's clock. Throws `PlayRefusal` for a round that is not being decided, a hand that is not the
 * player's, a choice that the hand does not have, and one where the hand has chosen otherwise.
 */
export const storeChoice = (
  studio: Studio,
  table: ServedTable,
  session: SessionRow,
  press: DecideBody,
): Promise<Chosen> =>
  studio.db.transaction().execute(async (trx) => {
    const { round, seat } = await comeToRound(trx, table, session, press.round);
    const bet = round && (await findSlip(trx, round, seat, press));
    if (!round || !bet) throw actionRefused();
    const choices = (await readChoices(trx, [bet.id]))(bet);
    const known = choices.find(({ action_id }) => action_id === press.action_id);
    if (known) {
      if (!isSamePress(known, press)) throw actionRefused();
      return { kind: 'known', choice: known, seat };
    }
    const now = studio.clock.now();
    if (!table.decisions || round.state !== 'deciding' || (round.decides_at ?? now) <= now)
      throw decisionsClosed();
    const earlier = chosenBefore(choices, press);
    if (earlier) return { kind: 'known', choice: earlier, seat };
    const raise = await raiseOf(trx, table, round, bet, choices, press);
    if (seat.demo && raise > 0n && !(await takePlayMoney(trx, seat, raise))) return { kind: 'poor', seat };
    const isAsked = raise > 0n && !seat.demo;
    const number = (choices.at(-1)?.number ?? 0) + 1;
    const choice = await trx
      .insertInto('table_choice')
      .values({
        id: `${bet.id}:${number}`,
        table_bet_id: bet.id,
        number,
        seat_id: seat.id,
        action_id: press.action_id,
        spot: press.spot,
        nth: press.nth,
        choice: press.choice,
        stake_minor: raise,
        state: isAsked ? 'staking' : 'taken',
        wallet_token: session.wallet_token,
        due_at: isAsked ? later(now, leaseMs) : null,
        placed_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { kind: isAsked ? 'new' : 'known', choice, seat };
  });

/** The player's slip in this round, whose stake is in play. */
const findSlip = (
  trx: Trx,
  round: Pick<TableRoundRow, 'id'>,
  seat: Pick<SeatRow, 'id'>,
  { slip }: DecideBody,
): Promise<TableBetRow | undefined> =>
  trx
    .selectFrom('table_bet')
    .selectAll()
    .where('id', '=', slip)
    .where('seat_id', '=', seat.id)
    .where('table_round_id', '=', round.id)
    .where('state', 'in', ['taken', 'owed', 'settled'])
    .executeTakeFirst();

const isSamePress = (known: TableChoiceRow, { spot, nth, choice }: DecideBody): boolean =>
  known.spot === spot && known.nth === nth && known.choice === choice;

/** What the hand has chosen at this point already, or is about to, from another window; throws where that is something else. */
const chosenBefore = (choices: Choices, press: DecideBody): TableChoiceRow | undefined => {
  const found = choices.find(
    (choice) =>
      choice.spot === press.spot &&
      choice.nth === press.nth &&
      (choice.state === 'taken' || isInDoubt(choice)),
  );
  if (found && found.choice !== press.choice) throw alreadyDecided();
  return found;
};

/** What a choice raises, minor units. Throws where the hand does not have it. */
const raiseOf = async (
  trx: Trx,
  table: ServedTable,
  round: TableRoundRow,
  bet: TableBetRow,
  choices: Choices,
  { spot, nth, choice }: DecideBody,
): Promise<bigint> => {
  const { decisions } = table;
  if (!decisions || !handsIn(decisions, bet).includes(spot)) throw actionRefused();
  const made = madeOn(choices, spot);
  if (nth !== made.length) throw actionRefused();
  const play = (await readPotPlays(trx, [bet]))(bet);
  const hand = await dealHand(table, decisions, round, { id: bet.id, play }, spot);
  if (!hand.next(made).includes(choice)) throw actionRefused();
  const first = stakesIn(bet).find((stake) => stake.spot === spot)?.minor ?? 0;
  return paid(BigInt(first), decisions.raise(choice));
};
