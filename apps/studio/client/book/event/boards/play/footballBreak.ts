import type { Side } from '../../../../../src/book/views.ts';
import { otherOf, sides } from '../sides.ts';
import type { FlyingBall, FootballFrame, FootballMan, FootballTold } from './footballPlay.ts';
import type { Ground } from './pitch.ts';

/** The way in, under the stands. */
const tunnel: Ground = { u: 50, v: -0.04 };

/** A whistle, then all walk in one after the other; and out again at the end. Beats. */
const pace = { whistle: 1, walk: 4, lag: 0.2, back: 4 } as const;
const centre: Ground = { u: 50, v: 0.5 };

const between = (from: Ground, to: Ground, part: number): Ground => ({
  u: from.u + (to.u - from.u) * part,
  v: from.v + (to.v - from.v) * part,
});

const within = (part: number): number => Math.min(1, Math.max(0, part));

/** Half-time so many beats after the first half was seen to its end: both go in, and, once they return, out again to their places. */
export const inBreak = (
  places: Readonly<Record<Side, readonly Ground[]>>,
  beat: number,
  isReturning: boolean,
): FootballFrame => {
  const menOf = (side: Side): FootballMan[] =>
    places[side].map((place, order) => {
      const late = pace.lag * order;
      const part = isReturning
        ? within(1 - (beat - late) / pace.back)
        : within((beat - pace.whistle - late) / pace.walk);
      const isWalking = part > 0 && part < 1;
      const towards = isReturning ? place.u - tunnel.u : tunnel.u - place.u;
      const facing: Side = isWalking ? (towards > 0 ? 'home' : 'away') : side;
      return {
        ...between(place, tunnel, part),
        ...{ pose: isWalking ? (isReturning ? 'run' : 'walk') : 'rest', facing, isGone: part === 1 },
      };
    });
  const men = { home: menOf('home'), away: menOf('away') };
  const ball: FlyingBall = { key: 'rest', from: centre, to: centre, lift: [0, 0], height: 0, ms: 620 };
  return {
    ...men,
    ...{ balls: [ball], carrier: null, inNet: null, near: null, news: null, right: 'home' },
    isEmpty: !isReturning && sides.every((side) => men[side].every(({ isGone }) => isGone)),
    isBlown: !isReturning && beat < pace.whistle + 1,
    isSlow: false,
  };
};

/** Whether both have changed ends. */
export const hasTurned = ({ timeline, isReturning }: FootballTold): boolean =>
  isReturning === true || timeline.some(({ kind }) => kind === 'restart');

const across = ({ u, v }: Ground): Ground => ({ u: 100 - u, v });

/** The same with both at the other ends. */
export const turned = (frame: FootballFrame): FootballFrame => {
  const menOf = (side: Side): FootballMan[] =>
    frame[side].map((man) => ({ ...man, ...across(man), facing: otherOf(man.facing) }));
  const { referee, linesman } = frame;
  return {
    ...frame,
    ...(referee && { referee: { ...referee, ...across(referee), facing: otherOf(referee.facing) } }),
    ...(linesman && { linesman: { ...linesman, u: 100 - linesman.u } }),
    ...{ home: menOf('home'), away: menOf('away'), right: otherOf(frame.right) },
    balls: frame.balls.map((ball) => ({ ...ball, from: across(ball.from), to: across(ball.to) })),
  };
};
