import type { Side } from '../../../../../src/book/views.ts';
import type { Spot } from './figures.ts';

/** Points float up from where they were made. */
export const Scored = ({ side, points, at: { x, y } }: { side: Side; points: number; at: Spot }) => (
  <g transform={`translate(${x} ${y})`}>
    <text className="scored-points" data-side={side} textAnchor="middle">
      +{points}
    </text>
  </g>
);
