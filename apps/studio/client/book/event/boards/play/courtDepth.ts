import type { Side } from '../../../../../src/book/views.ts';
import { mirrored, type Spot } from './figures.ts';

/** The line behind which the stands are; and so many times as deep a floor is seen as it is played on. */
const [farLine, deepened] = [99, 1.85] as const;
/** Men of a court are so much larger than what their hands were measured for. */
const grown = 1.25;

/** Where the feet of somebody on the floor are seen. */
export const seenOnFloor = <At extends Spot>(at: At): At => ({
  ...at,
  y: farLine + (at.y - farLine) * deepened,
});

/** Where the hand of somebody is seen. */
export const handOf = (at: Spot, height = 24): Spot => {
  const { x, y } = seenOnFloor(at);
  return { x, y: y - height * grown };
};

/** A ball this high is at the ring, and no hand's. */
const ringHigh = 100;
const underHand = 20;
/** Where the shadow of a ball falls: below the hand that has it, and below the ring. */
export const shadeOf = ({ x, y }: Spot, underRing: number): Spot => ({
  x,
  y: y < ringHigh ? underRing : y + underHand,
});

/** The middle of a court, across it. */
export const row = 126;
/** The ring that a side throws at: the home side plays to the right. */
export const ringOf = (side: Side): Spot => ({ x: mirrored(side, 350), y: 78 });
/** The floor right under a ring. */
export const underRing = (side: Side): Spot => seenOnFloor({ x: ringOf(side).x, y: row });
/** Where points are read: under the ring and beside it, where the view still is as they run back, and so low that they rise past neither, nor behind what is cheered over the picture. */
export const pointsAt = (side: Side): Spot => {
  const { x, y } = ringOf(side);
  return { x: x - (side === 'home' ? 66 : -66), y: y + 86 };
};
