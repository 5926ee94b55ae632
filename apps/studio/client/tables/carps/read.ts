import {
  allNumbers,
  type EightCarpOutcome,
  eightCarpOutcomeSchema,
  leapMs,
  leapsAtMs,
  pickMax,
} from '../../../src/tables/games/eightCarp.ts';

/** The outcome that a result tells; `null` for what is none of this game. */
export const readCarps = (outcome: unknown): EightCarpOutcome | null =>
  eightCarpOutcomeSchema.safeParse(outcome).data ?? null;

/** How many carps have leapt at a moment of the show: one more than there are when the last has been looked at. */
export const leaptAt = (elapsedMs: number): number => Math.floor((elapsedMs - leapsAtMs) / leapMs) + 1;

/** The numbers of a ticket in a text that somebody typed, in the order of typing; what is none of the twenty is left out. */
export const numbersTyped = (text: string): readonly number[] => {
  const numbers = (text.match(/[0-9]+/g) ?? []).map(Number).filter((number) => allNumbers.includes(number));
  return [...new Set(numbers)].slice(0, pickMax);
};
