import { type Look, wholeView } from '../Stage.tsx';
import { ringOf } from './courtDepth.ts';
import type { CourtFrame } from './courtPlay.ts';

/** How near a possession is seen, and a ring that the ball has gone through. */
const [near, nearer] = [1.36, 1.42];
/** So low that the floor is in sight to its near edge; and how far the view is ahead of the ball, further while all run to the other end, as it takes its time to come there. Hundredths of the picture. */
const floorAt = 100;
const aheadBy = { attack: 8, run: 34 } as const;
const within = { least: 10, most: 90 } as const;

/** Goes with the ball, and nearer to a ring that it has gone through. */
export const courtLook = ({
  balls,
  scored,
  carrier,
  isRun = false,
}: Pick<CourtFrame, 'balls' | 'scored' | 'carrier' | 'isRun'>): Look => {
  const at = scored === null ? balls[0]?.to : ringOf(scored.side);
  if (at === undefined || balls.length > 1) return wholeView;
  const by = isRun ? aheadBy.run : aheadBy.attack;
  const ahead = carrier === null ? 0 : carrier.side === 'home' ? by : -by;
  const x = Math.min(within.most, Math.max(within.least, 50 + ((at.x - 200) / 372) * 140 + ahead));
  return { x, y: floorAt, zoom: scored === null ? near : nearer };
};
