import { rankOf, suitOf } from '../../../src/tables/engine/faces.ts';
import { pips, ranks } from './Card.tsx';

/** Pips on a card of 100×140, a column and a row each, as every pack has them. */
const [left, middle, right] = [30, 50, 70] as const;
const rows = { top: 26, second: 55.3, half: 70, third: 84.7, bottom: 114 } as const;
const pairsAt = (...ys: readonly number[]) => ys.flatMap((y) => [[left, y] as const, [right, y] as const]);
const corners = pairsAt(rows.top, rows.bottom);
const six = pairsAt(rows.top, rows.half, rows.bottom);
const eight = pairsAt(rows.top, rows.second, rows.third, rows.bottom);
const layouts: readonly (readonly (readonly [number, number])[])[] = [
  [[middle, rows.half]],
  [
    [middle, rows.top],
    [middle, rows.bottom],
  ],
  [
    [middle, rows.top],
    [middle, rows.half],
    [middle, rows.bottom],
  ],
  corners,
  [...corners, [middle, rows.half]],
  six,
  [...six, [middle, 48]],
  [...six, [middle, 48], [middle, 92]],
  [...eight, [middle, rows.half]],
  [...eight, [middle, 40.6], [middle, 99.4]],
];

/** A picture has a frame, which tells it from the side, and a lantern, a fan or a moon within. */
const figures = [
  'M50 44C66 44 72 58 72 70C72 82 66 96 50 96C34 96 28 82 28 70C28 58 34 44 50 44ZM43 38h14v6H43ZM43 96h14v6H43ZM48 102h4v14h-4Z',
  'M50 104L24 62A34 34 0 0 1 76 62ZM46 104h8v12h-8Z',
  'M62 40A32 32 0 1 0 62 100A38 38 0 0 1 62 40Z',
] as const;

/**
 * The face of a card, filling its box. While it is squeezed the corners are covered, as they are by the thumbs of whoever
 * squeezes a card of paper.
 */
export const CardFront = ({ card, hasCorners }: { card: number; hasCorners: boolean }) => {
  const rank = rankOf(card);
  const pip = pips[suitOf(card)] ?? pips[0];
  const isRed = suitOf(card) === 1 || suitOf(card) === 2;
  const figure = figures[rank - 10];
  const mark = (
    <>
      <text x="11" y="19" className="card-rank card-ink">
        {ranks[rank]}
      </text>
      <path className="card-ink" d={pip} transform="translate(11 30) scale(.42)" />
    </>
  );
  return (
    <svg className="card-front" viewBox="0 0 100 140" aria-hidden="true" data-red={isRed}>
      <rect className="card-face" width="100" height="140" />
      {figure === undefined ? (
        layouts[rank]?.map(([x, y]) => (
          <path
            key={`${x} ${y}`}
            className="card-ink"
            d={pip}
            transform={`translate(${x} ${y}) scale(${(rank === 0 ? 2.2 : 0.78) * (y > 70 ? -1 : 1)})`}
          />
        ))
      ) : (
        <>
          <rect className="card-frame" x="20" y="14" width="60" height="112" />
          <path className="card-ink" d={figure} />
        </>
      )}
      {hasCorners && (
        <>
          {mark}
          <g transform="rotate(180 50 70)">{mark}</g>
        </>
      )}
    </svg>
  );
};
