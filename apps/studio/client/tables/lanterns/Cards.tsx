import { suitOf } from '../../../src/games/cards/card.ts';
import { Card } from '../baccarat/Card.tsx';

/** The drawing has diamonds before clubs. */
const drawn = (card: number): number => {
  const suit = suitOf(card);
  return suit < 2 ? card : card + (suit === 2 ? 13 : -13);
};

/** Cards of one hand over each other, round its middle, no wider than there is room for; covered ones last. */
export const Cards = ({ cards, covered = 0, x, y, scale, room }: CardsProps) => {
  const all = [...cards, ...Array.from({ length: covered }, () => null)];
  const step = all.length > 1 ? Math.min(44, (room / scale - 70) / (all.length - 1)) : 0;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      {all.map((card, at) => (
        <Card
          // A place keeps its card, and the same card may come twice.
          // biome-ignore lint/suspicious/noArrayIndexKey: cards never change places
          key={at}
          card={drawn(card ?? 0)}
          open={card !== null}
          x={(at - (all.length - 1) / 2) * step}
          y={0}
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
