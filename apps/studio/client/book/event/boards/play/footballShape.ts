import type { Side } from '../../../../../src/book/views.ts';
import { keptApart } from './footballApart.ts';
import { ballHeld, type Passage } from './footballPassages.ts';
import { withRoom } from './footballSpace.ts';
import { type Ground, ownView } from './pitch.ts';

/** A keeper, two lines of four and two in front, as a side sees them that plays to the right, the ball being in the middle. */
export const stands: readonly Ground[] = [
  { u: 4, v: 0.5 },
  { u: 20, v: 0.38 },
  { u: 20, v: 0.64 },
  { u: 39, v: 0.36 },
  { u: 42, v: 0.1 },
  { u: 42, v: 0.91 },
  { u: 60, v: 0.6 },
  { u: 23, v: 0.13 },
  { u: 23, v: 0.89 },
  { u: 38, v: 0.64 },
  { u: 57, v: 0.38 },
];
export const men = stands.length;
/** How much of the ball's way each goes with it. */
const follows = [0.05, 0.46, 0.46, 0.48, 0.5, 0.5, 0.34, 0.46, 0.46, 0.48, 0.34] as const;
const keptWithin = { least: 9, most: 91, far: 0.05, near: 0.97 } as const;

const within = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/** The shape of a side moves as a block with the ball. */
const blockOf = (side: Side, ball: Ground): Ground[] => {
  const seen = ownView(side, ball);
  return stands.map(({ u, v }, order) => {
    const ahead = (seen.u - 50) * (follows[order] ?? 0);
    const isKeeper = order === 0;
    return ownView(side, {
      u: isKeeper ? u + ahead * 0.6 + 1 : within(keptWithin.least, u + ahead, keptWithin.most),
      v: isKeeper
        ? 0.5 + (seen.v - 0.5) * 0.22
        : within(keptWithin.far, v + (seen.v - 0.5) * 0.24, keptWithin.near),
    });
  });
};

const farFrom = (one: Ground, other: Ground): number => Math.hypot(one.u - other.u, (one.v - other.v) * 60);

/** Whoever of the others is nearest goes at the ball, and stays between it and his goal; the next one comes to cover him. */
const pressed = (side: Side, block: readonly Ground[], ball: Ground): Ground[] => {
  const [first, second] = block
    .map((place, order) => ({ order, far: farFrom(place, ball) }))
    .slice(1)
    .sort((a, b) => a.far - b.far);
  const behind = side === 'home' ? -4.5 : 4.5;
  return block.map((place, order) => {
    if (order === first?.order) return { u: ball.u + behind, v: within(0.04, ball.v - 0.05, 0.96) };
    if (order !== second?.order) return place;
    return {
      u: (place.u + ball.u + 2.6 * behind) / 2,
      v: (place.v + ball.v) / 2 + (ball.v > 0.5 ? -0.07 : 0.07),
    };
  });
};

export type Places = Readonly<Record<Side, readonly Ground[]>>;

/** Where all are in a passage of play: in their shape and with room, but for those of whom it says more. */
export const placesOf = (passage: Passage): Places => {
  const { ball, carrier, set = {} } = passage;
  const at = ball.to;
  const placed = (side: Side): readonly Ground[] => {
    const block = blockOf(side, at);
    const around = carrier === null || carrier.side === side ? block : pressed(side, block, at);
    return around.map((place, order) => {
      const own = set[side]?.[order];
      if (own) return own;
      return carrier?.side === side && carrier.order === order ? ballHeld(side, at) : place;
    });
  };
  return keptApart(withRoom({ home: placed('home'), away: placed('away') }, at, carrier, set), passage);
};
