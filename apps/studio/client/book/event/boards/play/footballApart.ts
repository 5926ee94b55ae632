import type { Side } from '../../../../../src/book/views.ts';
import { otherOf, sides } from '../sides.ts';
import { putApart } from './apart.ts';
import type { Spot } from './figures.ts';
import type { Carrier, Passage } from './footballPassages.ts';
import { type Ground, ownView, pitchDeep } from './pitch.ts';

type Places = Readonly<Record<Side, readonly Ground[]>>;

interface Man {
  readonly side: Side;
  readonly order: number;
  u: number;
  v: number;
  /** He has the ball, guards his goal, or does what can be done there alone. */
  readonly isPinned: boolean;
  /** Two of his side are nearer to the ball: he keeps away from it. */
  keepsOff: boolean;
}

/** A step along the pitch and one across it, in the picture. */
const wide = { u: 3.3, v: pitchDeep } as const;
/** No man stands nearer to another than this in the picture: beside him, and behind him. */
const least = { along: 16, across: 20 } as const;
const rounds = 40;
/** As long as there is space they are so much further apart than that. */
const roomy = { by: 1.35, rounds: 12 } as const;

/** So many of either side are in a penalty area, the keeper among them. */
export const mostInBox = { attack: 4, defence: 5 } as const;
const box = { from: 84.5, far: 0.19, near: 0.81 } as const;
/** Where those stand who would be too many, so far before its line that nobody pushes them over it. */
const beforeBox = 82;

/** So many of either side are within so much of the ball. In the picture. */
export const mostAtBall = 2;
export const ballRoom = 27;

export const isInBox = ({ u, v }: Ground): boolean => u > box.from && v > box.far && v < box.near;

/** The way from one man to another, 1 being the least that they keep. */
export const wayBetween = (one: Ground, other: Ground): Spot => ({
  x: ((other.u - one.u) * wide.u) / least.along,
  y: ((other.v - one.v) * wide.v) / least.across,
});

/** A place so far from another, in the same measure. */
export const wayMoved = ({ u, v }: Ground, { x, y }: Spot): Ground => ({
  u: u + (x * least.along) / wide.u,
  v: v + (y * least.across) / wide.v,
});

/** How far apart two men are, 1 being the least. */
export const gapBetween = (one: Ground, other: Ground): number => {
  const { x, y } = wayBetween(one, other);
  return Math.hypot(x, y);
};

/** How far one place is from another, in the picture. */
export const offFrom = (man: Ground, from: Ground): number =>
  Math.hypot((man.u - from.u) * wide.u, (man.v - from.v) * wide.v);

/** At the ball or where it comes from: so near is whoever plays it. In the picture. */
const playsFrom = 10;
const isAt = (man: Ground, ball: Ground): boolean => offFrom(man, ball) < playsFrom;

/** What is done at one place and no other. */
const bound = ['wall', 'dive', 'hurt', 'throw', 'hold', 'lunge', 'kick'] as const;

/** Whoever stays where a passage has put him. */
const isPinnedBy = (
  { ball, carrier, set = {}, poses = {} }: Pick<Passage, 'ball' | 'carrier' | 'set' | 'poses'>,
  side: Side,
  order: number,
): boolean => {
  if (order === 0 || (carrier?.side === side && carrier.order === order)) return true;
  const own = set[side]?.[order];
  if (own === undefined) return false;
  const pose = poses[side]?.[order];
  return isAt(own, ball.from) || isAt(own, ball.to) || bound.some((each) => each === pose);
};

/** Of whoever would be too many before a goal those wait before its penalty area who have come least far. */
const thin = (men: readonly Man[], attacks: Side): void => {
  for (const side of sides) {
    const most = side === attacks ? mostInBox.attack : mostInBox.defence;
    const inside = men
      .filter((man) => man.side === side && isInBox(ownView(attacks, man)))
      .sort((a, b) => ownView(attacks, b).u - ownView(attacks, a).u)
      .sort((a, b) => Number(b.isPinned) - Number(a.isPinned));
    inside.slice(most).forEach((man, at) => {
      if (!man.isPinned) man.u = ownView(attacks, { u: beforeBox - 3 * (at % 3), v: 0 }).u;
    });
  }
};

/** Those of each side who come to the ball: whoever is there anyhow, and else the nearest of them. */
const leaveToTwo = (men: readonly Man[], ball: Ground): void => {
  for (const side of sides) {
    const nearest = men
      .filter((man) => man.side === side && (!man.isPinned || offFrom(man, ball) < ballRoom))
      .sort((a, b) => Number(b.isPinned) - Number(a.isPinned) || offFrom(a, ball) - offFrom(b, ball));
    for (const man of nearest.slice(mostAtBall)) man.keepsOff = !man.isPinned;
  }
};

/** As far from the ball as he has to be, on the side of it where he is; over the line of the pitch he goes along it instead. */
const clearOfBall = (man: Man, ball: Ground): void => {
  const far = offFrom(man, ball);
  if (!man.keepsOff || far >= ballRoom) return;
  const by = far < 1 ? 0 : ballRoom / far;
  const v = Math.min(0.97, Math.max(0.04, ball.v + (man.v - ball.v) * by));
  const across = (v - ball.v) * wide.v;
  const along = Math.sqrt(Math.max(0, ballRoom ** 2 - across ** 2)) / wide.u;
  const isBehind = man.u === ball.u ? man.side === 'home' : man.u < ball.u;
  const wanted = ball.u + (isBehind ? -along : along);
  man.u = wanted < 4 || wanted > 96 ? ball.u + (isBehind ? along : -along) : wanted;
  man.v = v;
};

/** So far from a way that is kept free is whoever has nothing to do there. In the picture. */
export const laneRoom = 17;

/** Out of the way of a ball, to the side of it where he is. */
const clearOfLane = (man: Man, [from, to]: NonNullable<Passage['lane']>): void => {
  const along = (man.u - from.u) / (to.u - from.u);
  if (man.isPinned || along < 0 || along > 1) return;
  const v = from.v + (to.v - from.v) * along;
  if (Math.abs(man.v - v) * wide.v < laneRoom) man.v = v + ((man.v < v ? -1 : 1) * laneRoom) / wide.v;
};

/** Nobody is pushed off the pitch, nor to a ball that he leaves to others, nor into a penalty area that he is not in. */
const push = (man: Man, by: Spot, ball: Ground, lane?: Passage['lane']): void => {
  const was: Ground = { u: man.u, v: man.v };
  const bounds = { least: Math.min(4, was.u), most: Math.max(96, was.u) };
  const to = wayMoved(was, by);
  man.u = Math.min(bounds.most, Math.max(bounds.least, to.u));
  man.v = Math.min(Math.max(0.97, was.v), Math.max(Math.min(0.04, was.v), to.v));
  clearOfBall(man, ball);
  if (lane) clearOfLane(man, lane);
  for (const attacks of sides) {
    if (isInBox(ownView(attacks, was)) || !isInBox(ownView(attacks, man))) continue;
    man.u = ownView(attacks, { u: box.from, v: 0 }).u;
  }
};

/**
 * The last of all: whatever a passage wants, no two figures cover each other, and before a goal are no more than can be told apart. Whoever
 * plays the ball, guards a goal, dives or stands in a wall stays.
 */
export const keptApart = (
  places: Places,
  passage: Pick<Passage, 'ball' | 'carrier' | 'set' | 'poses' | 'lane'>,
): Places => {
  const { lane } = passage;
  const men = sides.flatMap((side) =>
    places[side].map(
      ({ u, v }, order): Man => ({
        ...{ side, order, u, v },
        isPinned: isPinnedBy(passage, side, order),
        keepsOff: false,
      }),
    ),
  );
  for (const side of sides) thin(men, side);
  const ball = passage.ball.to;
  leaveToTwo(men, ball);
  for (const man of men) {
    clearOfBall(man, ball);
    if (lane) clearOfLane(man, lane);
  }
  const manAt = (at: number): Man => {
    const man = men[at];
    if (!man) throw new RangeError(`no man ${at}`);
    return man;
  };
  putApart({
    ...{ count: men.length, rounds, roomy },
    isFixed: (at) => manAt(at).isPinned,
    between: (one, other) => wayBetween(manAt(one), manAt(other)),
    push: (at, by) => push(manAt(at), by, ball, lane),
  });
  const placed = (side: Side): readonly Ground[] =>
    men.filter((man) => man.side === side).map(({ u, v }) => ({ u, v }));
  return { home: placed('home'), away: placed('away') };
};

/** Who stands out: whoever has the ball, and his nearest opponent. */
export type Rank = 'carrier' | 'rival' | null;

/** Of each man of both sides. */
export const ranksOf = (
  { home, away }: Places,
  carrier: Carrier | null,
): Readonly<Record<Side, readonly Rank[]>> => {
  const places = { home, away };
  const has = carrier && places[carrier.side][carrier.order];
  const rivals = carrier && has ? places[otherOf(carrier.side)].map((man) => offFrom(man, has)) : [];
  const nearest = rivals.indexOf(Math.min(...rivals));
  const rankOf = (side: Side, order: number): Rank => {
    if (carrier === null) return null;
    if (carrier.side === side) return carrier.order === order ? 'carrier' : null;
    return order === nearest ? 'rival' : null;
  };
  const ranked = (side: Side): readonly Rank[] => places[side].map((_, order) => rankOf(side, order));
  return { home: ranked('home'), away: ranked('away') };
};
