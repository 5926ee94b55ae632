import { useId } from 'react';
import type { Point, TableForm } from './places.ts';
import type { Grade } from './won.ts';

/** So many lanterns hang round the rim, lit in so many turns. */
const lanterns = 36;
const turns = 3;

/** A point of the rim, by its share of the way round: two straight sides and two half circles, whichever way the table lies. */
const rimAt = ({ table, rim }: TableForm, share: number): Point => {
  const [width, height] = [table.width - rim, table.height - rim];
  const radius = Math.min(width, height) / 2;
  const straight = Math.abs(width - height);
  const bow = Math.PI * radius;
  const way = share * 2 * (straight + bow);
  const half = way % (straight + bow);
  const side = way < straight + bow ? 1 : -1;
  const angle = Math.max(0, half - straight) / radius;
  // Along the longer way, and out from it.
  const along = half < straight ? half - straight / 2 : straight / 2 + Math.sin(angle) * radius;
  const out = half < straight ? -radius : -Math.cos(angle) * radius;
  const [x, y] = width >= height ? [along, out] : [-out, along];
  return { x: table.x + table.width / 2 + side * x, y: table.y + table.height / 2 + side * y };
};

const dot = ({ x, y }: Point, size: number): string =>
  `M${(x - size).toFixed(1)} ${y.toFixed(1)}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0`;

/** Lanterns round the rim. They breathe while nothing happens, and light up for a great hand. */
export const Lights = ({ form, grade, isWon, raises }: LightsProps) => {
  const size = form.rim / 4;
  const flare = isWon ? 'taken' : raises > 0 ? 'raised' : null;
  return (
    // Each raise lights them anew, and so does whoever takes the pot.
    <g key={`${raises}${isWon}`} className="rim-lights" data-grade={grade} data-flare={flare}>
      {Array.from({ length: turns }, (_, turn) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: turns are alike
          key={turn}
          style={{ animationDelay: `${turn * 140}ms` }}
          d={Array.from({ length: lanterns / turns }, (_, at) =>
            dot(rimAt(form, (at * turns + turn) / lanterns), size),
          ).join('')}
        />
      ))}
    </g>
  );
};

interface LightsProps {
  readonly form: TableForm;
  /** Of the hand by which the player has won; `null` where they have not. */
  readonly grade: Grade | null;
  /** Whether anybody has won. */
  readonly isWon: boolean;
  /** How many raises have been told. */
  readonly raises: number;
}

/** Light on the cloth, from where the pot has lain to whoever takes it. */
export const Beam = ({ form: { pot, figure }, at, isOwn }: BeamProps) => {
  // A replay has a table of its own over this one.
  const id = useId();
  const [along, down] = [at.x - pot.x, at.y - pot.y];
  const far = Math.max(1, Math.hypot(along, down));
  // Across the way, a share of it.
  const [x, y] = [-down / far, along / far];
  const wedge = (near: number, wide: number): string => {
    const corner = (from: Point, out: number): string =>
      `${(from.x + x * out).toFixed(1)} ${(from.y + y * out).toFixed(1)}`;
    return `M${corner(pot, near)}L${corner(at, wide)}L${corner(at, -wide)}L${corner(pot, -near)}Z`;
  };
  return (
    <g className="pot-beam" data-own={isOwn}>
      <defs>
        <radialGradient id={`${id}glow`}>
          <stop className="beam-bright" offset="0" />
          <stop className="beam-end" offset="1" />
        </radialGradient>
        <linearGradient
          id={`${id}way`}
          gradientUnits="userSpaceOnUse"
          x1={pot.x}
          y1={pot.y}
          x2={at.x}
          y2={at.y}
        >
          <stop className="beam-end" offset="0" />
          <stop className="beam-bright" offset="1" />
        </linearGradient>
      </defs>
      <ellipse cx={pot.x} cy={pot.y} rx={150 * figure} ry={84 * figure} fill={`url(#${id}glow)`} />
      <path d={wedge(70 * figure, 50 * figure)} fill={`url(#${id}way)`} />
      <circle cx={at.x} cy={at.y} r={104 * figure} fill={`url(#${id}glow)`} />
    </g>
  );
};

interface BeamProps {
  readonly form: TableForm;
  /** Who takes it. */
  readonly at: Point;
  readonly isOwn: boolean;
}
