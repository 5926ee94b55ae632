/** What the programs of the book's sports have in common: an event goes on by steps, each with numbers of its own. */

export type Side = 'home' | 'away';
export type Pair = readonly [number, number];

export interface Happening {
  readonly kind: string;
  readonly clock: number;
  readonly part: number;
  readonly side: Side | null;
  readonly points: number;
  readonly score: Pair;
}

/** The next number of a step, below a million where nothing else is said. */
export type Draw = (bound?: number) => number;

/** Home and away on the day. */
export interface Sides {
  readonly strengths: Pair;
  readonly fingerprint: string;
}

export interface Event {
  /** Plays the next step, and tells what it has brought. */
  readonly step: (draw: Draw) => Happening[];
  /** How it ended; `null` while there is a step to come. */
  readonly end: () => { phase: string; score: Pair; parts: readonly Pair[] } | null;
}

export const other = (side: Side): Side => (side === 'home' ? 'away' : 'home');

export const plus = ([home, away]: Pair, side: Side, points = 1): Pair =>
  side === 'home' ? [home + points, away] : [home, away + points];
