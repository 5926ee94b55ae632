import type { CSSProperties } from 'react';
import { Card } from '../baccarat/Card.tsx';
import { useTableState } from '../shell/context.ts';
import { inOrder } from './order.ts';
import type { Point } from './places.ts';
import { dealEachMs, earlyEachMs } from './schedule.ts';

const covered = [-1, -2, -3] as const;

type Dealt = CSSProperties & {
  readonly '--deal-x': string;
  readonly '--deal-y': string;
  readonly '--toss-x': string;
  readonly '--toss-y': string;
};
type Laid = CSSProperties & {
  readonly '--deal-wait': string;
  readonly '--tilt': string;
  readonly '--turn-wait': string;
  readonly '--turn-half': string;
};

/** Three cards of a seat, dealt from the middle of the table: a fan while they are covered, and each clear of the others once they are open. `turn`: in which turn its first card comes. */
export const Cards = ({
  cards,
  isNear,
  isFlat = false,
  isHeld = false,
  at,
  scale,
  step,
  from,
  into = from,
  turn,
  turnsMs,
}: CardsProps) => {
  const { table } = useTableState();
  const eachMs = table?.phase === 'closed' ? earlyEachMs : dealEachMs;
  const isFan = !isNear && !isFlat && cards === null;
  const way: Dealt = {
    '--deal-x': `${Math.round((from.x - at.x) / scale)}px`,
    '--deal-y': `${Math.round((from.y - at.y) / scale)}px`,
    '--toss-x': `${Math.round((into.x - at.x) / scale)}px`,
    '--toss-y': `${Math.round((into.y - at.y) / scale)}px`,
    transform: `translate(${at.x}px, ${at.y}px) scale(${scale})`,
  };
  const laid = (index: number): Laid => ({
    '--deal-wait': `${(index * 6 + turn) * eachMs}ms`,
    '--tilt': `${(index - 1) * 19 + ((turn * 7) % 11) - 5}deg`,
    // The last of them is lifted first, for as long as another is turned.
    '--turn-wait': `${((turnsMs ?? 0) / 4) * (index === 2 ? 3 : index)}ms`,
    '--turn-half': `${(turnsMs ?? 0) / 8}ms`,
    transform: `translate(${(index - 1) * step}px, ${isFan ? 4 * (index - 1) ** 2 : 0}px) rotate(${isFan ? 10 * (index - 1) : 0}deg)`,
  });
  return (
    <g className="blossom-cards" style={way}>
      {(cards ? inOrder(cards) : covered).map((card, index) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: a place keeps its card, which is known only once it is turned
          key={index}
          className="card-lies"
          data-held={isHeld && index === 2}
          data-waited={cards !== null && turnsMs !== undefined}
          style={laid(index)}
        >
          {isNear && <rect className="card-place" x="-35" y="-49" width="70" height="98" rx="7" />}
          <g className="card-rests">
            <Card card={card} open={cards !== null && !(isHeld && index === 2)} x={0} y={0} />
          </g>
        </g>
      ))}
    </g>
  );
};

interface CardsProps {
  /** Open; `null` while they are covered. */
  readonly cards: readonly number[] | null;
  /** Large, beside one another, each on a place of its own. */
  readonly isNear: boolean;
  /** Small and beside one another even while they are covered. */
  readonly isFlat?: boolean;
  /** Whether the last of them is still covered. */
  readonly isHeld?: boolean;
  readonly at: Point;
  readonly scale: number;
  readonly step: number;
  /** From where they are dealt. */
  readonly from: Point;
  /** Where they are tossed when they are folded. */
  readonly into?: Point;
  readonly turn: number;
  /** How long they are turned one by one; all at once where it is not told. */
  readonly turnsMs?: number | undefined;
}
