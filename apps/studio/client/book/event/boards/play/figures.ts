import type { Side } from '../../../../../src/book/views.ts';

/** How a paper player holds arms and legs. */
export type Pose =
  | 'ready'
  | 'rest'
  | 'heed'
  | 'ask'
  | 'run'
  | 'walk'
  | 'towel'
  | 'drink'
  | 'serve'
  | 'high'
  | 'low'
  | 'aim'
  | 'clear'
  | 'drop'
  | 'drive'
  | 'backhand'
  | 'block'
  | 'net'
  | 'lift'
  | 'reach'
  | 'smash'
  | 'lunge'
  | 'cheer'
  | 'droop'
  | 'dribble'
  | 'pass'
  | 'shoot'
  | 'dunk'
  | 'hang'
  | 'layUp'
  | 'hook'
  | 'tip'
  | 'fist'
  | 'crouch'
  | 'guard'
  | 'deny'
  | 'leap'
  | 'kick'
  | 'dive'
  | 'hurt'
  | 'hold'
  | 'signal'
  | 'throw'
  | 'wall'
  | 'exult'
  | 'greet';

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
  /** What it touches on its way. */
  readonly via?: Spot;
  /** How long it flies, where that is less than a beat. */
  readonly ms?: number;
}

/** What moves on a court is placed anew so often. Milliseconds. */
export const beatMs = 620;

/** A figure that turns is never narrower than this part of itself: of one seen edge-on nothing is left but the shadow. */
export const narrowest = 0.56;
const untilOver = (1 - narrowest) / 2;
/** How a turn goes, as easing of CSS: narrower, to the other hand at once, and wide again. */
export const turnEasing = `linear(0 0%, ${untilOver} 50%, ${1 - untilOver} 50%, 1 100%)`;

const turns = { least: 40, most: 120, step: 23 } as const;
/** Nobody turns in the same moment as all others: each has a lag of his own. Milliseconds. */
export const turnLateMs = (man: number): number =>
  turns.least + ((man * turns.step) % (turns.most - turns.least + 1));

const middle = 200;
/** A place of the home side's, which plays to the right, for either side. */
export const mirrored = (side: Side, x: number): number => (side === 'home' ? x : 2 * middle - x);
export const mirroredSpot = (side: Side, { x, y }: Spot): Spot => ({ x: mirrored(side, x), y });
