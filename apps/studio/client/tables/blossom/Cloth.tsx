import { flower } from './flower.ts';
import type { TableForm } from './places.ts';

/** Boughs that reach over the cloth from both sides, in shares of its size. */
const blossoms = [
  { x: 0.13, y: 0.3, size: 0.3 },
  { x: 0.19, y: 0.52, size: 0.22 },
  { x: 0.1, y: 0.7, size: 0.18 },
  { x: 0.87, y: 0.3, size: 0.3 },
  { x: 0.81, y: 0.52, size: 0.22 },
  { x: 0.9, y: 0.7, size: 0.18 },
] as const;

/** The table: a lacquered rim, a cloth with boughs and one great blossom where the pot lies. */
export const Cloth = ({ form: { table, rim, pot, figure } }: { form: TableForm }) => {
  const { x, y, width, height } = table;
  const radius = Math.min(width, height) / 2;
  return (
    <g className="blossom-table">
      <rect className="table-shade" x={x} y={y + 16} width={width} height={height} rx={radius} />
      <rect className="table-wood" x={x} y={y} width={width} height={height} rx={radius} />
      <rect
        className="table-cloth"
        x={x + rim}
        y={y + rim}
        width={width - 2 * rim}
        height={height - 2 * rim}
        rx={radius - rim}
      />
      <rect
        className="table-seam"
        x={x + rim * 1.8}
        y={y + rim * 1.8}
        width={width - 3.6 * rim}
        height={height - 3.6 * rim}
        rx={radius - 1.8 * rim}
      />
      {blossoms.map((at) => (
        <path
          key={`${at.x}:${at.y}`}
          className="cloth-blossom"
          d={flower}
          transform={`translate(${x + at.x * width} ${y + at.y * height}) rotate(${at.y * 90}) scale(${at.size * (figure + 0.4)})`}
        />
      ))}
      <path
        className="cloth-blossom great"
        d={flower}
        transform={`translate(${pot.x} ${pot.y}) scale(${1.35 * figure})`}
      />
      {[114, 90].map((ring) => (
        <circle key={ring} className="table-seam" cx={pot.x} cy={pot.y} r={1.16 * ring * figure} />
      ))}
      <circle className="cloth-heart" cx={pot.x} cy={pot.y} r={12 * figure} />
    </g>
  );
};
