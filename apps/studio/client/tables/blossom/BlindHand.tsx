import type { CSSProperties } from 'react';
import type { Point } from './places.ts';

type Leaving = CSSProperties & { readonly '--away-x': string; readonly '--away-y': string };

/** The hand that whoever is blind keeps on the cards, from the side of its figure; it goes as they look. */
export const BlindHand = ({ seat, cards, figure, scale, isHeld }: BlindHandProps) => {
  const turn = (Math.atan2(figure.y + 18 - cards.y, figure.x - cards.x) * 180) / Math.PI;
  const far = Math.hypot(figure.x - cards.x, figure.y - cards.y);
  const [along, down] = [(figure.x - cards.x) / far, (figure.y - cards.y) / far];
  const away: Leaving = {
    '--away-x': `${Math.round(along * 34)}px`,
    '--away-y': `${Math.round(down * 34)}px`,
  };
  return (
    <g transform={`translate(${cards.x + along * 10} ${cards.y + down * 4 + 4})`}>
      <g className="blind-hand" data-seat={seat} data-held={isHeld} style={away}>
        <g transform={`rotate(${turn}) scale(${scale})`}>
          <path className="blind-sleeve" d="M9 -9C18 -12 26 -13 34 -12V12C26 13 18 12 9 9Z" />
          <path
            className="blind-palm"
            d="M12 -7C4 -9 -4 -9 -12 -7C-15 -6 -15 -3 -12 -3C-16 -3 -17 0 -13 1C-16 2 -15 5 -12 5C-13 8 -9 8 -6 7C2 9 8 8 12 7Z"
          />
        </g>
      </g>
    </g>
  );
};

interface BlindHandProps {
  /** From 0. */
  readonly seat: number;
  readonly cards: Point;
  readonly figure: Point;
  readonly scale: number;
  readonly isHeld: boolean;
}
