import './felt.css';
import { useId } from 'react';
import { around } from './Bloom.tsx';
import type { TableForm } from './places.ts';

/** A petal of the inlay, with a second line inside it; its foot at the middle. */
const outline =
  'M0 -16C-22 -34 -24 -62 0 -86C24 -62 22 -34 0 -16ZM0 -26C-12 -40 -13 -58 0 -73C13 -58 12 -40 0 -26Z';
const scroll = 'M0 -92C-6 -98 -6 -106 0 -110C6 -106 6 -98 0 -92ZM-16 -90A92 92 0 0 1 16 -90';

/** What gives the cloth its depth: light of the lanterns in its middle, shade at its rim, and the blossom in gold thread. */
export const Felt = ({ form: { table, rim, pot, figure } }: { form: TableForm }) => {
  // A replay has a table of its own over this one.
  const id = useId();
  const inner = {
    x: table.x + rim,
    y: table.y + rim,
    width: table.width - 2 * rim,
    height: table.height - 2 * rim,
  };
  const radius = Math.min(inner.width, inner.height) / 2;
  return (
    <g className="blossom-felt">
      <defs>
        <radialGradient id={`${id}light`} cx="0.5" cy="0.46" r="0.62">
          <stop className="felt-light" offset="0" />
          <stop className="felt-mid" offset="0.55" />
          <stop className="felt-shade" offset="1" />
        </radialGradient>
      </defs>
      <rect {...inner} rx={radius} fill={`url(#${id}light)`} />
      <g className="felt-inlay" transform={`translate(${pot.x} ${pot.y}) scale(${1.16 * figure})`}>
        <circle r="114" />
        <circle r="90" />
        {around(8).map((turn) => (
          <g key={turn} transform={`rotate(${turn})`}>
            <path d={outline} />
            <path d={scroll} transform="rotate(22.5)" />
          </g>
        ))}
      </g>
      <rect
        className="felt-edge"
        x={inner.x + 3}
        y={inner.y + 3}
        width={inner.width - 6}
        height={inner.height - 6}
        rx={radius - 3}
      />
    </g>
  );
};
