import type { Side } from '../../../../../src/book/views.ts';
import { flight, order, type Passage } from './footballPassages.ts';
import { type Ground, ownView } from './pitch.ts';

/** A ball that leads to no threat is played along the ground to a man who comes for it, and back to the middle. */
export const playedShort = (
  side: Side,
  beat: number,
  from: Ground,
  ways: readonly { readonly at: Ground; readonly man: number }[],
  taker: number,
): Passage => {
  const to = ways[Math.min(beat, ways.length - 1)] ?? { at: from, man: taker };
  const last = ways[beat - 1];
  return {
    ball: flight(102 + beat, last ? ownView(side, last.at) : from, ownView(side, to.at), { height: 3 }),
    carrier: { side, order: to.man },
    poses: { [side]: { [last?.man ?? taker]: 'kick' } },
  };
};

/** A corner that is played short: to the man who comes for it, and back to the middle. */
export const cornerShort = [
  { at: { u: 90, v: 0.12 }, man: order.fulls[0] },
  { at: { u: 76, v: 0.2 }, man: order.partner },
  { at: { u: 60, v: 0.36 }, man: order.middle },
] as const;
