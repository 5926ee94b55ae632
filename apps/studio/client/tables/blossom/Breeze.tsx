import { petal, type TableForm } from './places.ts';

/** Where petals begin to drift while nothing is dealt, shares of the table's width, and how long after the first. Milliseconds. */
const drifting = [
  [0.12, 0],
  [0.38, 3_100],
  [0.62, 1_300],
  [0.86, 4_600],
] as const;

/** A petal now and then, while bets are taken. */
export const Breeze = ({ form: { table, figure } }: { form: TableForm }) => (
  <g className="blossom-breeze">
    {drifting.map(([share, waitMs]) => (
      <g key={share} transform={`translate(${table.x + share * table.width} ${table.y}) scale(${figure})`}>
        <path className="drifting-petal" d={petal} style={{ animationDelay: `${waitMs}ms` }} />
      </g>
    ))}
  </g>
);
