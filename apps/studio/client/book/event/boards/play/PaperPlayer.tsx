import '../../../styles/triumph.css';
import type { CSSProperties, ReactNode } from 'react';
import type { Side } from '../../../../../src/book/views.ts';
import { type Placed, type Pose, turnEasing, turnLateMs } from './figures.ts';
import type { Rank } from './footballApart.ts';

/** As many of a side as there can be, and those of the other are counted on from them. */
const most = 11;

type StepStyle = CSSProperties & Readonly<Record<`--${string}`, string>>;

/** Nobody is in step with those beside him: what he does over and over began so much earlier. */
const stepStyle = (order: number): StepStyle => ({ '--step': `${-order * 170}ms` });

/** Parted, cropped, tied up and curled, so that those of a side can be told apart. */
const hairs = [
  'M-4-43.500Q-4.500-49.500 1.500-49.500 6-49.400 5.800-45.500 2-47.500-.500-45.500-1-42-2.500-40.500z',
  'M-3.800-43.500Q-4.400-49.600 1.200-49.600 6-49.600 5.800-46.200 1-46.800-1.600-44.600L-2.400-42z',
  'M-4-43.500Q-4.500-49.500 1.500-49.500 6-49.400 5.800-45.500 2-47.500-.500-45.500-1-42-2.500-40.500zM-3.400-48.600a2.600 2.600 0 1 1 4.600-1.200z',
  'M-2.600-40Q-6.600-41.600-5.400-45.200-6.200-49.600-1.800-50.400 1.400-52.400 4.400-50.200 7.400-48.800 6-45.400 3.400-47.400 1-46.200-.200-44-1.200-42.400z',
];

/** What is over in a moment is drawn larger. */
const acts: readonly Pose[] = ['kick', 'dive', 'lunge', 'reach'];

/**
 * A player cut from paper, feet where they are placed. Each limb hangs on a point of its own and is turned about it by the pose,
 * so that all motion is transforms.
 */
export const PaperPlayer = ({
  at: { x, y, pose },
  side,
  facing = side,
  order = 0,
  hasBall = false,
  isMarked = false,
  size,
  tool,
  isGone = false,
  rank = null,
  isAside = false,
  number = null,
}: {
  at: Placed;
  side: Side;
  /** The home side looks to the right. */
  facing?: Side;
  order?: number;
  hasBall?: boolean;
  /** He will shoot. */
  isMarked?: boolean;
  size: number;
  /** What the front hand holds. */
  tool?: ReactNode;
  /** Out of sight, but still where he went. */
  isGone?: boolean;
  /** Who plays the ball stands out. */
  rank?: Rank;
  /** He has no part in it, and is smaller. */
  isAside?: boolean;
  /** What stands over his head. */
  number?: number | null;
}) => (
  <g
    className="player"
    data-side={side}
    data-gone={isGone}
    data-rank={rank ?? undefined}
    data-aside={isAside}
    data-acts={acts.includes(pose)}
    style={{ transform: `translate(${x}px, ${y}px)` }}
  >
    <g className="player-rank">
      <g transform={`scale(${size})`}>
        <ellipse className="paper-shade" cx="5" rx="14" ry="3" />
        {hasBall && <ellipse className="carrier-disc" rx="19" ry="6.500" />}
        {(hasBall || isMarked) && <ellipse className="carrier-ring" rx="15" ry="5" />}
      </g>
      <g
        className="player-turn"
        style={{
          transform: `scale(${facing === 'home' ? size : -size}, ${size})`,
          transitionTimingFunction: turnEasing,
          transitionDelay: `${turnLateMs(order + (side === 'home' ? 0 : most))}ms`,
        }}
      >
        <g className="player-lift" data-pose={pose} style={stepStyle(order)}>
          <g transform="translate(-1 -20)">
            <g className="limb back-leg">
              <path d="M-2.6 0L-3.4 20H1.6L2.8 0z" />
              <path className="player-sock" d="M-3 11L-3.4 20H1.6L2.1 11z" />
            </g>
          </g>
          <g transform="translate(-2 -35)">
            <path className="limb back-arm" d="M-2 0L-1.6 14q1.6 2 3.2 0L2 0z" />
          </g>
          <g transform="translate(1 -20)">
            <g className="limb front-leg">
              <path d="M-2.8 0L-1.8 20H4L2.6 0z" />
              <path className="player-sock" d="M-2.300 11L-1.8 20H4L3.400 11z" />
            </g>
          </g>
          <path className="player-shorts" d="M-5.6-23H5.6L6.6-13H1L0-16.500-1-13H-6.600z" />
          <path className="player-shirt" d="M-6.500-36.500Q0-40 6.500-36.500L5-20H-5z" />
          <path className="player-field" d="M-2.700-38.300Q0-39.600 2.700-38.300L2.100-20H-2.100z" />
          <path className="player-fold" d="M2.500-37.800Q5-37.600 6.500-36.500L5-20H1.500z" />
          <circle className="player-head" cx="1" cy="-44" r="4.800" />
          <path className="player-hair" d={hairs[order % hairs.length]} />
          <g transform="translate(2 -35)">
            <g className="limb front-arm">
              <path d="M-2.200 0L-1.600 14q1.800 2.200 3.400 0L2.200 0z" />
              {tool}
            </g>
          </g>
        </g>
      </g>
      {rank === 'carrier' && number === null && (
        <path className="carrier-mark" transform={`scale(${size})`} d="M-6-65H6L0-56z" />
      )}
      {number !== null && (
        <text className="player-number" y={(-54 * size).toFixed(1)}>
          {number}
        </text>
      )}
    </g>
  </g>
);
