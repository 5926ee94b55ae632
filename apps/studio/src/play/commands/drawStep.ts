import { randomUUID } from 'node:crypto';
import { type CurrencyCode, type Minor, minor, parseDecimal } from '@pavilion/money';
import { sql } from 'kysely';
import type { Draw } from '../../fair/draw.ts';
import { ActionRefused, type Game, type Step } from '../../games/game.ts';
import { contributionOf } from '../../games/jackpot.ts';
import { upTo } from '../../games/stakes.ts';
import { winOf } from '../../games/units.ts';
import { leaseMs } from '../../infra/backoff.ts';
import { later } from '../../infra/clock.ts';
import type { Studio, Trx } from '../../infra/studio.ts';
import type { RoundShape } from '../../infra/tables.ts';
import { drawOf, hashOfSeed } from '../fairness.ts';
import { findFreeRounds, liveGrantsOf } from '../freeRounds.ts';
import { takePot } from '../money/jackpot.ts';
import { meetLight } from '../money/lights.ts';
import { owePayout } from '../money/payWins.ts';
import { standStep } from '../money/standStep.ts';
import { actionRefused, nothingOpen, roundOpen, stakeNotOffered, tooSoon } from '../refusal.ts';
import {
  betOf,
  currencyOf,
  findLastRound,
  findOpenRound,
  gameOf,
  lockSeat,
  openStates,
  orNull,
  type RoundRow,
  type SeatRow,
  type SessionRow,
  type StepRow,
} from '../rows.ts';
import { assertNotEnded } from '../sessions.ts';

export interface Press {
  actionId: string;
  /** Decimal string of the stake that opens a round; `null` to play on in the open one. */
  stake: string | null;
  /** What the player does, in the words of the game's kind. */
  action: unknown;
}

/**
 * - `drawn`: stored now; a stake of a member must still be taken to the hall.
 * - `known`: this press was drawn before, and stands as the round stands.
 * - `waiting`: the last round is not over for certain, so nothing new may begin.
 * - `poor`: a demo player without enough play money.
 */
export type Drawn =
  | {
      kind: 'drawn' | 'known';
      seat: SeatRow;
      round: RoundRow;
      step: StepRow;
      /** The hall has given rounds that may be left: the answer tells how many. */
      hasGrants: boolean;
    }
  | { kind: 'waiting'; seat: SeatRow }
  | { kind: 'poor'; seat: SeatRow };

/**
 * Draws and stores one step, in one transaction under the seat's lock. Nothing has moved at the hall when it
 * returns; if the process dies after it, the worker finds the stored intent. Throws `PlayRefusal`, also for the id of an
 * earlier press with another stake or action.
 */
export const drawStep = (studio: Studio, session: SessionRow, press: Press): Promise<Drawn> =>
  studio.db.transaction().execute(async (trx): Promise<Drawn> => {
    const seat = await lockSeat(trx, session.seat_id);
    const standing = await lookAround(trx, { seat, session, press, now: studio.clock.now() });
    const { hasGrants } = standing;
    const known = standing.isKnown ? await findKnown(trx, seat, press) : undefined;
    if (known) return { ...known, hasGrants };
    assertNotEnded(standing.endReason);
    const open = standing.isOpen ? await findOpenRound(trx, seat.id) : undefined;
    if (!open) {
      if (press.stake === null) throw nothingOpen();
      const stake = stakeOf(seat, session, press.stake);
      return openRound(studio, trx, { seat, session, press, stake, hasGrants });
    }
    if (open.state !== 'playing' || !open.awaits) return { kind: 'waiting', seat };
    if (press.stake !== null) throw roundOpen();
    const { wallet_token: walletToken } = session;
    return continueRound(studio, trx, { seat, round: open, ...press, hasGrants, walletToken });
  });

/** Everything that decides what a press is, in one question: nearly always there is nothing. Under the seat's lock. */
const lookAround = async (
  trx: Trx,
  { seat, session, press, now }: { seat: SeatRow; session: SessionRow; press: Press; now: Date },
) => {
  const row = await trx
    .selectFrom('game_session')
    .where('game_session.id', '=', session.id)
    .select((eb) => [
      'end_reason',
      eb
        .exists(
          eb
            .selectFrom('step')
            .select('step.id')
            .where('seat_id', '=', seat.id)
            .where('action_id', '=', press.actionId),
        )
        .as('is_known'),
      eb
        .exists(
          eb
            .selectFrom('round')
            .select('round.id')
            .where('round.seat_id', '=', seat.id)
            .where('state', 'in', openStates),
        )
        .as('is_open'),
      eb.exists(liveGrantsOf(trx, seat, now).select('free_round_grant.id')).as('has_grants'),
    ])
    .executeTakeFirstOrThrow();
  return {
    endReason: row.end_reason,
    isKnown: row.is_known === true,
    isOpen: row.is_open === true,
    hasGrants: row.has_grants === true,
  };
};

/** What makes a repeat the same press. */
const pressed = ({ stake, action }: Pick<Press, 'stake' | 'action'>): string =>
  JSON.stringify({ stake, action: action ?? null });

/** The step that this press was before. Refuses its id with another stake or action. */
const findKnown = async (trx: Trx, seat: SeatRow, press: Press) => {
  const found = await trx
    .selectFrom('step')
    .selectAll()
    .select(sql<boolean>`press is null or press = ${pressed(press)}::jsonb`.as('is_same'))
    .where('seat_id', '=', seat.id)
    .where('action_id', '=', press.actionId)
    .executeTakeFirst();
  if (!found) return undefined;
  const { is_same: isSame, ...step } = found;
  if (!isSame) throw actionRefused();
  return { kind: 'known' as const, seat, round: await reread(trx, step.round_id), step };
};

const stakeOf = (seat: SeatRow, session: SessionRow, text: string): Minor => {
  const currency = currencyOf(seat);
  const stake = parseDecimal(text, currency);
  const offered = upTo(gameOf(seat).stakesOf(currency), orNull(session.bet_max_minor));
  if (stake === undefined || !offered.includes(stake)) throw stakeNotOffered();
  return stake;
};

const isPoor = (seat: SeatRow, stake: bigint): boolean =>
  seat.play_money_minor !== null && seat.play_money_minor < stake;

/** Throws `PlayRefusal` where the seat's last round began less than so long ago. Under the seat's lock. */
const keepPace = async (trx: Trx, seat: SeatRow, roundMs: number, now: Date): Promise<void> => {
  const last = await findLastRound(trx, seat.id);
  if (last && now.getTime() - last.opened_at.getTime() < roundMs) throw tooSoon();
};

/** The price of the feature that a press buys, in twentieths of the stake; `null` where it buys none. */
const unitsBought = (game: Game, session: SessionRow, { action }: Press): number | null => {
  const number = game.buys(action);
  if (number === null) return null;
  const feature = game.bought?.[number];
  if (!session.may_buy_feature || !feature) throw actionRefused();
  return feature.units;
};

const playStep = async (
  game: Game,
  input: { stake: Minor; currency: CurrencyCode; before: object | null; action: unknown; draw: Draw },
): Promise<Step<unknown>> => {
  try {
    return await game.play(input);
  } catch (error) {
    if (error instanceof ActionRefused) throw actionRefused();
    throw error;
  }
};

interface Opening {
  seat: SeatRow;
  session: SessionRow;
  press: Press;
  stake: Minor;
  hasGrants: boolean;
}

interface Feeding {
  game: Game;
  drawn: Step<unknown>;
  stake: Minor;
  roundId: string;
  now: Date;
  isBought: boolean;
}

interface Fed {
  jackpotId: string | null;
  contribution: string | null;
  won: Minor;
}

/** The pot that an opening stake feeds, and what it wins of it. A round whose feature was bought feeds no light and wins none. */
const feedPot = async (trx: Trx, seat: SeatRow, feeding: Feeding): Promise<Fed> => {
  const { game, drawn, stake, isBought } = feeding;
  const { jackpot } = game;
  if (jackpot) {
    const won = drawn.winsJackpot ? await takePot(trx, seat, jackpot) : minor(0n);
    const { jackpotId } = jackpot;
    return seat.demo
      ? { jackpotId: null, contribution: null, won }
      : { jackpotId, contribution: contributionOf(stake, jackpot), won };
  }
  if (!game.feedsLights || seat.demo || isBought)
    return { jackpotId: null, contribution: null, won: minor(0n) };
  const { level, contribution, won } = await meetLight(trx, seat, feeding);
  return { jackpotId: level.jackpotId, contribution, won };
};

const openRound = async (studio: Studio, trx: Trx, opening: Opening): Promise<Drawn> => {
  const { seat, session, press, stake, hasGrants } = opening;
  const game = gameOf(seat);
  const boughtUnits = unitsBought(game, session, press);
  const charged = boughtUnits === null ? stake : winOf(boughtUnits, stake);
  if (session.round_ms !== null) await keepPace(trx, seat, session.round_ms, studio.clock.now());
  // The hall's limit is for what a bet takes, not for what is set.
  if (session.bet_max_minor !== null && charged > session.bet_max_minor) throw stakeNotOffered();
  if (isPoor(seat, charged)) return { kind: 'poor', seat };
  const now = studio.clock.now();
  // A given round costs nothing, and what costs more is none.
  const free = hasGrants && boughtUnits === null ? await findFreeRounds(trx, seat, now) : undefined;
  const draw = drawOf(seat, seat.next_nonce);
  const currency = currencyOf(seat);
  const drawn = await playStep(game, { stake, currency, before: null, action: press.action, draw });
  const roundId = randomUUID();
  const fed = await feedPot(trx, seat, { game, drawn, stake, roundId, now, isBought: boughtUnits !== null });
  const jackpot = fed.won;
  const played = { ...drawn, win: minor(drawn.win + jackpot) };
  // A jackpot follows the stake in a call of its own, which can be repeated for as long as it takes.
  const isOneCall = played.closes && jackpot === 0n;
  const shape: RoundShape = seat.demo ? 'demo' : isOneCall ? 'bet_win' : 'bet';
  const round = await trx
    .insertInto('round')
    .values({
      id: roundId,
      seat_id: seat.id,
      state: seat.demo ? 'playing' : 'staking',
      shape,
      stake_minor: charged,
      bought_units: boughtUnits,
      won_minor: played.win,
      awaits: !played.closes,
      wallet_token: session.wallet_token,
      // A player who has set another stake than the grant's plays for that.
      free_round_id: free?.stakeMinor === stake ? free.id : null,
      jackpot_id: fed.jackpotId,
      jackpot_contribution: fed.contribution,
      jackpot_minor: jackpot,
      refusal: null,
      due_at: seat.demo ? null : later(now, leaseMs),
      opened_at: now,
      touched_at: now,
      closed_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('seat')
    .set((eb) => ({
      last_stake_minor: stake,
      play_money_minor: eb('play_money_minor', '-', charged),
      next_nonce: seat.next_nonce + 1,
    }))
    .where('id', '=', seat.id)
    .execute();
  const nonce = seat.next_nonce;
  const step = await storeStep(trx, seat, { round, press, played, seq: 0, nonce, now });
  const { win: amount, closes } = played;
  if (!seat.demo) return { kind: 'drawn', seat, round, step, hasGrants };
  await owePayout(trx, seat, { round, seq: 0, amount, closes, now });
  return { kind: 'drawn', seat, round: await reread(trx, round.id), step, hasGrants };
};

interface Continuing extends Press {
  seat: SeatRow;
  round: RoundRow;
  hasGrants: boolean;
  /** Of the session that plays on: the one that opened the round may be over at the hall. */
  walletToken: string | null;
}

/** Also played by the worker, for rounds that their player has left. */
export const continueRound = async (studio: Studio, trx: Trx, press: Continuing): Promise<Drawn> => {
  const { seat, round, action, hasGrants } = press;
  const game = gameOf(seat);
  const now = studio.clock.now();
  const steps = await trx
    .selectFrom('step')
    .selectAll()
    .where('round_id', '=', round.id)
    .orderBy('seq')
    .execute();
  const [first, last] = [steps[0], steps.at(-1)];
  const before = steps.findLast((step) => step.state === 'done')?.outcome ?? null;
  if (!first || !last) throw new Error(`round ${round.id} has no step to follow`);
  // Seeds do not change within a round, so the first step's nonce still names the same draw.
  const fresh = game.draws === 'each-step';
  const nonce = fresh ? seat.next_nonce : first.nonce;
  const stake = betOf(round);
  const played = await playStep(game, {
    stake,
    currency: currencyOf(seat),
    before,
    action,
    draw: drawOf(seat, nonce),
  });
  if (isPoor(seat, played.furtherStake)) return { kind: 'poor', seat };
  if (fresh) {
    await trx
      .updateTable('seat')
      .set({ next_nonce: nonce + 1 })
      .where('id', '=', seat.id)
      .execute();
  }
  const seq = last.seq + 1;
  const asks = played.furtherStake > 0n && !seat.demo;
  const step = await storeStep(trx, seat, { round, press, played, seq, nonce, now, fresh, asks });
  if (asks) {
    await trx
      .updateTable('round')
      .set({
        state: 'staking',
        staking_seq: seq,
        wallet_token: press.walletToken,
        due_at: later(now, leaseMs),
        touched_at: now,
      })
      .where('id', '=', round.id)
      .execute();
  } else {
    await standStep(trx, seat, { round, step, now });
  }
  return { kind: 'drawn', seat, round: await reread(trx, round.id), step, hasGrants };
};

interface NewStep {
  round: RoundRow;
  press: Press;
  played: Step<unknown>;
  seq: number;
  nonce: number;
  now: Date;
  fresh?: boolean;
  asks?: boolean;
}

const storeStep = (trx: Trx, seat: SeatRow, step: NewStep): Promise<StepRow> =>
  trx
    .insertInto('step')
    .values({
      round_id: step.round.id,
      seq: step.seq,
      seat_id: seat.id,
      action_id: step.press.actionId,
      press: pressed(step.press),
      outcome: JSON.stringify(step.played.outcome),
      stake_minor: step.played.furtherStake,
      win_minor: step.played.win,
      closes: step.played.closes,
      state: step.asks ? 'meant' : 'done',
      refusal: null,
      fresh: step.fresh ?? true,
      server_seed_hash: hashOfSeed(seat.server_seed),
      client_seed: seat.client_seed,
      nonce: step.nonce,
      drawn_at: step.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

const reread = (trx: Trx, roundId: string): Promise<RoundRow> =>
  trx.selectFrom('round').selectAll().where('id', '=', roundId).executeTakeFirstOrThrow();
