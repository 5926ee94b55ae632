import { seatNumbers } from '../../../src/tables/games/sevenLanterns.ts';
import { arcSeat, type Point, stripSeat } from './places.ts';

/** The cord that all seven lanterns hang on, slack between two of them. */
const cordOf = (hooks: readonly Point[], width: number): string => {
  const all = [
    { x: -40, y: (hooks[0]?.y ?? 0) - 30 },
    ...hooks,
    { x: width + 40, y: (hooks.at(-1)?.y ?? 0) - 30 },
  ];
  return all
    .map(({ x, y }, at) => {
      const last = all[at - 1];
      return last ? `Q${(last.x + x) / 2} ${Math.max(last.y, y) + 9} ${x} ${y}` : `M${x} ${y}`;
    })
    .join('');
};

/** A garden wall by night behind the table, its moon gate and roofs, and the table's felt. */
export const Garden = ({ isWide }: { isWide: boolean }) => {
  const width = isWide ? 800 : 400;
  const felt = isWide
    ? 'M-240 200Q120 -6 400 -6T1040 200V460H-240Z'
    : 'M-240 66Q60 -10 200 -10T640 66V420H-240Z';
  /** The upper edge of the wall. */
  const top = isWide ? 14 : -4;
  const hooks = seatNumbers.map((seat) => {
    const { x, y } = isWide ? arcSeat(seat) : stripSeat(seat);
    return { x, y: isWide ? y - 114 : y - 24 };
  });
  return (
    <g>
      <rect className="garden-sky" x="-240" y="-240" width={width + 480} height="480" />
      <circle className="garden-moon" cx={width * 0.3} cy={isWide ? -16 : -10} r={isWide ? 26 : 12} />
      <path className="garden-wall low" d={`M-240 ${top}h${width + 480}v160h-${width + 480}z`} />
      <path
        className="garden-wall"
        d={`M-240 ${top - 12}h${width + 480}v12h-${width + 480}z${Array.from({ length: Math.ceil((width + 480) / 22) }, (_, at) => `M${at * 22 - 240} ${top}a11 9 0 0 0 22 0z`).join('')}`}
      />
      <g className="garden-windows">
        {[-0.14, 0.06, 0.94, 1.14].map((share) => (
          <g key={share} transform={`translate(${width * share} ${top + (isWide ? 42 : 22)})`}>
            <circle r={isWide ? 19 : 9} />
            <path
              className="window-lattice"
              d={isWide ? 'M-19 0H19M0 -19V19M-13 -13V13M13 -13V13' : 'M-9 0H9M0 -9V9'}
            />
          </g>
        ))}
      </g>
      <path className="table-rim" d={felt} />
      <path className="felt" d={felt} transform="translate(0 9)" />
      {isWide && <path className="felt-line" d="M-20 222Q400 330 820 222" transform="translate(0 -66)" />}
      <path className="lantern-string" d={cordOf(hooks, width)} />
    </g>
  );
};
