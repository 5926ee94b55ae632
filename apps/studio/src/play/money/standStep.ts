import { minor } from '@pavilion/money';
import type { Trx } from '../../infra/studio.ts';
import type { RoundRow, SeatRow, StepRow } from '../rows.ts';
import { owePayout } from './payWins.ts';

/** A step that nothing stands against any more becomes part of the round, and its win is owed. */
export const standStep = async (
  trx: Trx,
  seat: SeatRow,
  { round, step, now }: { round: Pick<RoundRow, 'id' | 'jackpot_minor'>; step: StepRow; now: Date },
): Promise<void> => {
  if (seat.demo) {
    await trx
      .updateTable('seat')
      .set((eb) => ({ play_money_minor: eb('play_money_minor', '-', step.stake_minor) }))
      .where('id', '=', seat.id)
      .execute();
  }
  await trx.updateTable('step').set({ state: 'done' }).where('id', '=', step.id).execute();
  await trx
    .updateTable('round')
    .set((eb) => ({
      state: 'playing',
      due_at: null,
      won_minor: eb('won_minor', '+', step.win_minor),
      later_stakes_minor: eb('later_stakes_minor', '+', step.stake_minor),
      awaits: !step.closes,
      touched_at: now,
    }))
    .where('id', '=', round.id)
    .execute();
  const amount = minor(step.win_minor);
  await owePayout(trx, seat, { round, seq: step.seq, amount, closes: step.closes, now });
};
