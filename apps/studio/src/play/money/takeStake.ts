import { isCurrencyCode, type Minor, minor } from '@pavilion/money';
import type { Outcome, WalletCalls } from '@pavilion/provider-kit';
import type { Studio, Trx } from '../../infra/studio.ts';
import { lockSeat, type RoundRow, type SeatRow, type StepRow } from '../rows.ts';
import { endSessionOf } from '../sessions.ts';
import { forgetStake } from './forgetStake.ts';
import { endsSession, isFault, roundCall } from './hallWord.ts';
import { bringGain, givePotBack } from './jackpot.ts';
import { dropLight, giveLightBack } from './lights.ts';
import { owePayout } from './payWins.ts';
import { standStep } from './standStep.ts';
import { betTransactionId, chargedOf, toWire } from './transactionIds.ts';

/** What the hall said to a stake. `unsure` is not an answer: the worker finds out. */
export type StakeResult =
  /** `round`: as it stands now, where one word of the hall settled it. */
  | { kind: 'taken'; balance: Minor; round: RoundRow | null }
  | { kind: 'refused'; balance: Minor | null }
  | { kind: 'unsure' };

type StakeOutcome = Outcome<WalletCalls['bet']> | Outcome<WalletCalls['betWin']>;

const ask = (studio: Studio, seat: SeatRow, round: RoundRow, step: StepRow): Promise<StakeOutcome> => {
  const wallet = studio.walletOf(seat.gp_id);
  const common = {
    ...roundCall(seat, round),
    session_token: round.wallet_token ?? '',
    transaction_id: betTransactionId(round.id, step.seq),
  };
  if (step.seq > 0) return wallet.bet({ ...common, amount: toWire(step.stake_minor), round_closed: false });
  const beside = {
    ...(round.free_round_id !== null && { free_round_id: round.free_round_id }),
    ...(round.jackpot_id !== null &&
      round.jackpot_contribution !== null && {
        jackpot_id: round.jackpot_id,
        jackpot_contribution: round.jackpot_contribution,
      }),
  };
  const stake = chargedOf(round);
  return round.shape === 'bet_win'
    ? wallet.betWin({ ...common, ...beside, bet_amount: stake, win_amount: toWire(round.won_minor) })
    : wallet.bet({ ...common, ...beside, amount: stake, round_closed: false });
};

/**
 * Asks the hall for the stake of a round that is stored as `staking`, once, and stores what it said.
 *
 * A round that is over with its first step is one atomic `bet-win`: the hall never holds a stake whose outcome it
 * does not know. A round with more to play, or with a jackpot to pay, is a `bet`, and its further stakes and its wins follow one by one. A
 * further stake that is refused takes its step out of the round, which goes on as if it had never been asked. No
 * word, or "later", leaves the round `reversing`: it is rolled back until the hall is definite (wallet protocol, What a client
 * does), and the answer to that tells whether it was taken.
 */
export const takeStake = async (
  studio: Studio,
  seat: SeatRow,
  round: RoundRow,
  step: StepRow,
): Promise<StakeResult> => {
  const outcome = await ask(studio, seat, round, step);
  if (outcome.kind === 'ok') {
    const balance = minor(outcome.answer.balance.cash);
    if (round.shape === 'bet_win') {
      const settled = await storeSettled(studio, seat, round);
      return settled ? { kind: 'taken', balance, round: settled } : { kind: 'unsure' };
    }
    const stored = await storeTaken(studio, round, step);
    return stored ? { kind: 'taken', balance, round: null } : { kind: 'unsure' };
  }
  if (outcome.kind === 'refused' && outcome.answer.status !== 'RETRY_LATER') {
    const { status, balance } = outcome.answer;
    const stored = await storeRefused(studio, seat, round, step, status);
    const known = balance && isCurrencyCode(seat.currency) ? minor(balance.cash) : null;
    return stored ? { kind: 'refused', balance: known } : { kind: 'unsure' };
  }
  studio.log.warn(
    { round: round.id, why: outcome.kind === 'unknown' ? outcome.reason : 'RETRY_LATER' },
    'stake outcome unknown, rolling back',
  );
  await storeUnsure(studio, round);
  return { kind: 'unsure' };
};

/**
 * A round that is over with its stake, in one statement: nothing but its own state decides. `undefined` when the worker
 * took the round up meanwhile: then its question to the hall decides.
 */
const storeSettled = (studio: Studio, seat: SeatRow, round: RoundRow): Promise<RoundRow | undefined> => {
  const now = studio.clock.now();
  return studio.db
    .with('settled', (db) =>
      db
        .updateTable('round')
        .set({ state: 'settled', due_at: null, touched_at: now, closed_at: now })
        .where('id', '=', round.id)
        .where('state', '=', 'staking')
        .returningAll(),
    )
    .with('gained', (db) =>
      db
        .insertInto('jackpot_gain')
        .columns(['gp_id', 'jackpot_id', 'currency', 'amount'])
        .expression(
          db
            .selectFrom('settled')
            .select((eb) => [
              eb.val(seat.gp_id).as('gp_id'),
              eb.ref('settled.jackpot_id').$notNull().as('jackpot_id'),
              eb.val(seat.currency).as('currency'),
              eb.ref('settled.jackpot_contribution').$notNull().as('amount'),
            ])
            .where('settled.jackpot_id', 'is not', null),
        ),
    )
    .selectFrom('settled')
    .selectAll()
    .executeTakeFirst();
};

/** `false` when the worker took the round up meanwhile: then its question to the hall decides. */
const storeTaken = (studio: Studio, round: RoundRow, step: StepRow): Promise<boolean> =>
  studio.db.transaction().execute(async (trx) => {
    const seat = await lockSeat(trx, round.seat_id);
    const now = studio.clock.now();
    if (step.seq > 0) {
      if (!(await isStaking(trx, round))) return false;
      await standStep(trx, seat, { round, step, now });
      return true;
    }
    const changed = await trx
      .updateTable('round')
      .set({ state: 'playing', due_at: null, touched_at: now })
      .where('id', '=', round.id)
      .where('state', '=', 'staking')
      .executeTakeFirst();
    if (changed.numUpdatedRows !== 1n) return false;
    await bringGain(trx, seat, round);
    if (round.jackpot_minor > 0n) await dropLight(trx, round, now);
    const amount = minor(round.won_minor);
    await owePayout(trx, seat, { round, seq: 0, amount, closes: step.closes, now });
    return true;
  });

/** Under the seat's lock. */
const isStaking = async (trx: Trx, round: RoundRow): Promise<boolean> => {
  const row = await trx
    .selectFrom('round')
    .select('state')
    .where('id', '=', round.id)
    .executeTakeFirstOrThrow();
  return row.state === 'staking';
};

const storeRefused = (
  studio: Studio,
  seat: SeatRow,
  round: RoundRow,
  step: StepRow,
  status: string,
): Promise<boolean> =>
  studio.db.transaction().execute(async (trx) => {
    await lockSeat(trx, seat.id);
    const now = studio.clock.now();
    const stuck = isFault(status);
    if (stuck)
      studio.log.error({ round: round.id, status, alarm: true }, 'stake refused as only a fault can be');
    const change = stuck
      ? { state: 'stuck' as const, refusal: status, closed_at: null }
      : step.seq > 0
        ? { state: 'playing' as const, refusal: null, closed_at: null }
        : { state: 'refused' as const, refusal: status, closed_at: now };
    const changed = await trx
      .updateTable('round')
      .set({ ...change, due_at: null, touched_at: now })
      .where('id', '=', round.id)
      .where('state', '=', 'staking')
      .executeTakeFirst();
    if (changed.numUpdatedRows === 1n && !stuck && step.seq === 0) {
      await givePotBack(trx, seat, round);
      await giveLightBack(trx, round);
      await forgetStake(trx, round);
    }
    if (changed.numUpdatedRows === 1n && !stuck && step.seq > 0) {
      await trx
        .updateTable('step')
        .set({ state: 'refused', refusal: status })
        .where('id', '=', step.id)
        .execute();
    }
    if (endsSession(status)) {
      await endSessionOf(trx, seat.id, 'expired', now);
    }
    return changed.numUpdatedRows === 1n;
  });

const storeUnsure = async (studio: Studio, round: RoundRow): Promise<void> => {
  await studio.db
    .updateTable('round')
    .set({ state: 'reversing', due_at: studio.clock.now(), touched_at: studio.clock.now() })
    .where('id', '=', round.id)
    .where('state', '=', 'staking')
    .execute();
};
