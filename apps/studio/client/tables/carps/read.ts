import {
  type EightCarpOutcome,
  eightCarpOutcomeSchema,
  leapMs,
  leapsAtMs,
} from '../../../src/tables/games/eightCarp.ts';

/** The outcome that a result tells; `null` for what is none of this game. */
export const readCarps = (outcome: unknown): EightCarpOutcome | null =>
  eightCarpOutcomeSchema.safeParse(outcome).data ?? null;

/** How many carps have leapt at a moment of the show: one more than there are when the last has been looked at. */
export const leaptAt = (elapsedMs: number): number => Math.floor((elapsedMs - leapsAtMs) / leapMs) + 1;
