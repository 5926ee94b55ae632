import { randomUUID } from 'node:crypto';
import { leaseMs } from '../infra/backoff.ts';
import { later } from '../infra/clock.ts';
import { settleAll } from '../infra/settleAll.ts';
import type { Studio } from '../infra/studio.ts';
import { continueRound } from './commands/drawStep.ts';
import { payOwed } from './money/advance.ts';
import { payWin } from './money/payWins.ts';
import { reverseStake } from './money/reverseStake.ts';
import { gameOf, lockSeat, type PayoutRow, type RoundRow, readSeat, stepsOf } from './rows.ts';

/** Rows of each kind that one pass takes up. */
const batchMax = 50;
/** A round that nobody has touched for so long is played out by the studio, and paid. */
const abandonedAfterMs = 24 * 60 * 60 * 1_000;
/** A round that could not be played out is left alone for so long, so that it keeps nobody from the others. */
const retryPlayOutMs = 5 * 60 * 1_000;

/**
 * Takes up rounds whose stake is in doubt: their caller died (`staking` past its lease) or got no answer.
 * Taking up means a new lease, so that no two work on one round, in however many processes.
 */
const claimDoubtful = (studio: Studio): Promise<RoundRow[]> => {
  const now = studio.clock.now();
  return studio.db
    .updateTable('round')
    .set((eb) => ({
      state: 'reversing' as const,
      due_at: later(now, leaseMs),
      attempts: eb('attempts', '+', 1),
    }))
    .where('id', 'in', (query) =>
      query
        .selectFrom('round')
        .select('id')
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(batchMax)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
};

/** Takes up wins that are due; of one round only the first unpaid, for they are told in order. */
const claimOwed = (studio: Studio): Promise<PayoutRow[]> => {
  const now = studio.clock.now();
  return studio.db
    .updateTable('payout')
    .set((eb) => ({ due_at: later(now, leaseMs), attempts: eb('attempts', '+', 1) }))
    .where('transaction_id', 'in', (query) =>
      query
        .selectFrom('payout as due')
        .select('transaction_id')
        .where('due.state', '=', 'owed')
        .where('due.due_at', '<=', now)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('payout as earlier')
                .select('earlier.seq')
                .whereRef('earlier.round_id', '=', 'due.round_id')
                .whereRef('earlier.seq', '<', 'due.seq')
                .where('earlier.state', '=', 'owed'),
            ),
          ),
        )
        .orderBy('due.due_at')
        .limit(batchMax)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
};

const payClaimed = async (studio: Studio, payout: PayoutRow): Promise<void> => {
  const round = await studio.db
    .updateTable('round')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('id', '=', payout.round_id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const seat = await readSeat(studio.db, round.seat_id);
  const result = await payWin(studio, seat, round, payout);
  if (result.kind === 'paid') await payOwed(studio, seat, round);
};

const findAbandoned = (studio: Studio): Promise<RoundRow[]> =>
  studio.db
    .selectFrom('round')
    .selectAll()
    .where('state', '=', 'playing')
    .where('touched_at', '<=', later(studio.clock.now(), -abandonedAfterMs))
    .where('awaits', '=', true)
    .orderBy('touched_at')
    .limit(batchMax)
    .execute();

/** Plays all that is left, in one transaction; its wins are owed like any other. */
const playOut = async (studio: Studio, abandoned: RoundRow): Promise<void> => {
  const seat = await studio.db.transaction().execute(async (trx) => {
    const lockedSeat = await lockSeat(trx, abandoned.seat_id);
    let seatNow = lockedSeat;
    let round = await trx
      .updateTable('round')
      .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
      .where('id', '=', abandoned.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    while (round.state === 'playing' && round.awaits) {
      const last = (await stepsOf(trx, round.id)).at(-1);
      const action = gameOf(seatNow).unattended(last?.outcome);
      const drawn = await continueRound(studio, trx, {
        seat: seatNow,
        round,
        actionId: randomUUID(),
        stake: null,
        action,
        // Nobody is told.
        hasGrants: false,
        walletToken: round.wallet_token,
      });
      if (drawn.kind !== 'drawn') break;
      round = drawn.round;
      seatNow = await lockSeat(trx, abandoned.seat_id);
    }
    return lockedSeat;
  });
  if (!seat.demo) await payOwed(studio, seat, abandoned);
};

/** Plays a round out, or puts it off: left as it stands it would be found again at once, before all others. */
const playOutOrPutOff = async (studio: Studio, abandoned: RoundRow): Promise<void> => {
  try {
    await playOut(studio, abandoned);
  } catch (error) {
    const touchedAt = later(studio.clock.now(), retryPlayOutMs - abandonedAfterMs);
    await studio.db
      .updateTable('round')
      .set({ touched_at: touchedAt })
      .where('id', '=', abandoned.id)
      .where('touched_at', '<=', abandoned.touched_at)
      .execute();
    throw new Error(`round ${abandoned.id} was not played out`, { cause: error });
  }
};

/**
 * One pass over everything that a crash, a lost answer or a player who left has left open. Answers how many
 * rows it took up. Each row's trouble is its own: one that fails does not hold up the others.
 */
export const recoverOnce = async (studio: Studio): Promise<number> => {
  const doubtful = await claimDoubtful(studio);
  const owed = await claimOwed(studio);
  const abandoned = await findAbandoned(studio);
  const work = [
    ...doubtful.map(async (round) => reverseStake(studio, await readSeat(studio.db, round.seat_id), round)),
    ...owed.map((payout) => payClaimed(studio, payout)),
    ...abandoned.map((round) => playOutOrPutOff(studio, round)),
  ];
  await settleAll(studio.log, work, 'recovery step failed');
  return work.length;
};
