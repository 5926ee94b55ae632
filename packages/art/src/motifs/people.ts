import { disc, shape } from '../paper/path.ts';

/** A standing figure seen from behind, feet at y. Path data. */
export const person = (x: number, y: number, height: number): string =>
  shape(
    `${x - height * 0.18},${y}! ${x - height * 0.15},${y - height * 0.52} ${x},${y - height * 0.74} ${x + height * 0.15},${y - height * 0.52} ${x + height * 0.18},${y}!`,
  ) + disc(x, y - height * 0.86, height * 0.13);
