import type { Spot } from './figures.ts';

/** No player of a court stands nearer to another than this in the picture: beside him, and behind him. */
const least = { along: 19, across: 13 } as const;
const within = { left: 24, right: 376, far: 101, near: 161 } as const;
const rounds = 30;
/** Somewhat more is made than is wanted, so that what another one takes of it does no harm. */
const slack = 1.04;

/** How far apart two players are, 1 being the least. */
export const gapOnCourt = (one: Spot, other: Spot): number =>
  Math.hypot((other.x - one.x) / least.along, (other.y - one.y) / least.across);

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
  const push = (at: number, by: Spot): void => {
    const spot = spots[at];
    if (spot) spots[at] = kept({ x: spot.x + by.x, y: spot.y + by.y });
  };
  const part = (at: number, next: number): number => {
    const [one, other] = [spots[at], spots[next]];
    if (!one || !other) return 0;
    const far = gapOnCourt(one, other);
    if (far >= slack) return 0;
    const turn = at * players.length + next;
    // Two at one place go apart in a direction of their own.
    const [x, y] =
      far < 0.02
        ? [Math.cos(turn), Math.sin(turn)]
        : [(other.x - one.x) / least.along / far, (other.y - one.y) / least.across / far];
    const [isFixed, isNextFixed] = [fixed.includes(at), fixed.includes(next)];
    const by = isFixed || isNextFixed ? slack - far : (slack - far) / 2;
    const way = { x: x * by * least.along, y: y * by * least.across };
    if (!isFixed) push(at, { x: -way.x, y: -way.y });
    if (!isNextFixed) push(next, way);
    return slack - far;
  };
  for (let round = 0; round < rounds; round += 1) {
    let lacked = 0;
    for (let at = 0; at < players.length; at += 1)
      for (let next = at + 1; next < players.length; next += 1) lacked = Math.max(lacked, part(at, next));
    if (lacked < slack - 1) break;
  }
  return players.map((player, at) => ({ ...player, ...spots[at] }));
};
