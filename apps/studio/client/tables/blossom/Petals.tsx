import type { CSSProperties } from 'react';
import { type Point, petal } from './places.ts';

/** So many fly for somebody else, and for the player. */
const counts = { others: 10, own: 26 };

type Fallen = CSSProperties & {
  readonly '--fall-x': string;
  readonly '--fall-y': string;
  readonly '--fall-turn': string;
};

/** Petals that fly up from who takes the pot and fall, once: more of them for the player. */
export const Petals = ({ at, size, isOwn }: { at: Point; size: number; isOwn: boolean }) => {
  const count = isOwn ? counts.own : counts.others;
  return (
    <g className="blossom-petals" transform={`translate(${at.x} ${at.y}) scale(${size})`}>
      {Array.from({ length: count }, (_, index) => {
        const angle = (index / count) * 2 * Math.PI;
        const far = 70 + (index % 4) * 26;
        const way: Fallen = {
          '--fall-x': `${Math.round(Math.cos(angle) * far)}px`,
          '--fall-y': `${Math.round(Math.sin(angle) * far * 0.7)}px`,
          '--fall-turn': `${(index % 2 === 0 ? 1 : -1) * (140 + index * 11)}deg`,
          animationDelay: `${(index % 5) * 60}ms`,
        };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: petals are alike
          <path key={index} className="petal" data-light={index % 3 === 0} d={petal} style={way} />
        );
      })}
    </g>
  );
};
