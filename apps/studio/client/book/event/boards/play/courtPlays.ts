import type { CourtPlay } from './courtEnds.ts';
import type { Spot } from './figures.ts';

/** Where five attackers stand: at the top, who brings the ball, on both wings and in both corners. */
export const stands: readonly Spot[] = [
  { x: 208, y: 131 },
  { x: 250, y: 106 },
  { x: 246, y: 157 },
  { x: 320, y: 104 },
  { x: 316, y: 158 },
];
/** Along the lane, while a free throw is taken. */
export const lane: readonly Spot[] = [
  { x: 292, y: 127 },
  { x: 246, y: 114 },
  { x: 240, y: 144 },
  { x: 322, y: 112 },
  { x: 318, y: 144 },
];
/** The others then: behind the one who throws, beyond the line, and next to the ring. */
export const laneGuards: readonly Spot[] = [
  { x: 262, y: 131 },
  { x: 220, y: 116 },
  { x: 212, y: 147 },
  { x: 345, y: 112 },
  { x: 342, y: 147 },
];
export const freeFrom: Spot = { x: 292, y: 127 };

interface Step {
  /** Who has the ball. */
  readonly ball: number;
  /** Whoever is elsewhere than in his place, as the side sees it that plays to the right. */
  readonly men?: Readonly<Record<number, Spot>>;
}

const block: Spot = { x: 238, y: 148 };
const low: Spot = { x: 286, y: 129 };
/** Beat by beat; after the last one both of the last two go on in turn. */
const steps: Readonly<Record<CourtPlay, readonly Step[]>> = {
  drive: [
    { ball: 0 },
    { ball: 0, men: { 0: { x: 254, y: 131 } } },
    { ball: 0, men: { 0: { x: 294, y: 131 } } },
    { ball: 4, men: { 0: { x: 280, y: 129 } } },
    { ball: 2, men: { 0: { x: 256, y: 129 } } },
    { ball: 2 },
  ],
  pick: [
    { ball: 0, men: { 2: block } },
    { ball: 0, men: { 2: block } },
    { ball: 0, men: { 0: { x: 256, y: 120 }, 1: { x: 286, y: 104 }, 2: block } },
    { ball: 0, men: { 0: { x: 262, y: 121 }, 1: { x: 290, y: 104 }, 2: { x: 284, y: 136 } } },
    { ball: 2, men: { 0: { x: 256, y: 121 }, 1: { x: 290, y: 104 }, 2: { x: 290, y: 134 } } },
    { ball: 0, men: { 0: { x: 250, y: 121 }, 1: { x: 286, y: 104 }, 2: { x: 282, y: 140 } } },
  ],
  post: [
    { ball: 0, men: { 3: low } },
    { ball: 1, men: { 3: low } },
    { ball: 3, men: { 3: low } },
    { ball: 3, men: { 3: { x: 296, y: 130 } } },
    { ball: 3, men: { 3: { x: 288, y: 133 } } },
    { ball: 1, men: { 3: low } },
  ],
  swing: [
    { ball: 0 },
    { ball: 0 },
    { ball: 1 },
    { ball: 3 },
    { ball: 1 },
    { ball: 0 },
    { ball: 2 },
    { ball: 4 },
  ],
};

export const stepOf = (play: CourtPlay, beat: number): Step => {
  const all = steps[play];
  const last = all.length - 1;
  const at = beat <= last ? beat : last - ((beat - last) % 2);
  return all[at] ?? { ball: 0 };
};

/** Where whoever steals it is met by the ball, and how he runs on with it. */
export const stealAt = (beat: number): Spot => ({ x: 226 - 34 * beat, y: 124 });
