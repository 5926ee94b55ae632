import { flower } from './flower.ts';
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

/** Lanterns round the rim. They breathe while nothing happens, and light up for a great hand, for which the flower of the cloth blooms. */
export const Lights = ({ form, grade }: { form: TableForm; grade: Grade | null }) => {
  const size = form.rim / 4;
  const { pot, figure } = form;
  return (
    <g className="rim-lights" data-grade={grade}>
      {grade !== null && grade >= 2 && (
        <g transform={`translate(${pot.x} ${pot.y}) scale(${1.35 * figure})`}>
          <path className="flower-blooms" d={flower} />
        </g>
      )}
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
