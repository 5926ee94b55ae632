import { putApart } from './apart.ts';
import type { Spot } from './figures.ts';

/** No player of a court stands nearer to another than this in the picture: beside him, and behind him. */
const least = { along: 23, across: 13 } as const;
const within = { left: 24, right: 376, far: 101, near: 161 } as const;
const rounds = 30;
/** As long as there is space they are so much further apart than that. */
const roomy = { by: 1.3, rounds: 10 } as const;

/** The way from one player to another, 1 being the least that they keep. */
const wayOnCourt = (one: Spot, other: Spot): Spot => ({
  x: (other.x - one.x) / least.along,
  y: (other.y - one.y) / least.across,
});

/** How far apart two players are, 1 being the least. */
export const gapOnCourt = (one: Spot, other: Spot): number => {
  const { x, y } = wayOnCourt(one, other);
  return Math.hypot(x, y);
};

const kept = ({ x, y }: Spot): Spot => ({
  x: Math.min(within.right, Math.max(within.left, x)),
  y: Math.min(within.near, Math.max(within.far, y)),
});

/** All where they would be, but so far apart that none covers another; whoever is fixed stays. */
export const apartOnCourt = <At extends Spot>(
  players: readonly At[],
  fixed: readonly number[] = [],
): At[] => {
  const spots: Spot[] = players.map(({ x, y }) => ({ x, y }));
  const spotAt = (at: number): Spot => {
    const spot = spots[at];
    if (!spot) throw new RangeError(`no player ${at}`);
    return spot;
  };
  putApart({
    ...{ count: players.length, rounds, roomy },
    isFixed: (at) => fixed.includes(at),
    between: (one, other) => wayOnCourt(spotAt(one), spotAt(other)),
    push: (at, by) => {
      const { x, y } = spotAt(at);
      spots[at] = kept({ x: x + by.x * least.along, y: y + by.y * least.across });
    },
  });
  return players.map((player, at) => ({ ...player, ...spots[at] }));
};
