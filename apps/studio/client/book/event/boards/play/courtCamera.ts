import { type Look, wholeView } from '../Stage.tsx';
import { ringOf } from './courtDepth.ts';
import type { CourtFrame } from './courtPlay.ts';

/** How near a possession is seen, a throw at the ring, and one that goes higher than this with all of its way. */
const zooms = { play: 1.36, shot: 1.26, high: 1.13 } as const;
const highFrom = 44;
/** So low that the floor is in sight to its near edge; and how far the view is ahead of the ball, further while all run to the other end, as it takes its time to come there. Hundredths of the picture. */
const floorAt = 100;
const aheadBy = { attack: 8, run: 34 } as const;
const within = { least: 10, most: 90 } as const;
/** No further from the middle than this to the other end, while points are read by the ring. */
const untilRead = 4;

/** Goes with the ball; from before a throw until it is in the ring and the highest point of its way are in sight. */
export const courtLook = ({
  balls,
  carrier,
  shot,
  points,
  isRun = false,
}: Pick<CourtFrame, 'balls' | 'carrier' | 'shot' | 'points' | 'isRun'>): Look => {
  const at = shot === undefined ? balls[0]?.to : ringOf(shot);
  if (at === undefined || balls.length > 1) return wholeView;
  const by = isRun ? aheadBy.run : aheadBy.attack;
  const ahead = carrier === null || shot !== undefined ? 0 : carrier.side === 'home' ? by : -by;
  const least = points?.side === 'home' ? 50 - untilRead : within.least;
  const most = points?.side === 'away' ? 50 + untilRead : within.most;
  const x = Math.min(most, Math.max(least, 50 + ((at.x - 200) / 372) * 140 + ahead));
  const isHigh = balls.some(({ height }) => height > highFrom);
  return { x, y: floorAt, zoom: shot === undefined ? zooms.play : isHigh ? zooms.high : zooms.shot };
};
