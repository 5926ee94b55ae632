import { Card } from '../baccarat/Card.tsx';

/** The cards of a hand beside each other, round the hand's middle. `step`: from one card to the next. */
export const HandRow = ({ cards, open, x, y, scale, step }: HandRowProps) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    {cards.map((card, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a place keeps its card, which is known only once it is turned
      <Card key={at} card={card} open={open} x={(at - (cards.length - 1) / 2) * step} y={0} />
    ))}
  </g>
);

interface HandRowProps {
  readonly cards: readonly number[];
  readonly open: boolean;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly step: number;
}
