import type { Side } from '../../../../../src/book/views.ts';
import { otherOf, sides } from '../sides.ts';
import type { Carrier, Some } from './footballPassages.ts';
import { type Ground, seenAt } from './pitch.ts';

type Places = Readonly<Record<Side, readonly Ground[]>>;

interface Man {
  readonly side: Side;
  readonly order: number;
  readonly v: number;
  u: number;
  /** He has the ball, guards his goal, or is where the passage says. */
  readonly isFixed: boolean;
  /** He may be at the ball. */
  readonly isAtBall: boolean;
}

/** A step along the pitch, in the picture. */
const uWide = 3.3;
/** So far from the ball is whoever has nothing to do with it, along the pitch and across it, in the picture. */
const room = { along: 30, across: 26 } as const;
/** So far apart are two men in the picture who stand in one row; less, the more one is behind the other. */
const least = { along: 15, across: 26 } as const;
const within = { least: 4, most: 96 } as const;
const rounds = 5;
/** Of those who have not got the ball so many go at it. */
const pressers = 2;

const kept = (u: number): number => Math.min(within.most, Math.max(within.least, u));

const gapFrom = (ball: Ground, man: Ground): { readonly dx: number; readonly dy: number } => ({
  dx: (man.u - ball.u) * uWide,
  dy: seenAt(man).y - seenAt(ball).y,
});

/** Those of the side without the ball who are nearest to it. */
const pressing = (places: readonly Ground[], ball: Ground): readonly number[] =>
  places
    .map((place, order) => ({ order, ...gapFrom(ball, place) }))
    .slice(1)
    .sort((a, b) => Math.hypot(a.dx, a.dy) - Math.hypot(b.dx, b.dy))
    .slice(0, pressers)
    .map(({ order }) => order);

const clearOfBall = (man: Man, ball: Ground): void => {
  const { dx, dy } = gapFrom(ball, man);
  const across = dy / room.across;
  if (Math.abs(across) >= 1) return;
  const wanted = room.along * Math.sqrt(1 - across * across);
  if (Math.abs(dx) >= wanted) return;
  const isAhead = dx === 0 ? man.side === 'away' : dx > 0;
  man.u = kept(ball.u + ((isAhead ? 1 : -1) * wanted) / uWide);
};

/** Two men who would cover each other go apart along the pitch; one who is fixed stays. */
const part = (one: Man, other: Man): void => {
  if (one.isFixed && other.isFixed) return;
  const { dx, dy } = gapFrom(one, other);
  const wanted = least.along * Math.max(0, 1 - Math.abs(dy) / least.across);
  const lacks = (wanted - Math.abs(dx)) / uWide;
  if (lacks <= 0) return;
  const way = dx === 0 ? (one.side === 'home' ? 1 : -1) : Math.sign(dx);
  const [own, theirs] = one.isFixed ? [0, 1] : other.isFixed ? [1, 0] : [0.5, 0.5];
  one.u = kept(one.u - way * lacks * own);
  other.u = kept(other.u + way * lacks * theirs);
};

/**
 * All where they would be, but with room: at the ball are whoever has it and two who want it, the others keep their lines, and nobody
 * stands over another. Keepers, whoever has the ball and whoever is where a passage says stay.
 */
export const withRoom = (
  places: Places,
  ball: Ground,
  carrier: Carrier | null,
  set: Partial<Record<Side, Some<Ground>>>,
): Places => {
  const atBall = carrier === null ? [] : pressing(places[otherOf(carrier.side)], ball);
  const men = sides.flatMap((side) =>
    places[side].map(({ u, v }, order): Man => {
      const hasBall = carrier?.side === side && carrier.order === order;
      return {
        ...{ side, order, u, v },
        isFixed: order === 0 || hasBall || set[side]?.[order] !== undefined,
        isAtBall: hasBall || (carrier !== null && carrier.side !== side && atBall.includes(order)),
      };
    }),
  );
  if (carrier !== null) for (const man of men) if (!man.isFixed && !man.isAtBall) clearOfBall(man, ball);
  for (let round = 0; round < rounds; round += 1)
    men.forEach((one, at) => {
      for (const other of men.slice(at + 1)) part(one, other);
    });
  const placed = (side: Side): readonly Ground[] =>
    men.filter((man) => man.side === side).map(({ u, v }) => ({ u, v }));
  return { home: placed('home'), away: placed('away') };
};
