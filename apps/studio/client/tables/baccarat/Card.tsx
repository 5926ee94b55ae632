import { rankOf, suitOf } from '../../../src/tables/engine/faces.ts';

export const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
/** Spade, heart, diamond, club, round 0 0, 24 units high. */
export const pips = [
  'M0 -12C4 -5 11 -2 11 4C11 9 5 11 1.5 7C1.5 9 3 11 4 12H-4C-3 11 -1.5 9 -1.5 7C-5 11 -11 9 -11 4C-11 -2 -4 -5 0 -12Z',
  'M0 12C-4 5 -12 1 -12 -5C-12 -11 -4 -12 0 -6C4 -12 12 -11 12 -5C12 1 4 5 0 12Z',
  'M0 -13L10 0L0 13L-10 0Z',
  'M0 -12A5.5 5.5 0 0 1 4.5 -3A5.5 5.5 0 1 1 1.5 5.5C1.5 8 3 11 4 12H-4C-3 11 -1.5 8 -1.5 5.5A5.5 5.5 0 1 1 -4.5 -3A5.5 5.5 0 0 1 0 -12Z',
] as const;

/** A card of 70×98 round its middle. `open` turns it over. */
export const Card = ({ card, open, x, y, turned = false }: CardProps) => {
  const red = suitOf(card) === 1 || suitOf(card) === 2;
  const pip = pips[suitOf(card)] ?? pips[0];
  return (
    <g transform={`translate(${x} ${y})${turned ? ' rotate(90)' : ''}`}>
      <g className="card-dealt">
        <g className="card-side" data-shown={!open}>
          <rect className="card-back" x="-35" y="-49" width="70" height="98" rx="7" />
          <path className="card-weave" d="M0 -38L24 0L0 38L-24 0ZM0 -22L14 0L0 22L-14 0Z" />
        </g>
        <g className="card-side" data-shown={open} data-red={red}>
          <rect className="card-face" x="-35" y="-49" width="70" height="98" rx="7" />
          {/* Two figures are pressed together: they stand as clear of the edge as one. */}
          <text
            x="-23"
            y="-25"
            className="card-rank card-ink"
            textLength={rankOf(card) === 9 ? 19 : undefined}
            lengthAdjust="spacingAndGlyphs"
          >
            {ranks[rankOf(card)]}
          </text>
          <path className="card-ink" d={pip} transform="translate(-23 -10) scale(.62)" />
          <path className="card-ink" d={pip} transform="translate(6 16) scale(1.7)" />
        </g>
      </g>
    </g>
  );
};

interface CardProps {
  readonly card: number;
  readonly open: boolean;
  readonly x: number;
  readonly y: number;
  /** A third card lies across. */
  readonly turned?: boolean;
}

export const cardName = (card: number): string => `${ranks[rankOf(card)]}${'♠♥♦♣'.charAt(suitOf(card))}`;
