import { type CSSProperties, useId } from 'react';
import { around } from './Bloom.tsx';
import { type Emblem, type Ending, runMs, runs } from './endings.ts';
import { type Point, petal, type TableForm } from './places.ts';

/** A great petal, its foot at the middle of the table. */
const great = 'M0 0C-20 -14 -34 -46 -17 -68C-11 -75 -4 -71 0 -66C4 -71 11 -75 17 -68C34 -46 20 -14 0 0Z';

interface Cloth extends Point {
  readonly width: number;
  readonly height: number;
  readonly rx: number;
}

/** The bloom that opens over the whole cloth, from its middle to the rim. */
export const WholeBloom = ({ cloth, isOwn }: { cloth: Cloth; isOwn: boolean }) => {
  // A replay has a table of its own over this one.
  const id = useId();
  const middle = { x: cloth.x + cloth.width / 2, y: cloth.y + cloth.height / 2 };
  const size = Math.hypot(cloth.width, cloth.height) / 2 / 70;
  return (
    <g className="whole-bloom" data-own={isOwn} clipPath={`url(#${id}cloth)`}>
      <clipPath id={`${id}cloth`}>
        <rect {...cloth} />
      </clipPath>
      <radialGradient id={`${id}gold`} gradientUnits="userSpaceOnUse" cx="0" cy="0" r="72">
        <stop className="bloom-foot" offset="0.1" />
        <stop className="bloom-tip" offset="1" />
      </radialGradient>
      <g transform={`translate(${middle.x} ${middle.y}) scale(${size})`}>
        {[10, 8].map((count, ring) => (
          <g key={count} className="bloom-ring" style={{ animationDelay: `${ring * 180}ms` }}>
            {around(count).map((turn) => (
              <path
                key={turn}
                className="bloom-petal"
                d={great}
                fill={`url(#${id}gold)`}
                transform={`rotate(${turn + ring * 22.5}) scale(${ring === 0 ? 1 : 0.66})`}
              />
            ))}
          </g>
        ))}
      </g>
    </g>
  );
};

type Running = CSSProperties & {
  readonly '--way-x': string;
  readonly '--way-y': string;
  readonly '--up': string;
};

/** Chips that run in a bow, one after another, from where the pot has lain to whoever takes it. */
export const Run = ({ from, to, ending, scale }: RunProps) => {
  const up = Math.max(26, Math.abs(to.x - from.x) * 0.3) * 1.1;
  return (
    <g className="pot-run" transform={`translate(${from.x} ${from.y})`}>
      {Array.from({ length: runs[ending] }, (_, at) => {
        const column = (at % 3) - 1;
        const way: Running = {
          '--way-x': `${Math.round(to.x - from.x + column * 15 * scale)}px`,
          '--way-y': `${Math.round(to.y - from.y - Math.floor(at / 3) * 3 * scale)}px`,
          '--up': `${Math.round(-up - (at % 4) * 5)}px`,
          animationDelay: `${runMs.from + at * runMs.each}ms`,
          animationDuration: `${runMs.way}ms`,
        };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: chips are alike
          <g key={at} className="run-along" style={way}>
            <g className="run-across" style={way}>
              <g transform={`scale(${scale})`} data-rank={at % 4} className="run-chip">
                <ellipse className="chip-edge" cy="3.5" rx="13" ry="8" />
                <ellipse className="chip-top" rx="13" ry="8" />
              </g>
            </g>
          </g>
        );
      })}
    </g>
  );
};

interface RunProps {
  readonly from: Point;
  readonly to: Point;
  readonly ending: Ending;
  readonly scale: number;
}

type Pushing = CSSProperties & { readonly '--way-x': string; readonly '--way-y': string };

/** Where nobody was left to show cards to the pot is pushed over with a rake. */
export const Rake = ({ from, to, scale }: { from: Point; to: Point; scale: number }) => {
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const way: Pushing = {
    '--way-x': `${Math.round((to.x - from.x) * 0.86)}px`,
    '--way-y': `${Math.round((to.y - from.y) * 0.86)}px`,
  };
  return (
    <g transform={`translate(${from.x} ${from.y})`}>
      <g className="pot-rake" style={way}>
        <g transform={`rotate(${turn}) scale(${scale})`}>
          <path className="rake-wood" d="M-190 -3H-40V3H-190Z" />
          <path className="rake-head" d="M-44 -40Q-32 -42 -32 -34V34Q-32 42 -44 40Q-38 0 -44 -40Z" />
        </g>
      </g>
    </g>
  );
};

const lamps = [-2, -1, 0, 1, 2] as const;
const flakes = 34;

/** Five lamps on a bridge, lit one after another: a straight. */
const Bridge = ({ half }: { half: number }) => {
  const yOf = (lamp: number): number => -3 + lamp ** 2 * 1.4;
  return (
    <>
      <path className="bridge-arch" d={`M${-half - 6} 6Q0 -14 ${half + 6} 6`} />
      {lamps.map((lamp, at) => (
        <g key={lamp} transform={`translate(${(lamp * half) / 2} ${yOf(lamp)})`}>
          <g className="bridge-lamp" style={{ animationDelay: `${200 + at * 130}ms` }}>
            <circle className="lamp-light" r="15" />
            <path className="lamp-paper" d="M-7 0C-7 -7 7 -7 7 0C7 8 -7 8 -7 0Z" />
            <path className="lamp-rib" d="M-3 -7H3M-3 7.5H3M0 8V13" />
          </g>
        </g>
      ))}
    </>
  );
};

/** Gold that falls past the cards: a flush. */
const FallingGold = ({ half, high }: { half: number; high: number }) =>
  Array.from({ length: flakes }, (_, at) => {
    const way: CSSProperties & { readonly '--fall': string } = {
      '--fall': `${Math.round(high + 40)}px`,
      animationDelay: `${(at * 61) % 1_300}ms`,
    };
    const x = (((at + 1) * 0.755) % 1) * 2 * (half + 24) - half - 24;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: flakes are alike
      <g key={at} transform={`translate(${x.toFixed(1)} -18)`}>
        <path className="gold-flake" d="M0 -6L4 0L0 6L-4 0Z" style={way} />
      </g>
    );
  });

/** The whole flower in gold, with rays: three of a kind, and a straight in one suit. */
const GoldFlower = () => (
  <g transform="translate(0 -4)">
    <g className="emblem-rays">
      {around(12).map((turn) => (
        <path key={turn} d="M0 -12L-4 -46H4Z" transform={`rotate(${turn})`} />
      ))}
    </g>
    {around(6).map((turn, at) => (
      <g key={turn} transform={`rotate(${turn})`}>
        <g className="emblem-petal" style={{ animationDelay: `${300 + at * 110}ms` }}>
          <path d={petal} transform="scale(1.3)" />
        </g>
      </g>
    ))}
    <circle className="emblem-heart" r="5" />
  </g>
);

/** What a great hand is given, over its cards. */
export const HandEmblem = ({ emblem, form: { best } }: { emblem: Emblem; form: TableForm }) => {
  const half = (best.step + 35) * best.scale;
  return (
    <g className="hand-emblem" transform={`translate(${best.x} ${best.y - 56 * best.scale})`}>
      {emblem === 'bridge' && <Bridge half={half} />}
      {emblem === 'gold' && <FallingGold half={half} high={112 * best.scale} />}
      {emblem === 'flower' && <GoldFlower />}
    </g>
  );
};
