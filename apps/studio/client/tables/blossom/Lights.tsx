import { useId } from 'react';
import type { Point, TableForm } from './places.ts';
import type { Grade } from './won.ts';

/** So many lanterns hang round the rim, lit in so many turns. */
const lanterns = 36;
const turns = 3;
/** For the player they are lit one after another, once round the table. Milliseconds. */
const lightEachMs = 34;

/** The middle of a rim, whose corners have this radius, and how wide it is. */
export interface Rim {
  readonly middle: Point;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  readonly thick: number;
}

/** Round the table. */
export const rimOf = ({ table, rim }: TableForm): Rim => {
  const [width, height] = [table.width - rim, table.height - rim];
  return {
    middle: { x: table.x + table.width / 2, y: table.y + table.height / 2 },
    width,
    height,
    radius: Math.min(width, height) / 2,
    thick: rim,
  };
};

/** A point of a rim, by its share of the way round from the upper left: two sides with a corner after each, and the same once more. */
const rimAt = ({ middle, width, height, radius }: Rim, share: number): Point => {
  const [wide, high, bow] = [width - 2 * radius, height - 2 * radius, (Math.PI / 2) * radius];
  const half = wide + high + 2 * bow;
  const way = (share * 2 * half) % half;
  const side = share < 0.5 ? 1 : -1;
  const pointOf = (): Point => {
    if (way < wide) return { x: way - wide / 2, y: -height / 2 };
    const angle = (way - wide) / radius;
    if (way < wide + bow)
      return {
        x: wide / 2 + Math.sin(angle) * radius,
        y: -high / 2 - Math.cos(angle) * radius,
      };
    const down = way - wide - bow;
    if (down < high) return { x: width / 2, y: down - high / 2 };
    const turned = (down - high) / radius;
    return { x: wide / 2 + Math.cos(turned) * radius, y: high / 2 + Math.sin(turned) * radius };
  };
  const { x, y } = pointOf();
  return { x: middle.x + side * x, y: middle.y + side * y };
};

const dot = ({ x, y }: Point, size: number): string =>
  `M${(x - size).toFixed(1)} ${y.toFixed(1)}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0`;

/** Lanterns round the rim. They breathe while nothing happens, and light up for a great hand. */
export const Lights = ({ rim, grade, isWon, raises }: LightsProps) => {
  const size = rim.thick / 4;
  const flare = isWon ? 'taken' : raises > 0 ? 'raised' : null;
  if (grade !== null)
    return (
      <g className="rim-lights" data-grade={grade} data-flare={flare}>
        <g className="rim-lanterns">
          {Array.from({ length: lanterns }, (_, at) => (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: lanterns are alike
              key={at}
              style={{ animationDelay: `${at * lightEachMs}ms` }}
              d={dot(rimAt(rim, at / lanterns), size * 1.5)}
            />
          ))}
        </g>
      </g>
    );
  return (
    // Each raise lights them anew, and so does whoever takes the pot.
    <g key={`${raises}${isWon}`} className="rim-lights" data-flare={flare}>
      {Array.from({ length: turns }, (_, turn) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: turns are alike
          key={turn}
          style={{ animationDelay: `${turn * 140}ms` }}
          d={Array.from({ length: lanterns / turns }, (_, at) =>
            dot(rimAt(rim, (at * turns + turn) / lanterns), size),
          ).join('')}
        />
      ))}
    </g>
  );
};

interface LightsProps {
  readonly rim: Rim;
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
