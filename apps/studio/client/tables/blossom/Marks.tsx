import { flower } from './flower.ts';
import type { Through } from './through.ts';

/** How a bot came through a hand, told apart by shape as well as by colour: 12 units high, round 0 0. */
export const Mark = ({ kind, x, y, size = 12 }: MarkProps) => (
  <g className="through-mark" data-kind={kind} transform={`translate(${x} ${y}) scale(${size / 12})`}>
    {kind === 'won' && <path d={flower} transform="scale(.105)" />}
    {kind === 'raised' && <path d="M0 -6L6.4 5H-6.4Z" />}
    {kind === 'held' && <circle r="4.6" />}
    {kind === 'folded' && <path d="M-4.5 -4.5L4.5 4.5M4.5 -4.5L-4.5 4.5" />}
  </g>
);

interface MarkProps {
  readonly kind: Through;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}
