import { type Evaluation, evaluateSpin } from './evaluate.ts';
import type { Mode, SlotMachine } from './machine.ts';

/** Free spins of one round: how many were given, how many are played. */
export type FreeSpins = { awarded: number; played: number };

export const noFreeSpins: FreeSpins = { awarded: 0, played: 0 };

export const freeSpinsLeft = ({ awarded, played }: FreeSpins): number => awarded - played;

export type Step = {
  mode: Mode;
  evaluation: Evaluation;
  /** Free spins that this spin added, the round's maximum applied. */
  added: number;
  /** State after the spin. */
  freeSpins: FreeSpins;
  /** Nothing is left to play in the round. */
  closes: boolean;
};

/**
 * Plays one spin of a round. The first is paid (`base`), the others are the free spins it won. Throws when
 * nothing is left to play.
 */
export const playSpin = (
  machine: SlotMachine,
  mode: Mode,
  before: FreeSpins,
  stops: readonly number[],
): Step => {
  if (mode === 'free' && freeSpinsLeft(before) < 1)
    throw new RangeError('no free spin is left in this round');
  const evaluation = evaluateSpin(machine, mode, stops);
  const awarded = Math.min(machine.freeSpinsMax, before.awarded + evaluation.freeSpins);
  const freeSpins = { awarded, played: before.played + (mode === 'free' ? 1 : 0) };
  return {
    mode,
    evaluation,
    added: awarded - before.awarded,
    freeSpins,
    closes: freeSpinsLeft(freeSpins) === 0,
  };
};
