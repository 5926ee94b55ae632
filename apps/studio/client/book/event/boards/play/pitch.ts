import type { Side } from '../../../../../src/book/views.ts';
import type { Spot } from './figures.ts';

/** A place on the pitch: along it from the left end to the right one, 0–100, and across it from the far line to the near one, 0–1. */
export interface Ground {
  readonly u: number;
  readonly v: number;
}

/** How the pitch lies in the picture: its far line is shorter than its near one. */
const lies = { middle: 200, far: 66, near: 186, halfFar: 146, halfNear: 184 } as const;
/** From its far line to its near one, in the picture. */
export const pitchDeep = lies.near - lies.far;

export const seenAt = ({ u, v }: Ground): Spot => ({
  x: lies.middle + ((u - 50) / 50) * (lies.halfFar + (lies.halfNear - lies.halfFar) * v),
  y: lies.far + (lies.near - lies.far) * v,
});

/** A place as a side sees it that attacks to the right, as the home side does. */
export const ownView = (side: Side, { u, v }: Ground): Ground =>
  side === 'home' ? { u, v } : { u: 100 - u, v };

/** Where the posts stand on the line of an end. */
export const posts = { far: 0.34, near: 0.66 } as const;
/** Height of a goal, and how deep its net is, in the picture. */
export const goalSize = { height: 34, depth: 16 } as const;

/** A path along the ground through these places. */
export const pathOf = (...places: readonly Ground[]): string =>
  `M${places
    .map(seenAt)
    .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('L')}`;

/** Whether a ball that came down here lies in the net of an end. */
export const isInNet = ({ u, v }: Ground): boolean =>
  (u > 100 || u < 0) && v > posts.far && v < posts.near && Math.abs(u - 50) < 54;
