/** Where the pips of each face lie, in a square of 24 round 0 0. */
const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-5, -5],
    [5, 5],
  ],
  3: [
    [-6, -6],
    [0, 0],
    [6, 6],
  ],
  4: [
    [-5, -5],
    [5, -5],
    [-5, 5],
    [5, 5],
  ],
  5: [
    [-6, -6],
    [6, -6],
    [0, 0],
    [-6, 6],
    [6, 6],
  ],
  6: [
    [-5, -7],
    [5, -7],
    [-5, 0],
    [5, 0],
    [-5, 7],
    [5, 7],
  ],
};

/** One and four are red on a Chinese die. */
const isRed = (face: number): boolean => face === 1 || face === 4;

/** The pips of a face round 0 0, as they lie in a square of 24. */
export const Pips = ({ face }: { face: number }) => (
  <g className={isRed(face) ? 'pip red' : 'pip'}>
    {pips[face]?.map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r={face === 1 ? 4 : 2.6} />
    ))}
  </g>
);

/** A face of a die, flat, as boards and lists show it. */
export const DieFace = ({ face }: { face: number }) => (
  <svg className="die-face" viewBox="-13 -13 26 26" aria-hidden="true">
    <rect x="-12" y="-12" width="24" height="24" rx="5" />
    <Pips face={face} />
  </svg>
);

export const DiceFaces = ({ dice }: { dice: readonly number[] }) => (
  <span className="die-faces" aria-hidden="true">
    {dice.map((face, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two dice may show the same
      <DieFace key={at} face={face} />
    ))}
  </span>
);
