import type { Spot } from './figures.ts';

/** Somewhat more is made than is wanted, so that what another one takes of it does no harm. */
const slack = 1.04;
/** Nearer than this two are at one place. */
const heap = 0.02;

/** Figures that are to have room. Distances are in their own measure: 1 is the least that two of them keep. */
export interface Crowd {
  readonly count: number;
  readonly isFixed: (at: number) => boolean;
  /** The way from one to another. */
  readonly between: (one: number, other: number) => Spot;
  /** Moves one by so much, or as far of it as may be. */
  readonly push: (at: number, by: Spot) => void;
  /** After so many goes over all of them it is left at that. */
  readonly rounds: number;
  /** Before that they are put so many times further apart, as long as there is space. */
  readonly roomy?: { readonly by: number; readonly rounds: number };
}

/** Puts two apart; answers by how much they were too near. */
const part = ({ count, isFixed, between, push }: Crowd, one: number, other: number): number => {
  const [isFirstFixed, isOtherFixed] = [isFixed(one), isFixed(other)];
  if (isFirstFixed && isOtherFixed) return 0;
  const way = between(one, other);
  const far = Math.hypot(way.x, way.y);
  if (far >= slack) return 0;
  // Two at one place go apart in a direction of their own.
  const turn = one * count + other;
  const to = far < heap ? { x: Math.cos(turn), y: Math.sin(turn) } : { x: way.x / far, y: way.y / far };
  const lacks = slack - far;
  const by = isFirstFixed || isOtherFixed ? lacks : lacks / 2;
  if (!isFirstFixed) push(one, { x: -to.x * by, y: -to.y * by });
  if (!isOtherFixed) push(other, { x: to.x * by, y: to.y * by });
  return lacks;
};

/** One in whose measure the least distance is so many times larger. */
const roomier = (crowd: Crowd, by: number, rounds: number): Crowd => ({
  ...crowd,
  rounds,
  between: (one, other) => {
    const { x, y } = crowd.between(one, other);
    return { x: x / by, y: y / by };
  },
  push: (at, { x, y }) => crowd.push(at, { x: x * by, y: y * by }),
});

const partAll = (crowd: Crowd): void => {
  const { count, rounds } = crowd;
  for (let round = 0; round < rounds; round += 1) {
    let lacked = 0;
    for (let one = 0; one < count; one += 1)
      for (let other = one + 1; other < count; other += 1) lacked = Math.max(lacked, part(crowd, one, other));
    if (lacked < slack - 1) return;
  }
};

/** Pushes figures apart until all have room, or it is enough; whoever is fixed stays. */
export const putApart = (crowd: Crowd): void => {
  if (crowd.roomy) partAll(roomier(crowd, crowd.roomy.by, crowd.roomy.rounds));
  partAll(crowd);
};
