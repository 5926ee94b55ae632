import type { Evaluation } from '../../src/engine/evaluate.ts';
import { lineCount, type Mode, reelSetOf, type SlotMachine } from '../../src/engine/machine.ts';

/** Scatters that win. */
export interface Stars {
  readonly count: number;
  readonly freeSpins: number;
  /** What they pay, in line stakes, and the stake of their round. */
  readonly units: number;
  readonly stake: string;
  /** Told while the reels stop and they are looked at. */
  readonly isNew: boolean;
}

/** What so many scatters win; `null` where they win nothing. */
export const starsOf = (
  machine: SlotMachine,
  mode: Mode,
  scatters: Evaluation['scatters'],
  stake: string,
): Stars | null => {
  const award = reelSetOf(machine, mode).scatterAwards[scatters];
  return award
    ? { count: scatters, freeSpins: award.freeSpins, units: award.stakes * lineCount, stake, isNew: false }
    : null;
};

export const toldNew = (stars: Stars | null, freeSpins = stars?.freeSpins ?? 0): Stars | null =>
  stars && { ...stars, freeSpins, isNew: true };
