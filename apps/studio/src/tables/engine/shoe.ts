import type { Below } from './ranges.ts';

/** Takes things out of `size` that lie in order, each with the same chance and none twice. Answers their places. */
export const drawerOf = (below: Below, size: number): (() => Promise<number>) => {
  // In ascending order.
  const taken: number[] = [];
  return async () => {
    let place = await below(size - taken.length);
    let before = 0;
    while (before < taken.length && place >= (taken[before] ?? size)) {
      place += 1;
      before += 1;
    }
    taken.splice(before, 0, place);
    return place;
  };
};
