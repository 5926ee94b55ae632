import type { Below } from './numbers.ts';

/** What a program for a game of one player is asked. */
export interface Asked {
  /** The next number of the step's draw. */
  readonly below: Below;
  /** The outcome of the step before; `null` for the first. */
  readonly before: unknown;
  readonly action: unknown;
}

/** What it answers. Amounts for a round that was opened with a stake of 100.00, in hundredths of its currency. */
export interface Answered {
  readonly outcome: unknown;
  readonly win: number;
  readonly furtherStake?: number;
  readonly closes: boolean;
}

export type RoundProgram = (asked: Asked) => Answered;

/** Twentieths of the stake, as an amount. */
export const twentieths = (units: number): number => units * 500;
export const wholeStake = 10_000;

/** A field of what was stored or sent. */
export const fieldOf = (from: unknown, name: string): unknown =>
  typeof from === 'object' && from !== null
    ? Object.entries(from).find(([key]) => key === name)?.[1]
    : undefined;

export const numberIn = (from: unknown, name: string): number => Number(fieldOf(from, name) ?? 0);

export const listIn = (from: unknown, name: string): readonly unknown[] => {
  const found = fieldOf(from, name);
  return Array.isArray(found) ? found : [];
};
