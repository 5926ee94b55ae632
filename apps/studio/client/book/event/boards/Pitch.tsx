import type { Side } from '../../../../src/book/views.ts';
import { type Ground, goalSize, pathOf, posts, seenAt } from './play/pitch.ts';

const at = (u: number, v: number): Ground => ({ u, v });

const stripes = 14;
const stripe = 100 / stripes;
/** Mown stripes, every other one light. */
const stripePath = Array.from({ length: stripes / 2 }, (_, number) => {
  const [from, to] = [2 * number * stripe, (2 * number + 1) * stripe];
  return `${pathOf(at(from, 0), at(to, 0), at(to, 1), at(from, 1))}z`;
}).join('');

const boxAt = (line: number, deep: number, from: number, to: number): string =>
  pathOf(at(line, from), at(deep, from), at(deep, to), at(line, to));

/** Both areas before a goal. */
const areasAt = (line: number, deep: number, small: number): string =>
  boxAt(line, deep, 0.19, 0.81) + boxAt(line, small, 0.3, 0.7);
const rightAreas = areasAt(100, 84.5, 94);

const linePath = [
  `${pathOf(at(0, 0), at(100, 0), at(100, 1), at(0, 1))}z`,
  pathOf(at(50, 0), at(50, 1)),
  areasAt(0, 15.5, 6),
  rightAreas,
].join('');

const corners = [at(0, 0), at(100, 0), at(0, 1), at(100, 1)].map(seenAt);

const spot = seenAt(at(50, 0.5));

/** The pitch and its lines, the grass lighter where the last light falls on it. */
export const Pitch = () => (
  <>
    <linearGradient id="pitch-grass" x1="0" y1="0" x2="0" y2="1">
      <stop className="grass-far" offset="0" />
      <stop className="grass-near" offset="1" />
    </linearGradient>
    <radialGradient id="pitch-light" cx="0.42" cy="0.2" r="0.7">
      <stop className="grass-lit" offset="0" />
      <stop className="grass-unlit" offset="1" />
    </radialGradient>
    <path fill="url(#pitch-grass)" d="M-20 63H420V200H-20z" />
    <path className="pitch-stripe" d={stripePath} />
    <path fill="url(#pitch-light)" d="M-20 63H420V200H-20z" />
    <path className="board-lines pitch-lines" d={linePath} />
    {corners.map(({ x, y }) => (
      <g key={`${x} ${y}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
        <path className="flag-pole" d="M0 0V-15" />
        <path className="flag-cloth" d={x < spot.x ? 'M0-15L8-12.500 0-10z' : 'M0-15L-8-12.500 0-10z'} />
      </g>
    ))}
    <ellipse className="board-lines pitch-lines" cx={spot.x} cy={spot.y} rx="30" ry="18" />
  </>
);

const snippets = Array.from({ length: 30 }, (_, order) => order);

/** Snippets of paper in the colour of whoever scored, thrown from the terrace. */
export const Confetti = ({ side }: { side: Side }) => (
  <g className="confetti" data-side={side}>
    {snippets.map((order) => (
      <g key={order} transform={`translate(${20 + ((order * 151) % 360)} ${40 + ((order * 29) % 18)})`}>
        <path
          className="confetti-snippet"
          data-light={order % 3 === 0}
          style={{ animationDelay: `${(order * 83) % 900}ms` }}
          d="M-3.400-2.200L2.800-3.400 3.400 2.200-2.200 3.400z"
        />
      </g>
    ))}
  </g>
);

const mirror = 'translate(400 0) scale(-1 1)';
const threatened = rightAreas + pathOf(at(100, 0.19), at(100, 0.81));

/** The lines of the area that a side threatens, lit in its colour. */
export const Threat = ({ side, isRight }: { side: Side; isRight: boolean }) => (
  <g className="threat" data-side={side} transform={isRight ? undefined : mirror}>
    <path className="threat-glow" d={threatened} />
    <path className="threat-line" d={threatened} />
  </g>
);

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

export const Goal = ({ isRight, isHit }: { isRight: boolean; isHit: boolean }) => (
  <g className="goal" transform={isRight ? undefined : mirror}>
    <g className="goal-net" data-hit={isHit}>
      <path className="goal-mesh" d={netPath} />
      <path className="goal-lines" d={[...netLines, ...netRows].join('')} />
    </g>
    <path className="goal-frame" d={framePath} />
  </g>
);
