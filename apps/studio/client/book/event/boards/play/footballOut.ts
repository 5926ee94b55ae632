import type { Side } from '../../../../../src/book/views.ts';
import { otherOf } from '../sides.ts';
import type { MoveCaption } from './footballCaption.ts';
import { arrivals, ballHeld, flight, order, type Passage } from './footballPassages.ts';
import { type Ground, ownView } from './pitch.ts';

/** How a ball comes to go out for a corner out of play, as whoever has the corner sees it: out to the wing, crossed into a back, and behind. */
const onWing: Ground = { u: 87, v: 0.1 };
const touched: Ground = { u: 91.5, v: 0.15 };
const ways = [
  { to: onWing, height: 14, ms: 560 },
  { to: touched, height: 2, ms: 300 },
  { to: { u: 104, v: 0.1 }, height: 6, ms: 480 },
] as const;

/** Beats of it before a corner of its own would have been on its way to the flag. */
export const outBeats = ways.length - 1;

/** Whoever will take the corner has it on the wing, and the back before him touches it last. */
export const outPlay = (side: Side, beat: number, from: Ground | null): Passage => {
  const other = otherOf(side);
  const own = (place: Ground): Ground => ownView(side, place);
  const { to, height, ms } = ways[beat] ?? ways[0];
  const last = ways[beat - 1];
  const start = last ? own(last.to) : (from ?? own({ u: 66, v: 0.3 }));
  const [wing, back] = [order.wings[0], order.fulls[0]];
  return {
    ball: flight(96 + beat, start, own(to), { height, ms }),
    carrier: beat === 0 ? { side, order: wing } : null,
    set: {
      [side]: { ...arrivals(side, 3, wing), [wing]: ballHeld(side, own(onWing)) },
      [other]: { [back]: own({ u: touched.u + 1, v: touched.v - 0.01 }) },
    },
    poses: {
      [side]: beat === 1 ? { [wing]: 'kick' } : {},
      [other]: { [back]: beat === 0 ? 'ready' : 'lunge' },
    },
  };
};

/** What is said of it at a beat. */
export const outSays = (beat: number): MoveCaption => (['wing', 'cross', 'cleared'] as const)[beat] ?? 'wing';
