import { type CSSProperties, useId } from 'react';
import type { Point } from './places.ts';
import type { Feast, Grade } from './won.ts';

/** A petal with a notch in its tip, and its veins; the foot at the heart of the flower. */
const petal = 'M0 4C-20 -10 -37 -44 -20 -68C-13 -77 -4 -73 0 -67C4 -73 13 -77 20 -68C37 -44 20 -10 0 4Z';
const veins = 'M0 -14V-56M-2 -16C-8 -30 -12 -42 -14 -58M2 -16C8 -30 12 -42 14 -58';
const leaf = 'M0 0C-15 -18 -15 -48 0 -72C15 -48 15 -18 0 0Z';
const ray = 'M0 -10L-10 -132L10 -132Z';

interface Ring {
  readonly name: 'great' | 'outer' | 'middle' | 'inner';
  readonly count: number;
  readonly size: number;
  /** The turn of its first petal, degrees. */
  readonly turn: number;
}

/** From below. The great one opens for the greatest hands alone. */
const rings: readonly Ring[] = [
  { name: 'great', count: 12, size: 1.42, turn: 15 },
  { name: 'outer', count: 8, size: 1.04, turn: 0 },
  { name: 'middle', count: 8, size: 0.78, turn: 22.5 },
  { name: 'inner', count: 6, size: 0.52, turn: 10 },
];

/** So many rings have opened once hands are compared: one with each street, and at last the heart. */
export const allRings = 4;
const opensAt: Readonly<Record<Ring['name'], number>> = { outer: 1, middle: 2, inner: 3, great: 5 };

/** So many turns round a flower, degrees. */
export const around = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => (at * 360) / count);

type Opening = CSSProperties & { readonly '--turn': string; readonly '--size': number };

const opening = (turn: number, size: number, waitMs: number): Opening => ({
  '--turn': `${turn}deg`,
  '--size': size,
  transitionDelay: `${waitMs}ms`,
});

const threads = around(14);

/**
 * The flower in the middle of the table: a bud at the deal, a ring of petals more with each street, all of it open when hands are
 * compared, and gold once the pot is won: the greater the hand, the larger, and with light behind it.
 */
export const Flower = ({ at: { x, y, scale }, rings: open, grade, feast }: FlowerProps) => {
  // A replay has a table of its own over this one.
  const id = useId();
  const isGold = grade !== null;
  const isGreat = grade !== null && grade >= 2;
  const isOpen = (name: Ring['name']): boolean =>
    name === 'great' ? isGreat : isGold || open >= opensAt[name];
  return (
    <g
      className="blossom-flower"
      data-rings={isGold ? allRings : open}
      data-grade={grade}
      data-feast={feast}
      style={{ transform: `translate(${x}px, ${y}px) scale(${scale}, ${scale * 0.92})` }}
    >
      <defs>
        {(['great', 'outer', 'middle', 'inner', 'leaf'] as const).map((name) => (
          <linearGradient key={name} id={`${id}${name}`} x1="0" y1="1" x2="0" y2="0">
            <stop className={`flower-foot ${name}`} offset="0.08" />
            <stop className={`flower-tip ${name}`} offset="0.9" />
          </linearGradient>
        ))}
        <radialGradient id={`${id}light`}>
          <stop className="flower-light" offset="0.15" />
          <stop className="flower-light end" offset="1" />
        </radialGradient>
        <radialGradient id={`${id}ray`} gradientUnits="userSpaceOnUse" cx="0" cy="0" r="132">
          <stop className="ray-bright" offset="0.4" />
          <stop className="ray-bright end" offset="1" />
        </radialGradient>
        <radialGradient id={`${id}shade`}>
          <stop className="flower-shade" offset="0.5" />
          <stop className="flower-shade end" offset="1" />
        </radialGradient>
      </defs>
      <g className="flower-rays">
        {around(16).map((turn, at) => (
          <path
            key={turn}
            fill={`url(#${id}ray)`}
            d={ray}
            transform={`rotate(${turn}) scale(${at % 2 ? 1 : 1.3})`}
          />
        ))}
      </g>
      <circle className="flower-halo" r="120" fill={`url(#${id}light)`} />
      <g className="flower-grows">
        <ellipse className="flower-ground" cy="7" rx="86" ry="84" fill={`url(#${id}shade)`} />
        {around(6).map((turn) => (
          <path
            key={turn}
            className="flower-leaf"
            d={leaf}
            fill={`url(#${id}leaf)`}
            style={opening(turn + 12, 1, 0)}
          />
        ))}
        {rings.map(({ name, count, size, turn }) => (
          <g key={name} className={`flower-ring ${name}`} data-open={isOpen(name)}>
            <circle className="flower-ground" cy="3" r={70 * size} fill={`url(#${id}shade)`} />
            {around(count).map((at, index) => (
              <g key={at} className="flower-petal" style={opening(at + turn, size, index * 34)}>
                <path className="petal-leaf" d={petal} fill={`url(#${id}${name})`} />
                <path className="petal-veins" d={veins} />
              </g>
            ))}
          </g>
        ))}
        <g className="flower-heart">
          {threads.map((turn, at) => (
            <g key={turn} transform={`rotate(${turn})`}>
              <path className="heart-thread" d={`M0 0V${at % 2 ? -22 : -16}`} />
              <circle className="heart-dot" cy={at % 2 ? -23 : -17} r="2.6" />
            </g>
          ))}
          <circle className="heart-middle" r="8" />
        </g>
      </g>
    </g>
  );
};

/** Where it stands, and how large. */
export type Bloom = Point & { readonly scale: number };

interface FlowerProps {
  readonly at: Bloom;
  /** How many of its rings have opened. */
  readonly rings: number;
  /** Of the hand that has taken the pot; `null` before. */
  readonly grade: Grade | null;
  readonly feast: Feast | null;
}

/** So many grains fly, by the grade of the hand. */
const grains = [12, 22, 40, 56] as const;

type Flown = CSSProperties & { readonly '--far-x': string; readonly '--far-y': string };

/** Pollen that rises out of the flower as it opens in gold. */
export const Pollen = ({ at: { x, y, scale }, grade }: { at: Bloom; grade: Grade }) => (
  <g className="blossom-pollen" transform={`translate(${x} ${y}) scale(${scale})`}>
    {Array.from({ length: grains[grade] }, (_, index) => {
      const angle = index * 2.4;
      const far = 60 + ((index * 37) % 100) * (1 + grade * 0.25);
      const way: Flown = {
        '--far-x': `${Math.round(Math.cos(angle) * far)}px`,
        '--far-y': `${Math.round(Math.sin(angle) * far * 0.8 - 40)}px`,
        animationDelay: `${350 + ((index * 83) % 900)}ms`,
      };
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: grains are alike
        <circle key={index} className="pollen-grain" r={1.6 + (index % 4) * 0.7} style={way} />
      );
    })}
  </g>
);
