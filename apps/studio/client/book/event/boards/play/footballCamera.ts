import type { Side } from '../../../../../src/book/views.ts';
import type { Look } from '../Stage.tsx';
import type { Spot } from './figures.ts';
import type { FlyingBall, FootballMan } from './footballPlay.ts';
import { type Ground, goalSize, posts, seenAt } from './pitch.ts';

/** What there is to be seen of pitch, stands and sky. */
export const world = { x: 0, y: -78, width: 400, height: 276 } as const;
export const worldView = `${world.x} ${world.y} ${world.width} ${world.height}`;

/** At rest two thirds of the pitch are in sight, in a threat the penalty area; what is shown slowly is seen from nearer still. */
const zooms = { rest: 1.5, near: 2.15, slow: 2.7 } as const;
/** How far the view goes with the ball. */
const follows = 0.86;
/** So far from the edge of the picture is whatever has to be in it: over a man's feet stands the man. */
const margins = { side: 12, top: 34, bottom: 6 } as const;

interface Filmed {
  readonly home: readonly Pick<FootballMan, 'u' | 'v'>[];
  readonly away: readonly Pick<FootballMan, 'u' | 'v'>[];
  readonly balls: readonly Pick<FlyingBall, 'to'>[];
  readonly near: Side | null;
  readonly right: Side;
  readonly goal?: Side;
  readonly inNet?: Side | null;
  readonly shooter?: Numbered;
  readonly recall?: { readonly clock: number | null };
}

/** The men nearest to a place, as the picture has them. */
const nearestTo = ({ home, away }: Filmed, ball: Ground, count: number): readonly Ground[] => {
  const at = seenAt(ball);
  const off = (man: Ground): number => Math.hypot(seenAt(man).x - at.x, seenAt(man).y - at.y);
  return [...home, ...away].sort((a, b) => off(a) - off(b)).slice(0, count);
};

/** The corners of a goal that has to be in sight, as the picture has them. */
const goalMouth = ({ goal, right }: Filmed): readonly Spot[] => {
  if (goal === undefined) return [];
  const u = goal === right ? 100 : 0;
  const [far, near] = [posts.far, posts.near].map((v) => seenAt({ u, v }));
  return far && near ? [{ x: far.x, y: far.y - goalSize.height + margins.top }, near] : [];
};

interface Span {
  readonly least: number;
  readonly most: number;
}

/** The middle of a view along one way: as wanted, but with all that has to be in it, and with nothing outside the world. */
const middleOf = (wanted: number, half: number, holds: Span, within: Span): number => {
  const held = Math.min(holds.least + half, Math.max(holds.most - half, wanted));
  return Math.min(within.most - half, Math.max(within.least + half, held));
};

/** Whoever has scored, wherever he runs. */
const scorerOf = (frame: Filmed): readonly Ground[] => {
  const { inNet, shooter } = frame;
  const man = inNet && shooter ? frame[shooter.side][shooter.order] : undefined;
  return man ? [man] : [];
};

/** Where the camera looks: it goes with the ball, and nearer before a goal; the ball and the two men nearest to it are always in sight, and whoever has scored. */
export const cameraOf = (frame: Filmed): Look => {
  const ball = frame.balls[0]?.to ?? { u: 50, v: 0.5 };
  const seen = [...[ball, ...nearestTo(frame, ball, 2), ...scorerOf(frame)].map(seenAt), ...goalMouth(frame)];
  const [xs, ys] = [seen.map(({ x }) => x), seen.map(({ y }) => y)];
  const across: Span = { least: Math.min(...xs) - margins.side, most: Math.max(...xs) + margins.side };
  const down: Span = { least: Math.min(...ys) - margins.top, most: Math.max(...ys) + margins.bottom };
  const zoom = Math.min(
    frame.near === null ? zooms.rest : frame.recall?.clock === null ? zooms.slow : zooms.near,
    world.width / (across.most - across.least),
    world.height / (down.most - down.least),
  );
  const at = seenAt(ball);
  const x = middleOf(200 + (at.x - 200) * follows, world.width / zoom / 2, across, {
    least: world.x,
    most: world.x + world.width,
  });
  const y = middleOf(frame.near === null ? world.height : at.y - 8, world.height / zoom / 2, down, {
    least: world.y,
    most: world.y + world.height,
  });
  return { x: ((x - world.x) / world.width) * 100, y: ((y - world.y) / world.height) * 100, zoom };
};

/** What of the world is in sight. */
export const sightOf = ({ x, y, zoom }: Look) => {
  const [width, height] = [world.width / zoom, world.height / zoom];
  const [left, top] = [
    world.x + (x / 100) * world.width - width / 2,
    world.y + (y / 100) * world.height - height / 2,
  ];
  return { left, top, right: left + width, bottom: top + height };
};

/** The shirts of both sides are numbered by their places in the shape, the keeper first. */
export const shirtOf = (order: number): number => order + 1;

/** Who has a number over his head: whoever has the ball, and whoever will shoot, before a goal. */
export const numberedIn = (
  {
    near,
    carrier,
    shooter,
  }: { readonly near: Side | null; readonly carrier: Numbered | null; readonly shooter?: Numbered },
  side: Side,
  order: number,
): boolean => near !== null && [carrier, shooter].some((man) => man?.side === side && man.order === order);

interface Numbered {
  readonly side: Side;
  readonly order: number;
}
