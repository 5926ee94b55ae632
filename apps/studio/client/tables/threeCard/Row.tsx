import { Card } from '../baccarat/Card.tsx';

const step = 76;

/** Three cards beside each other, each on its crescent: the first of them dealt, the first of those turned. */
export const Row = ({ cards, dealt, turned, x, y, scale }: RowProps) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    {cards.map((card, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a place keeps its card, and covered ones are alike
      <g key={at}>
        <rect className="seat-place" x={(at - 1) * step - 35} y="-49" width="70" height="98" rx="8" />
        <path
          className="place-moon"
          d="M7 -21A22 22 0 1 0 7 21A17 17 0 1 1 7 -21Z"
          transform={`translate(${(at - 1) * step} 0)`}
        />
        {at < dealt && <Card card={card} open={at < turned} x={(at - 1) * step} y={0} />}
      </g>
    ))}
  </g>
);

interface RowProps {
  readonly cards: readonly number[];
  readonly dealt: number;
  readonly turned: number;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}
