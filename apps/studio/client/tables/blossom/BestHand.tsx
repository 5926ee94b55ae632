import type { CSSProperties } from 'react';
import { Card } from '../baccarat/Card.tsx';
import type { Slot } from './arena.ts';
import { inOrder } from './order.ts';
import { isPaired } from './paired.ts';
import type { TableForm } from './places.ts';

type Coming = CSSProperties & {
  readonly '--from-x': string;
  readonly '--from-y': string;
  readonly '--from-scale': number;
};

/** The hand that has taken the pot: it is lifted from its seat, at this place from the nearest on, before the flower, ringed with gold. */
export const BestHand = ({ hand, place, slot, form: { best, places, near, cards } }: BestHandProps) => {
  const from = slot?.cards ?? places[place]?.cards ?? best;
  const way: Coming = {
    '--from-x': `${from.x - best.x}px`,
    '--from-y': `${from.y - best.y}px`,
    '--from-scale': (slot?.cards ?? (place === 0 ? near : cards)).scale / best.scale,
  };
  const width = 2 * best.step + 70;
  return (
    <g transform={`translate(${best.x} ${best.y})`}>
      <g className="best-hand" data-compared={slot !== null} style={way}>
        <g transform={`scale(${best.scale})`}>
          <rect className="best-shade" x={-width / 2 - 4} y="-44" width={width + 8} height="106" rx="12" />
          <rect className="best-ring" x={-width / 2 - 7} y="-56" width={width + 14} height="112" rx="13" />
          {inOrder(hand).map((card, index) => (
            <Card key={card} card={card} open x={(index - 1) * best.step} y={isPaired(card, hand) ? -6 : 0} />
          ))}
        </g>
      </g>
    </g>
  );
};

interface BestHandProps {
  readonly hand: readonly number[];
  readonly place: number;
  /** Where it lay while hands were compared; `null` where it has come from its seat. */
  readonly slot: Slot | null;
  readonly form: TableForm;
}
