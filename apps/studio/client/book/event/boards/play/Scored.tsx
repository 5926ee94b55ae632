import type { Side } from '../../../../../src/book/views.ts';
import type { Spot } from './figures.ts';

/** Points float up from where they were made, on a piece of paper in the colour of their side. */
export const Scored = ({
  side,
  points,
  isLarge = false,
  at: { x, y },
}: {
  side: Side;
  points: number;
  /** Of a three, and where the lead changes. */
  isLarge?: boolean;
  at: Spot;
}) => (
  <g transform={`translate(${x} ${y - 22})${isLarge ? ' scale(1.5)' : ''}`}>
    <g className="scored" data-side={side}>
      <rect x="-20" y="-19" width="40" height="26" rx="7" />
      <text className="scored-points" textAnchor="middle">
        +{points}
      </text>
    </g>
  </g>
);
