import type { Below } from './ranges.ts';

/** Takes things out of `size` that lie in order, each with the same chance and none twice. Answers their places. */
export const drawerOf = (below: Below, size: number): (() => Promise<number>) => {
  const taken: number[] = [];
  return async () => {
    let place = await below(size - taken.length);
    for (const gone of taken) if (place >= gone) place += 1;
    taken.push(place);
    taken.sort((one, other) => one - other);
    return place;
  };
};
