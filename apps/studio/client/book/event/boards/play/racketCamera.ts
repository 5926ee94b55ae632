import type { Look } from '../Stage.tsx';
import type { RacketFrame } from './racketPlay.ts';

/** What there is to be seen of a court, along it. */
const world = { left: 14, width: 372 } as const;
/** How near a rally is seen, by how much more at its hottest, and how near whoever has won it. */
const zooms = { least: 1.02, heat: 0.1, won: 1.24 } as const;
/** A man and his racket are so far from the edge of the picture at least. */
const margin = 40;
/** So low that the floor is in sight. Hundredths of the picture. */
const floorAt = 84;
/** How far the view goes with the shuttle. */
const follows = 0.25;

/** The longer a rally, the nearer it is seen, and whoever has won it nearer still; a little with the shuttle, and both men are always in sight. */
export const racketLook = ({
  home,
  away,
  shuttle,
  scored,
  heat,
}: Pick<RacketFrame, 'home' | 'away' | 'shuttle' | 'scored' | 'heat'>): Look => {
  const most = world.width / (away.x - home.x + 2 * margin);
  const zoom = Math.max(1, Math.min(most, scored ? zooms.won : zooms.least + zooms.heat * heat));
  const half = world.width / zoom / 2;
  const at = scored?.at.x ?? shuttle?.to.x ?? 200;
  const wanted = 200 + (at - 200) * (scored ? 1 : follows);
  const x = Math.max(away.x + margin - half, Math.min(home.x - margin + half, wanted));
  return { x: ((x - world.left) / world.width) * 100, y: floorAt, zoom };
};
