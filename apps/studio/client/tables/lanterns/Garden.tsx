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
  const hooks = seatNumbers.map((seat) => {
    const { x, y } = isWide ? arcSeat(seat) : stripSeat(seat);
    return { x, y: isWide ? y - 114 : y - 24 };
  });
  return (
    <g>
      <rect className="garden-sky" x="-240" y="-240" width={width + 480} height="480" />
      <circle className="garden-moon" cx={width * 0.93} cy={isWide ? 22 : 8} r={isWide ? 34 : 20} />
      <path
        className="garden-wall"
        d={`M-240 ${isWide ? 96 : 44}h${width * 0.3 + 240}l16 -14h-${width * 0.3 + 272}zM${width * 0.7} ${isWide ? 96 : 44}h${width * 0.3 + 240}v-14h-${width * 0.3 + 256}z`}
      />
      <path
        className="garden-wall low"
        d={`M-240 ${isWide ? 96 : 44}h${width * 0.3 + 240}v120h-${width * 0.3 + 240}zM${width * 0.7} ${isWide ? 96 : 44}h${width * 0.3 + 240}v120h-${width * 0.3 + 240}z`}
      />
      <g className="garden-windows">
        {[0.05, 0.17, 0.83, 0.95].map((share) => (
          <circle key={share} cx={width * share} cy={isWide ? 128 : 62} r={isWide ? 17 : 9} />
        ))}
      </g>
      <path className="table-rim" d={felt} />
      <path className="felt" d={felt} transform="translate(0 9)" />
      {isWide && <path className="felt-line" d="M-20 222Q400 330 820 222" transform="translate(0 -66)" />}
      <path className="lantern-string" d={cordOf(hooks, width)} />
    </g>
  );
};
