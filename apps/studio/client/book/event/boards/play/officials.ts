import type { Side } from '../../../../../src/book/views.ts';
import type { Passage } from './footballPassages.ts';
import { type Ground, seenAt } from './pitch.ts';

export interface RefereeMan extends Ground {
  /** He blows, or holds a card up. */
  readonly isBlown: boolean;
  /** The shirt that he books. */
  readonly card: number | null;
  readonly facing: Side;
}

export interface Linesman {
  readonly u: number;
  readonly isUp: boolean;
}

/** He keeps so far behind the ball, and on the other hand of the pitch, never before a goal. */
const keeps = { along: 0.72, most: 23, across: 0.5 } as const;
/** A step along the pitch at its far line, in the picture. */
const uWide = 2.92;
const linesmanWithin = { least: 6, most: 94 } as const;

/** He is never nearer to the ball than this, in the picture. */
export const refereeClear = 32;

const clearOf = (ball: Ground, at: Ground): Ground => {
  const [his, its] = [seenAt(at), seenAt(ball)];
  const down = Math.abs(his.y - its.y);
  if (Math.hypot(his.x - its.x, down) >= refereeClear) return at;
  // Towards the middle of the pitch, where fewer stand.
  const wide = Math.sqrt(Math.max(0, refereeClear ** 2 - down ** 2)) / uWide;
  return { ...at, u: ball.u > 50 ? ball.u - wide : ball.u + wide };
};

/** Where the referee and his assistant are in a passage of play. */
export const officialsOf = ({
  ball: { to },
  officials = {},
}: Passage): { readonly referee: RefereeMan; readonly linesman: Linesman } => {
  const { referee, isBlown = false, card = null, flagAt } = officials;
  const along = Math.min(keeps.most, Math.max(-keeps.most, (to.u - 50) * keeps.along));
  const at = referee ?? clearOf(to, { u: 50 + along, v: 0.66 - (to.v - 0.5) * keeps.across });
  const u = flagAt?.u ?? to.u;
  return {
    referee: { ...at, isBlown, card, facing: to.u >= at.u ? 'home' : 'away' },
    linesman: {
      u: Math.min(linesmanWithin.most, Math.max(linesmanWithin.least, u)),
      isUp: flagAt !== undefined,
    },
  };
};
