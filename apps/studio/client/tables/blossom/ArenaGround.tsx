import { type Arena, frame, goldOf } from './arena.ts';
import { flower } from './flower.ts';
import type { Rim } from './Lights.tsx';
import type { TableForm } from './places.ts';

/** What is woven into the cloth, in shares of the picture. */
const blossoms = [
  { x: 0.14, y: 0.22, size: 0.5 },
  { x: 0.84, y: 0.3, size: 0.62 },
  { x: 0.5, y: 0.46, size: 0.9 },
  { x: 0.12, y: 0.58, size: 0.56 },
  { x: 0.88, y: 0.7, size: 0.5 },
  { x: 0.4, y: 0.86, size: 0.44 },
] as const;

const radius = 26;
const inset = 10;
const { edge, thin } = frame;

/** The rim of the table while hands are compared: that of the whole picture. */
export const rimOfArena = ({ box, rim }: TableForm): Rim => ({
  middle: { x: box.width / 2, y: box.height / 2 },
  width: box.width - 2 * edge - rim * thin,
  height: box.height - 2 * edge - rim * thin,
  radius: radius - rim * (thin / 2),
  thick: rim * thin,
});

/** The winner's. */
export const bandOf = ({ box }: TableForm, { ground, zone }: Arena) => ({
  x: edge + inset,
  y: ground.top,
  width: box.width - 2 * (edge + inset),
  height: zone - 3,
});

/** The table comes near while hands are compared: it fills the picture, with a band for the winner as soon as there is one. */
export const Ground = ({ form, arena }: { form: TableForm; arena: Arena }) => {
  const { box, table, rim, figure } = form;
  const { ground, winner } = arena;
  const thick = rim * thin;
  return (
    <g
      className="arena-ground"
      style={{ transformOrigin: `${table.x + table.width / 2}px ${table.y + table.height / 2}px` }}
    >
      <rect
        className="table-wood"
        x={edge}
        y={edge}
        width={box.width - 2 * edge}
        height={box.height - 2 * edge}
        rx={radius}
      />
      <rect
        className="arena-cloth"
        x={edge + thick}
        y={edge + thick}
        width={box.width - 2 * (edge + thick)}
        height={box.height - 2 * (edge + thick)}
        rx={radius - thick}
      />
      <rect
        className="arena-gold"
        x={goldOf(form)}
        y={goldOf(form)}
        width={box.width - 2 * goldOf(form)}
        height={box.height - 2 * goldOf(form)}
        rx={radius - thick - frame.line}
      />
      {blossoms.map(({ x, y, size }) => (
        <path
          key={`${x}:${y}`}
          className="cloth-blossom"
          d={flower}
          transform={`translate(${x * box.width} ${y * box.height}) rotate(${y * 90}) scale(${size * (figure + 0.5)})`}
        />
      ))}
      {winner !== null && (
        <rect className="arena-winner" data-own={winner === 0} {...bandOf(form, arena)} rx="16" />
      )}
      {winner !== 0 && (
        <path
          className="arena-seam"
          d={`M${edge + inset * 2} ${ground.bottom + 2}H${box.width - edge - inset * 2}`}
        />
      )}
    </g>
  );
};
