import type { CSSProperties } from 'react';
import { Card } from '../baccarat/Card.tsx';
import { flower } from './flower.ts';
import type { Point } from './places.ts';
import { dealEachMs } from './schedule.ts';

const covered = [-1, -2, -3] as const;

type Dealt = CSSProperties & { readonly '--deal-x': string; readonly '--deal-y': string };

/** Three cards of a seat, dealt from the middle of the table. `turn`: in which turn its first card comes. */
export const Cards = ({ cards, isDealt, isNear, at, scale, step, from, turn }: CardsProps) => {
  const way: Dealt = {
    '--deal-x': `${Math.round((from.x - at.x) / scale)}px`,
    '--deal-y': `${Math.round((from.y - at.y) / scale)}px`,
  };
  return (
    <g className="blossom-cards" style={way} transform={`translate(${at.x} ${at.y}) scale(${scale})`}>
      {(cards ?? covered).map((card, index) => {
        const x = (index - 1) * step;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place keeps its card, which is known only once it is turned
          <g key={index} style={{ '--deal-wait': `${(index * 6 + turn) * dealEachMs}ms` } as CSSProperties}>
            {(!isDealt || isNear) && (
              <rect className="card-place" x={x - 35} y="-49" width="70" height="98" rx="7" />
            )}
            {!isDealt && isNear && (
              <path className="place-flower" d={flower} transform={`translate(${x} 0) scale(.34)`} />
            )}
            {isDealt && <Card card={card} open={cards !== null} x={x} y={0} />}
          </g>
        );
      })}
    </g>
  );
};

interface CardsProps {
  /** Open; `null` while they are covered. */
  readonly cards: readonly number[] | null;
  readonly isDealt: boolean;
  /** Large, beside one another, each on a place of its own. */
  readonly isNear: boolean;
  readonly at: Point;
  readonly scale: number;
  readonly step: number;
  /** From where they are dealt. */
  readonly from: Point;
  readonly turn: number;
}
