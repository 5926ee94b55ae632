import { giveUpAfterMs, nextTry } from '../../infra/backoff.ts';
import type { Studio, Trx } from '../../infra/studio.ts';
import type { RoundState } from '../../infra/tables.ts';
import { lockSeat, type RoundRow, type SeatRow, stakedStepOf } from '../rows.ts';
import { askBack, type BackWord } from './askBack.ts';
import { forgetStake } from './forgetStake.ts';
import { bringGain, givePotBack } from './jackpot.ts';
import { giveLightBack } from './lights.ts';

/** What became of the stake: a state of the round, or `undefined` while the hall is not definite. */
type Verdict = { state: 'settled' | 'returned' | 'refused' | 'stuck'; why: string } | undefined;

/**
 * Finds out what became of a stake whose answer never came, and leaves nothing between: asks the hall to roll
 * it back, once. Rolled back (known or not: an unknown one can never succeed later): `returned`. The hall says
 * that the round was complete: it was an atomic `bet-win`, so stake and win both moved, and it is `settled`.
 */
export const reverseStake = async (studio: Studio, seat: SeatRow, round: RoundRow): Promise<RoundState> => {
  const word = await askBack(studio, seat, round, round.staking_seq);
  return storeVerdict(studio, round, word && judge(round, word));
};

const judge = (round: RoundRow, { state, why }: NonNullable<BackWord>): Verdict => {
  if (state !== 'standing') return { state, why };
  // A stake alone that cannot be rolled back was settled by somebody else.
  return round.shape === 'bet_win' && round.staking_seq === 0
    ? { state: 'settled', why: 'was done' }
    : { state: 'stuck', why };
};

const storeVerdict = (studio: Studio, round: RoundRow, verdict: Verdict): Promise<RoundState> =>
  studio.db.transaction().execute(async (trx) => {
    const seat = await lockSeat(trx, round.seat_id);
    const now = studio.clock.now();
    const tooOld = now.getTime() - round.opened_at.getTime() > giveUpAfterMs;
    const found: Verdict = verdict ?? (tooOld ? { state: 'stuck', why: 'no answer in 24 hours' } : undefined);
    if (found?.state === 'stuck') {
      studio.log.error({ round: round.id, why: found.why, alarm: true }, 'stake could not be cleared up');
    }
    if (round.staking_seq > 0 && found && found.state !== 'stuck') return strikeStep(trx, round, found, now);
    const changed = await trx
      .updateTable('round')
      .set(
        found
          ? {
              state: found.state,
              due_at: null,
              touched_at: now,
              closed_at: found.state === 'stuck' ? null : now,
              refusal: found.state === 'refused' || found.state === 'stuck' ? found.why : null,
            }
          : { due_at: nextTry(now, round.attempts) },
      )
      .where('id', '=', round.id)
      .where('state', '=', 'reversing')
      .executeTakeFirst();
    if (changed.numUpdatedRows === 1n && found) {
      if (found.state === 'settled') await bringGain(trx, seat, round);
      else if (found.state !== 'stuck') {
        await givePotBack(trx, seat, round);
        await giveLightBack(trx, round);
        await forgetStake(trx, round);
      }
    }
    return found?.state ?? 'reversing';
  });

/** A further stake that did not come, or was given back, takes its step out of the round; the round goes on. */
const strikeStep = async (
  trx: Trx,
  round: RoundRow,
  verdict: NonNullable<Verdict>,
  now: Date,
): Promise<RoundState> => {
  const step = await stakedStepOf(trx, round);
  const changed = await trx
    .updateTable('round')
    .set({ state: 'playing', due_at: null, touched_at: now })
    .where('id', '=', round.id)
    .where('state', '=', 'reversing')
    .executeTakeFirst();
  if (changed.numUpdatedRows === 1n) {
    await trx
      .updateTable('step')
      .set(
        verdict.state === 'refused'
          ? { state: 'refused', refusal: verdict.why }
          : { state: 'returned', returned_at: now },
      )
      .where('id', '=', step.id)
      .where('state', '=', 'meant')
      .execute();
  }
  return 'playing';
};
