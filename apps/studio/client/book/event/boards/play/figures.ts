import type { Side } from '../../../../../src/book/views.ts';

/** How a paper player holds arms and legs. */
export type Pose =
  | 'ready'
  | 'rest'
  | 'run'
  | 'walk'
  | 'towel'
  | 'serve'
  | 'swing'
  | 'reach'
  | 'smash'
  | 'lunge'
  | 'cheer'
  | 'droop'
  | 'dribble'
  | 'pass'
  | 'shoot'
  | 'dunk'
  | 'guard'
  | 'kick'
  | 'dive'
  | 'hold';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Placed extends Spot {
  readonly pose: Pose;
}

/** From where to where something flies within a beat, and how high over the straight line. */
export interface Flight {
  readonly from: Spot;
  readonly to: Spot;
  readonly height: number;
  /** How long it flies, where that is less than a beat. */
  readonly ms?: number;
}

/** What moves on a court is placed anew so often. Milliseconds. */
export const beatMs = 620;

const middle = 200;
/** A place of the home side's, which plays to the right, for either side. */
export const mirrored = (side: Side, x: number): number => (side === 'home' ? x : 2 * middle - x);
