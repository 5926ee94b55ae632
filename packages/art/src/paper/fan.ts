import { polar, ribbon, spread } from './path.ts';
import { cut } from './stage.ts';

export type Fan = {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Degrees, 0 to the right, clockwise. */
  readonly from: number;
  readonly to: number;
  readonly ribs: number;
  /** How far the edge swings out between two ribs, in shares of the radius. */
  readonly scallop?: number;
};

/** A fan that opens round a point: fins, tails, folding fans. Path data. */
export const fan = ({ x, y, radius, from, to, ribs, scallop = 0.06 }: Fan): string => {
  const tips = spread(ribs + 1, from, to);
  let d = `M${x.toFixed(1)} ${y.toFixed(1)}`;
  for (const [index, degrees] of tips.entries()) {
    const [tipX, tipY] = polar(x, y, radius, degrees);
    const before = tips[index - 1];
    if (before === undefined) {
      d += `L${tipX.toFixed(1)} ${tipY.toFixed(1)}`;
      continue;
    }
    const [overX, overY] = polar(x, y, radius * (1 + scallop * 2), (degrees + before) / 2);
    d += `Q${overX.toFixed(1)} ${overY.toFixed(1)} ${tipX.toFixed(1)} ${tipY.toFixed(1)}`;
  }
  return `${d}Z`;
};

/** Slits between the ribs of a fan, for light to come through: markup. */
export const fanSlits = ({ x, y, radius, from, to, ribs }: Fan, colour: string, opacity = 0.7): string =>
  cut(
    spread(ribs + 1, from, to)
      .slice(1, -1)
      .map((degrees) => {
        const [x1, y1] = polar(x, y, radius * 0.34, degrees);
        const [x2, y2] = polar(x, y, radius * 0.62, degrees);
        const [x3, y3] = polar(x, y, radius * 0.93, degrees);
        return ribbon(`${x1},${y1},0 ${x2},${y2},${radius * 0.03} ${x3},${y3},0`);
      })
      .join(''),
    colour,
    { opacity },
  );
