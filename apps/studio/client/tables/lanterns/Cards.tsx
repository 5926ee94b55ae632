import { suitOf } from '../../../src/games/cards/card.ts';
import { Card } from '../baccarat/Card.tsx';

/** The drawing has diamonds before clubs. */
const drawn = (card: number): number => {
  const suit = suitOf(card);
  return suit < 2 ? card : card + (suit === 2 ? 13 : -13);
};

/** Between two cards of a hand, and so little that the rank of the lower one is still read. In units of a card of 70 by 98. */
const [stepMost, stepLeast] = [44, 18];
/** Between the rows of a hand that is wider than its room. */
const rowStep = 34;

/** Cards of one hand over each other, round its middle, in as many rows as there is room for; covered ones last. */
export const Cards = ({ cards, covered = 0, x, y, scale, room }: CardsProps) => {
  const all = [...cards, ...Array.from({ length: covered }, () => null)];
  const spare = Math.max(0, room / scale - 70);
  const inRow = Math.min(all.length, 1 + Math.floor(spare / stepLeast));
  const rows = Math.ceil(all.length / Math.max(1, inRow));
  const step = inRow > 1 ? Math.min(stepMost, spare / (inRow - 1)) : 0;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      {all.map((card, at) => (
        <Card
          // A place keeps its card, and the same card may come twice.
          // biome-ignore lint/suspicious/noArrayIndexKey: cards never change places
          key={at}
          card={drawn(card ?? 0)}
          open={card !== null}
          x={((at % inRow) - (inRow - 1) / 2) * step}
          y={(Math.floor(at / inRow) - rows + 1) * rowStep}
        />
      ))}
    </g>
  );
};

interface CardsProps {
  readonly cards: readonly number[];
  readonly covered?: number;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Width that the hand may take. */
  readonly room: number;
}
