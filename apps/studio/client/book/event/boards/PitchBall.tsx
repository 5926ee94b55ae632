import type { CSSProperties } from 'react';
import type { FlyingBall } from './play/footballPlay.ts';
import { seenAt } from './play/pitch.ts';

type BallStyle = CSSProperties & Readonly<Record<`--${string}`, string>>;

/** What flies further leaves a trail: paler and smaller the later it comes. */
const trailFrom = 16;
const trail = [1, 2, 3, 4, 5] as const;

/** The ball with its shadow on the ground: it flies from place to place, and up and down over the way. */
export const PitchBall = ({ ball: { from, to, lift, height, ms } }: { ball: FlyingBall }) => {
  const [start, end] = [seenAt(from), seenAt(to)];
  const middle = (lift[0] + lift[1]) / 2 + height;
  const style: BallStyle = {
    '--from': `translate(${start.x.toFixed(1)}px, ${start.y.toFixed(1)}px)`,
    '--to': `translate(${end.x.toFixed(1)}px, ${end.y.toFixed(1)}px)`,
    '--low': `translateY(${-lift[0] - 4}px)`,
    '--high': `translateY(${-middle - 4}px)`,
    '--last': `translateY(${-lift[1] - 4}px)`,
    '--ms': `${ms}ms`,
  };
  const isFar = Math.hypot(end.x - start.x, end.y - start.y) > trailFrom;
  return (
    <>
      {isFar &&
        trail.map((late) => {
          const lateStyle: BallStyle = { ...style, '--late': `${late * 26}ms`, opacity: 0.5 - late * 0.08 };
          return (
            <g key={late} className="pitch-ball pitch-trail" style={lateStyle}>
              <circle className="pitch-ball-arc" r={4.6 - late * 0.5} />
            </g>
          );
        })}
      <g className="pitch-ball" style={style}>
        <ellipse className="paper-shade" cx="2" rx="5.4" ry="2" />
        <g className="pitch-ball-arc">
          <circle className="board-ball" r="5.2" />
          <path className="pitch-ball-spots" d="M0-2.200L2.100-.6 1.300 1.800H-1.300L-2.100-.6z" />
        </g>
      </g>
    </>
  );
};
