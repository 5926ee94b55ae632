import { type Evaluation, evaluateSpin } from './evaluate.ts';
import type { Crossed, Gathered, Gathering, Mode, SlotMachine } from './machine.ts';

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
  /** Wilds gathered in the round after the spin. */
  gathered: Gathered;
  /** What crossed has won nothing and turns round: the next spin is crossed again. */
  turns: boolean;
  /** Nothing is left to play in the round. */
  closes: boolean;
};

/** Wilds gathered after a spin that shows so many more. */
export const gatheredAfter = ({ most }: Gathering, before: number, wilds: number): number =>
  Math.min(most, before + wilds);

/** Free spins that come with the wilds gathered from one number to another. */
export const giftsBetween = ({ gifts }: Gathering, before: number, after: number): number =>
  Object.entries(gifts).reduce(
    (sum, [at, freeSpins]) => (Number(at) > before && Number(at) <= after ? sum + freeSpins : sum),
    0,
  );

/** Whether what crossed this spin won nothing, on lines or by scatters, and may turn round once more. */
const isTurning = (
  { crossing }: SlotMachine,
  { crossing: crossed, totalUnits, freeSpins }: Evaluation,
  turned: number,
): boolean =>
  crossing !== undefined &&
  crossed !== null &&
  totalUnits === 0 &&
  freeSpins === 0 &&
  turned < crossing.turns;

/**
 * Plays one spin of a round. The first is paid (`base`), as are by it those in which something crosses again that has `turned`
 * round; the others are the free spins that these won. Throws when nothing is left to play.
 */
export const playSpin = (
  machine: SlotMachine,
  mode: Mode,
  before: FreeSpins,
  stops: readonly number[],
  gathered: Gathered = null,
  crossed: Crossed = null,
  turned = 0,
): Step => {
  if (mode === 'free' && freeSpinsLeft(before) < 1)
    throw new RangeError('no free spin is left in this round');
  const { gathering } = machine;
  const evaluation = evaluateSpin(machine, mode, stops, gathered, crossed, turned);
  const gathers = mode === 'free' && gathering && gathered !== null;
  const after = gathers ? gatheredAfter(gathering, gathered, evaluation.wilds) : gathered;
  const gifts = gathers ? giftsBetween(gathering, gathered, after ?? 0) : 0;
  const awarded = Math.min(machine.freeSpinsMax, before.awarded + evaluation.freeSpins + gifts);
  const freeSpins = { awarded, played: before.played + (mode === 'free' ? 1 : 0) };
  const turns = isTurning(machine, evaluation, turned);
  return {
    mode,
    evaluation,
    added: awarded - before.awarded,
    freeSpins,
    gathered: after,
    turns,
    closes: freeSpinsLeft(freeSpins) === 0 && !turns,
  };
};
