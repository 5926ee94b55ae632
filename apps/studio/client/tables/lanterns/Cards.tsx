import type { CSSProperties } from 'react';
import { suitOf } from '../../../src/games/cards/card.ts';
import { Card } from '../baccarat/Card.tsx';
import { useLate } from '../shell/late.ts';
import { useCalm } from '../shell/show.ts';
import { flownMs, openedMs } from './read.ts';

/** The drawing has diamonds before clubs. */
const drawn = (card: number): number => {
  const suit = suitOf(card);
  return suit < 2 ? card : card + (suit === 2 ? 13 : -13);
};

/** Between two cards of a hand, and so little that the rank of the lower one is still read. In units of a card of 70 by 98. */
const [stepMost, stepLeast] = [44, 18];
/** Between the rows of a hand that is wider than its room. */
const rowStep = 34;

type Flown = CSSProperties & { readonly '--fly-x': string; readonly '--fly-y': string };

/** How many of a hand's cards lie open, and count. */
export const useOpened = (count: number): number => {
  const isCalm = useCalm();
  return Math.min(count, useLate(count, isCalm ? 0 : openedMs, 0));
};

/**
 * Cards of one hand over each other, round its middle, in as many rows as there is room for; covered ones last. Each comes from the
 * shoe with its back up, and is turned where it lies.
 */
export const Cards = ({ cards, covered = 0, x, y, scale, room, shoe }: CardsProps) => {
  const isCalm = useCalm();
  const landed = useLate(cards.length, isCalm ? 0 : flownMs, 0);
  const all = [...cards, ...Array.from({ length: covered }, () => null)];
  const spare = Math.max(0, room / scale - 70);
  const inRow = Math.min(all.length, 1 + Math.floor(spare / stepLeast));
  const rows = Math.ceil(all.length / Math.max(1, inRow));
  const step = inRow > 1 ? Math.min(stepMost, spare / (inRow - 1)) : 0;
  const from: Flown = {
    '--fly-x': `${Math.round((shoe.x - x) / scale)}px`,
    '--fly-y': `${Math.round((shoe.y - y) / scale)}px`,
  };
  return (
    <g className="flown-cards" style={from} transform={`translate(${x} ${y}) scale(${scale})`}>
      {all.map((card, at) => (
        <Card
          // A place keeps its card, and the same card may come twice.
          // biome-ignore lint/suspicious/noArrayIndexKey: cards never change places
          key={at}
          card={drawn(card ?? 0)}
          open={card !== null && at < landed}
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
  /** Where cards come from. */
  readonly shoe: { readonly x: number; readonly y: number };
}
