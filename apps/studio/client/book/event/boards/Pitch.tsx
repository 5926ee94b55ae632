import type { ReactNode } from 'react';
import type { Side } from '../../../../src/book/views.ts';
import { type Ground, goalSize, pathOf, posts, seenAt } from './play/pitch.ts';
import { sides } from './sides.ts';

const at = (u: number, v: number): Ground => ({ u, v });

const stripes = 12;
const stripe = 100 / stripes;
/** Mown stripes, every other one light. */
const stripePath = Array.from({ length: stripes / 2 }, (_, number) => {
  const [from, to] = [2 * number * stripe, (2 * number + 1) * stripe];
  return `${pathOf(at(from, 0), at(to, 0), at(to, 1), at(from, 1))}z`;
}).join('');

const boxAt = (line: number, deep: number, from: number, to: number): string =>
  pathOf(at(line, from), at(deep, from), at(deep, to), at(line, to));

const linePath = [
  `${pathOf(at(0, 0), at(100, 0), at(100, 1), at(0, 1))}z`,
  pathOf(at(50, 0), at(50, 1)),
  ...[
    [0, 15.5, 6],
    [100, 84.5, 94],
  ].flatMap(([line = 0, deep = 0, small = 0]) => [
    boxAt(line, deep, 0.19, 0.81),
    boxAt(line, small, 0.3, 0.7),
  ]),
].join('');

const spot = seenAt(at(50, 0.5));

/** The pitch and its lines. */
export const Pitch = () => (
  <>
    <path className="pitch-stripe" d={stripePath} />
    <path className="board-lines" d={linePath} />
    <ellipse className="board-lines" cx={spot.x} cy={spot.y} rx="30" ry="15" />
  </>
);

/** Rows of heads, cut from paper. */
const rowsPath = (y: number, step: number, height: number): string => {
  const heads = Math.ceil(372 / step);
  const arches = `q${step / 2}-${height} ${step} 0`.repeat(heads);
  return `M14 ${y}${arches}V64H14z`;
};
const [backRow, middleRow, frontRow] = [rowsPath(37, 13, 9), rowsPath(46, 15, 11), rowsPath(56, 17, 13)];

const Kite = ({ x, y, turn, order }: { x: number; y: number; turn: number; order: number }) => (
  <g transform={`translate(${x} ${y}) rotate(${turn})`}>
    <g className="pitch-kite" style={{ animationDelay: `${-order * 1_300}ms` }}>
      <path className="kite-tail" d="M0 8q5 4 1 8t2 9" />
      <path className="kite-paper" data-order={order} d="M0-9L6-1 0 8-6-1z" />
      <path className="kite-ribs" d="M0-9V8M-6-1H6" />
    </g>
  </g>
);

/** Over the terrace. */
export const Kites = () => (
  <>
    <Kite x={92} y={17} turn={24} order={0} />
    <Kite x={206} y={15} turn={-18} order={1} />
    <Kite x={268} y={20} turn={30} order={2} />
  </>
);

/** What is seen of the terrace and the pitch: all of it, or from near the third that a side attacks. */
export const Frame = ({ near, children }: { near: Side | undefined; children: ReactNode }) => (
  <g clipPath="url(#pitch-frame)">
    <g className="pitch-camera" data-near={near}>
      {children}
    </g>
  </g>
);

/** The terrace at night: floodlights, and three rows of heads that rise for the goal of their side. */
export const Stands = ({ cheers }: { cheers: Side | null }) => (
  <>
    <clipPath id="pitch-frame">
      <rect x="14" y="4" width="372" height="172" rx="10" />
    </clipPath>
    <rect className="pitch-sky" x="14" y="4" width="372" height="172" />
    <rect className="pitch-ground" x="14" y="58" width="372" height="118" />
    <circle className="pitch-moon" cx="318" cy="17" r="8" />
    <path className="pitch-light" d="M40 12L14 120V176H120zM360 12L386 120V176H280z" />
    <path className="pitch-mast" d="M38.500 14h3V64h-3zM358.500 14h3V64h-3zM32 8h16v8H32zM352 8h16v8H352z" />
    <path className="pitch-rows back" d={backRow} />
    {sides.map((side) => (
      <g key={side} className="pitch-fans" data-cheers={cheers === side}>
        <path
          className="pitch-rows middle"
          data-side={side}
          clipPath={`url(#pitch-fans-${side})`}
          d={middleRow}
        />
      </g>
    ))}
    <path className="pitch-rows front" d={frontRow} />
    <path className="pitch-rail" d="M14 56H386V61H14z" />
    <clipPath id="pitch-fans-home">
      <rect x="14" y="20" width="186" height="60" />
    </clipPath>
    <clipPath id="pitch-fans-away">
      <rect x="200" y="20" width="186" height="60" />
    </clipPath>
  </>
);

const snippets = Array.from({ length: 18 }, (_, order) => order);

/** Snippets of paper in the colour of whoever scored, thrown from the terrace. */
export const Confetti = ({ side }: { side: Side }) => (
  <g className="confetti" data-side={side}>
    {snippets.map((order) => (
      <g key={order} transform={`translate(${30 + ((order * 151) % 340)} ${44 + ((order * 29) % 16)})`}>
        <path
          className="confetti-snippet"
          data-light={order % 3 === 0}
          style={{ animationDelay: `${(order * 83) % 600}ms` }}
          d="M-3-2L2.500-3 3 2-2 3z"
        />
      </g>
    ))}
  </g>
);

const third = { from: 62, to: 100 } as const;
const bands = [0, 1, 2] as const;
const mirror = 'translate(400 0) scale(-1 1)';

/** A soft tide in a side's colour over the third of the pitch that it threatens. */
export const Threat = ({ side }: { side: Side }) => {
  const field = `${pathOf(at(third.from, 0), at(third.to, 0), at(third.to, 1), at(third.from, 1))}z`;
  const start = seenAt(at(third.from, 0.5));
  return (
    <g className="threat" data-side={side} transform={side === 'home' ? undefined : mirror}>
      <linearGradient id="threat-tide">
        <stop className="threat-none" offset="0" />
        <stop className="threat-full" offset="1" />
      </linearGradient>
      <clipPath id="threat-field">
        <path d={field} />
      </clipPath>
      <path className="threat-field" fill="url(#threat-tide)" d={field} />
      <g clipPath="url(#threat-field)">
        {bands.map((band) => (
          <path
            key={band}
            className="threat-wave"
            style={{ animationDelay: `${-band * 600}ms` }}
            d={`M${start.x - 34} 60q26 55 -4 110h24q30-55 4-110z`}
          />
        ))}
      </g>
    </g>
  );
};

/** The goal at the right end: two posts and a bar on the line, the net behind them. */
const [far, near] = [seenAt(at(100, posts.far)), seenAt(at(100, posts.near))];
const { height, depth } = goalSize;
const netLines = [0.2, 0.4, 0.6, 0.8].map((part) => {
  const [x, y] = [far.x + (near.x - far.x) * part, far.y + (near.y - far.y) * part];
  return `M${x} ${y - height}l${depth * 0.6} 1L${x + depth} ${y}`;
});
const netRows = [0.34, 0.68].map((part) => {
  const up = height * (1 - part);
  const back = depth * (0.6 + 0.4 * part);
  return `M${far.x} ${far.y - up}l${back} 0L${near.x + back} ${near.y - up}L${near.x} ${near.y - up}`;
});
const netPath = `M${far.x} ${far.y}V${far.y - height}l${depth * 0.6} 1L${far.x + depth} ${far.y}zM${near.x} ${near.y}V${near.y - height}l${depth * 0.6} 1L${near.x + depth} ${near.y}zM${far.x + depth * 0.6} ${far.y - height + 1}L${near.x + depth * 0.6} ${near.y - height + 1}L${near.x + depth} ${near.y}L${far.x + depth} ${far.y}z`;
const framePath = `M${far.x} ${far.y}V${far.y - height}L${near.x} ${near.y - height}V${near.y}`;

export const Goal = ({ attackedBy, isHit }: { attackedBy: Side; isHit: boolean }) => (
  <g className="goal" transform={attackedBy === 'home' ? undefined : mirror}>
    <g className="goal-net" data-hit={isHit}>
      <path className="goal-mesh" d={netPath} />
      <path className="goal-lines" d={[...netLines, ...netRows].join('')} />
    </g>
    <path className="goal-frame" d={framePath} />
  </g>
);
