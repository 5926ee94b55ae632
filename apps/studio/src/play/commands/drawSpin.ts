import { randomUUID } from 'node:crypto';
import { type Minor, minor, parseDecimal } from '@pavilion/money';
import { type FreeSpins, noFreeSpins, playSpin, type Step } from '../../engine/round.ts';
import { leaseMs } from '../../infra/backoff.ts';
import { later } from '../../infra/clock.ts';
import type { Studio, Trx } from '../../infra/studio.ts';
import type { RoundShape } from '../../infra/tables.ts';
import { drawNext, hashOfSeed } from '../fairness.ts';
import { findFreeRounds } from '../freeRounds.ts';
import { owePayout } from '../money/payWins.ts';
import { noFreeSpins as noFreeSpinsRefusal, roundOpen, stakeNotOffered } from '../refusal.ts';
import {
  currencyOf,
  findOpenRound,
  lockSeat,
  machineOf,
  orNull,
  type RoundRow,
  type SeatRow,
  type SessionRow,
  type SpinRow,
} from '../rows.ts';
import { assertLive } from '../sessions.ts';
import { stakesOf, winOf } from '../stakes.ts';

export interface Press {
  actionId: string;
  /** Decimal string of a paid spin; `null` for a free one. */
  stake: string | null;
}

/**
 * - `drawn`: stored now; a paid spin of a member must still be taken to the hall.
 * - `known`: this press was drawn before, and stands as the round stands.
 * - `waiting`: the last round is not over for certain, so nothing new may begin.
 * - `poor`: a demo player without enough play money.
 */
export type Drawn =
  | { kind: 'drawn' | 'known'; seat: SeatRow; round: RoundRow; spin: SpinRow }
  | { kind: 'waiting'; seat: SeatRow }
  | { kind: 'poor'; seat: SeatRow };

/**
 * Draws and stores one spin, in one transaction under the seat's lock. Nothing has moved at the hall when it
 * returns; if the process dies after it, the worker finds the stored intent. Throws `PlayRefusal`.
 */
export const drawSpin = (studio: Studio, session: SessionRow, press: Press): Promise<Drawn> =>
  studio.db.transaction().execute(async (trx): Promise<Drawn> => {
    const seat = await lockSeat(trx, session.seat_id);
    const known = await findKnown(trx, seat, press.actionId);
    if (known) return known;
    await assertLive(trx, session);
    const open = await findOpenRound(trx, seat.id);
    if (!open) {
      if (press.stake === null) throw noFreeSpinsRefusal();
      return drawPaid(studio, trx, { seat, session, actionId: press.actionId, stake: press.stake });
    }
    if (open.state !== 'playing' || open.free_played >= open.free_awarded) return { kind: 'waiting', seat };
    if (press.stake !== null) throw roundOpen();
    return drawFree(studio, trx, { seat, round: open, actionId: press.actionId });
  });

const findKnown = async (trx: Trx, seat: SeatRow, actionId: string): Promise<Drawn | undefined> => {
  const spin = await trx
    .selectFrom('spin')
    .selectAll()
    .where('seat_id', '=', seat.id)
    .where('action_id', '=', actionId)
    .executeTakeFirst();
  if (!spin) return undefined;
  const round = await trx
    .selectFrom('round')
    .selectAll()
    .where('id', '=', spin.round_id)
    .executeTakeFirstOrThrow();
  return { kind: 'known', seat, round, spin };
};

interface PaidPress {
  seat: SeatRow;
  session: SessionRow;
  actionId: string;
  stake: string;
}

const stakeOf = (seat: SeatRow, session: SessionRow, text: string): Minor => {
  const currency = currencyOf(seat);
  const stake = parseDecimal(text, currency);
  if (stake === undefined || !stakesOf(currency, orNull(session.bet_max_minor)).includes(stake)) {
    throw stakeNotOffered();
  }
  return stake;
};

const drawPaid = async (studio: Studio, trx: Trx, press: PaidPress): Promise<Drawn> => {
  const { seat, session, actionId } = press;
  const stake = stakeOf(seat, session, press.stake);
  if (seat.play_money_minor !== null && seat.play_money_minor < stake) return { kind: 'poor', seat };
  const machine = machineOf(seat);
  const now = studio.clock.now();
  const free = await findFreeRounds(trx, seat, now);
  const stops = await drawNext(machine, 'base', seat);
  const step = playSpin(machine, 'base', noFreeSpins, stops);
  const shape: RoundShape = seat.demo ? 'demo' : step.closes ? 'bet_win' : 'bet';
  const win = winOf(step.evaluation.totalUnits, stake);
  const stored = await trx
    .insertInto('round')
    .values({
      id: randomUUID(),
      seat_id: seat.id,
      state: seat.demo ? 'playing' : 'staking',
      shape,
      stake_minor: stake,
      won_minor: win,
      free_awarded: step.freeSpins.awarded,
      wallet_token: session.wallet_token,
      // A player who has set another stake than the grant's plays for that.
      free_round_id: free?.stakeMinor === stake ? free.id : null,
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
      play_money_minor: eb('play_money_minor', '-', stake),
    }))
    .where('id', '=', seat.id)
    .execute();
  const spin = await storeSpin(trx, seat, { round: stored, actionId, stops, step, win, seq: 0, now });
  if (seat.demo) await owePayout(trx, seat, { round: stored, seq: 0, amount: win, closes: step.closes, now });
  return { kind: 'drawn', seat, round: await reread(trx, stored.id), spin };
};

interface FreePress {
  seat: SeatRow;
  round: RoundRow;
  actionId: string;
}

/** Also played by the worker, for rounds that their player has left. */
export const drawFree = async (studio: Studio, trx: Trx, press: FreePress): Promise<Drawn> => {
  const { seat, round, actionId } = press;
  const machine = machineOf(seat);
  const now = studio.clock.now();
  const before: FreeSpins = { awarded: round.free_awarded, played: round.free_played };
  const stops = await drawNext(machine, 'free', seat);
  const step = playSpin(machine, 'free', before, stops);
  const win = winOf(step.evaluation.totalUnits, minor(round.stake_minor));
  await trx
    .updateTable('round')
    .set({
      won_minor: round.won_minor + win,
      free_awarded: step.freeSpins.awarded,
      free_played: step.freeSpins.played,
      touched_at: now,
    })
    .where('id', '=', round.id)
    .execute();
  const seq = step.freeSpins.played;
  const spin = await storeSpin(trx, seat, { round, actionId, stops, step, win, seq, now });
  await owePayout(trx, seat, { round, seq, amount: win, closes: step.closes, now });
  return { kind: 'drawn', seat, round: await reread(trx, round.id), spin };
};

interface NewSpin {
  round: RoundRow;
  actionId: string;
  stops: number[];
  step: Step;
  win: Minor;
  seq: number;
  now: Date;
}

/** Stores the draw and uses up its nonce. */
const storeSpin = async (trx: Trx, seat: SeatRow, spin: NewSpin): Promise<SpinRow> => {
  await trx
    .updateTable('seat')
    .set({ next_nonce: seat.next_nonce + 1 })
    .where('id', '=', seat.id)
    .execute();
  return trx
    .insertInto('spin')
    .values({
      round_id: spin.round.id,
      seq: spin.seq,
      seat_id: seat.id,
      action_id: spin.actionId,
      stops: spin.stops,
      win_minor: spin.win,
      free_added: spin.step.added,
      server_seed_hash: hashOfSeed(seat.server_seed),
      client_seed: seat.client_seed,
      nonce: seat.next_nonce,
      drawn_at: spin.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

const reread = (trx: Trx, roundId: string): Promise<RoundRow> =>
  trx.selectFrom('round').selectAll().where('id', '=', roundId).executeTakeFirstOrThrow();
