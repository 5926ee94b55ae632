import type { Side } from '../../../../../src/book/views.ts';
import { pickedBy } from './chance.ts';
import { handOf, ringOf } from './courtDepth.ts';
import { type CourtEnd, courtPlayOf, type Possession } from './courtEnds.ts';
import { freeFrom } from './courtPlays.ts';
import { type Flight, mirroredSpot, type Pose, type Spot } from './figures.ts';

/** How whoever ends an attack does it, as the side sees it that plays to the right. */
export interface Finish {
  /** Which of the five he is. */
  readonly by: number;
  /** Where he gets the ball, and where he is as it leaves his hand. */
  readonly gets: Spot;
  readonly ends: Spot;
  /** What he does then, and once it is in. */
  readonly poses: readonly [gets: Pose, ends: Pose, isIn: Pose];
  /** How high the ball goes over the straight line. */
  readonly height: number;
  /** What it touches on its way into the ring. */
  readonly via?: 'board' | 'hand';
}

/** A shot from where he gets the ball. */
const shot = (by: number, x: number, y: number, height: number): Finish => ({
  ...{ by, gets: { x, y }, ends: { x, y }, height },
  poses: ['ready', 'shoot', 'fist'],
});

const midRange = 36;
const threes: readonly Finish[] = [
  [0, 226, 132],
  [4, 318, 157],
  [1, 246, 110],
].map(([by = 0, x = 226, y = 132]) => shot(by, x, y, 68));

const layUp = (by: number): Finish => ({
  ...{ by, gets: { x: 308, y: 134 }, ends: { x: 333, y: 130 }, height: 6, via: 'board' },
  poses: ['run', 'layUp', 'fist'],
});
const dunk = (by: number): Finish => ({
  ...{ by, gets: { x: 304, y: 128 }, ends: { x: 342, y: 126 }, height: 6 },
  poses: ['run', 'dunk', 'hang'],
});

/** Who ends each play where it goes on to the ring, and from where he shoots where it does not. */
const ended = {
  drive: { man: 0, shot: shot(0, 300, 131, midRange) },
  pick: { man: 2, shot: shot(1, 288, 107, midRange) },
  post: { man: 3, shot: shot(3, 292, 131, midRange) },
  swing: { man: 4, shot: shot(2, 274, 150, midRange) },
} as const;

const hook: Finish = {
  ...{ by: ended.post.man, gets: { x: 300, y: 131 }, ends: { x: 304, y: 129 }, height: 26 },
  poses: ['ready', 'hook', 'fist'],
};
const putBack: Finish = {
  ...{ by: ended.swing.man, gets: { x: 324, y: 136 }, ends: { x: 336, y: 129 }, height: 4, via: 'hand' },
  poses: ['run', 'tip', 'fist'],
};
const freeThrow: Finish = shot(0, freeFrom.x, freeFrom.y, 34);

/** Of a possession that ended in this way; `null` for a throw in vain. */
export const finishOf = (possession: Possession, end: Exclude<CourtEnd, 'steal'> | null): Finish => {
  const { man, shot: own } = ended[courtPlayOf(possession)];
  switch (end) {
    case 'dunk':
      return dunk(man);
    case 'layUp':
      return layUp(man);
    case 'hook':
      return hook;
    case 'putBack':
      return putBack;
    case 'kickOut':
      return threes[pickedBy(`${possession.id} ${possession.clock} three`, threes.length)] ?? own;
    case 'freeThrow':
      return freeThrow;
    case 'jumper':
    case 'block':
    case null:
      return own;
  }
};

/** How far over the floor a ball is held: beside him who runs with it, and before the chest of whoever shoots. */
const held = { low: 14, high: 30 } as const;
/** How far up the hand of somebody is who leaps at a throw. */
const blocksAt = 52;

interface Thrown {
  readonly side: Side;
  readonly finish: Finish;
  readonly end: CourtEnd | null;
  readonly isIn: boolean;
  /** Where the ball was, who guards the one who throws, and who gets it in the end. */
  readonly last: Spot;
  readonly guard: Spot;
  readonly catcher: Spot;
  readonly floor: Spot;
}

/** The ball on its way to whoever ends it, to the ring, and from it. */
export const flightsOf = (thrown: Thrown): readonly [Flight, Flight, Flight] => {
  const { side, finish, end, isIn, last, guard, catcher, floor } = thrown;
  const { gets, poses, height, via } = finish;
  const ring = ringOf(side);
  const at = (x: number, y: number): Spot => mirroredSpot(side, { x, y });
  const hand = handOf(mirroredSpot(side, gets), poses[0] === 'run' ? held.low : held.high);
  const out: Flight = isIn
    ? { from: ring, to: floor, height: 0 }
    : { from: ring, to: handOf(catcher, held.high), height: 22 };
  if (end === 'putBack') {
    // A throw that came off the ring is put back by whoever has gone after it.
    const rim = at(343, 74);
    return [{ from: last, to: rim, height: 36 }, { from: rim, to: ring, height, via: at(332, 58) }, out];
  }
  const come: Flight = { from: last, to: hand, height: 8 };
  if (end === 'block') {
    const stopped = handOf(guard, blocksAt);
    return [come, { from: hand, to: stopped, height: 4 }, { ...out, from: stopped, height: 14 }];
  }
  return [come, { from: hand, to: ring, height, ...(via === 'board' && { via: at(361, 62) }) }, out];
};
