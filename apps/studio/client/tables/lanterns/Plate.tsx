import type { HandEnd } from '../../../src/tables/games/sevenLanterns.ts';

/** Said by a sign as well as by its colour. */
export const endSigns: Readonly<Record<HandEnd, string>> = {
  blackjack: '★',
  win: '✓',
  push: '=',
  lose: '×',
  bust: '×',
};

/** What a hand counts, and what it came to once that is told. */
export const Plate = ({ x, y, width, text, end }: PlateProps) => (
  <g className="lantern-plate" data-end={end ?? ''} transform={`translate(${x} ${y})`}>
    <rect x={-width / 2} y="-12" width={width} height="24" rx="8" />
    <text y="6">{end ? `${endSigns[end]} ${text}` : text}</text>
  </g>
);

interface PlateProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly text: string;
  readonly end?: HandEnd | undefined;
}
