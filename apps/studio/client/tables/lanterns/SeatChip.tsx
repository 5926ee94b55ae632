import type { CSSProperties } from 'react';
import type { Point } from './places.ts';

type FromHouse = CSSProperties & { readonly '--house-x': string; readonly '--house-y': string };

/** What the player has at a seat: the dealer lays as much beside it where it has won, and takes it where it has lost. */
export const SeatChip = ({ text, x, y, house, state }: SeatChipProps) => {
  const way: FromHouse = {
    '--house-x': `${Math.round(house.x - x)}px`,
    '--house-y': `${Math.round(house.y - y)}px`,
  };
  return (
    <g className="seat-chip" data-state={state} style={way} transform={`translate(${x} ${y})`}>
      {state === 'won' && (
        <g className="chip-won">
          <circle className="chip-edge" r="15" cx="22" />
          <circle className="chip-ring" r="10" cx="22" />
        </g>
      )}
      <g className="chip-own">
        <circle className="chip-edge" r="17" />
        <circle className="chip-ring" r="13" />
        <text y="4.5">{text}</text>
      </g>
    </g>
  );
};

interface SeatChipProps extends Point {
  readonly text: string;
  /** Where the dealer's chips are. */
  readonly house: Point;
  readonly state: 'lies' | 'won' | 'lost';
}
