import type { Side } from '../../../../src/book/views.ts';
import { sides } from './sides.ts';

/** Rows of heads, cut from paper. */
const rowsPath = (y: number, step: number, height: number): string => {
  const arches = `q${step / 2}-${height} ${step} 0`.repeat(Math.ceil(440 / step));
  return `M-20 ${y}${arches}V66H-20z`;
};
const [backRow, middleRow, frontRow] = [rowsPath(39, 12, 8), rowsPath(47, 14, 10), rowsPath(56, 16, 12)];

/** Lanterns on a line over the stands. */
const lanterns = Array.from({ length: 9 }, (_, at) => ({ x: 20 + 45 * at, y: at % 2 === 0 ? 33 : 30 }));

/** The evening behind the terrace: the last light over hills, a pagoda and the moon. */
export const Evening = () => (
  <>
    <linearGradient id="evening-sky" gradientUnits="userSpaceOnUse" x1="0" y1="-90" x2="0" y2="66">
      <stop className="evening-high" offset="0.3" />
      <stop className="evening-middle" offset="0.66" />
      <stop className="evening-low" offset="1" />
    </linearGradient>
    <radialGradient id="evening-glow">
      <stop className="evening-sun" offset="0" />
      <stop className="evening-none" offset="1" />
    </radialGradient>
    <path fill="url(#evening-sky)" d="M-40-140H440V66H-40z" />
    <ellipse fill="url(#evening-glow)" cx="112" cy="42" rx="130" ry="52" />
    <circle className="evening-moon" cx="322" cy="2" r="8" />
    <path
      className="evening-hills far"
      d="M-40 66V34Q10 14 58 30T150 24Q196 8 244 26T340 20Q390 12 440 32V66z"
    />
    <path
      className="evening-hills"
      d="M-40 66V44Q20 30 70 40T180 36Q230 28 262 36H276V30H271L282 22H279L288 14L297 22H294L305 30H300V36H314Q380 30 440 44V66z"
    />
  </>
);

/** The stands along the far side: rows of heads that rise for what their side has done, lanterns over them, and the way in below. */
export const Stands = ({ cheers }: { cheers: Side | null }) => (
  <>
    <path className="stands-roof" d="M-20 33Q90 37 200 31T420 33V66H-20z" />
    <path className="stands-rows back" d={backRow} />
    {sides.map((side) => (
      <g key={side} className="stands-fans" data-cheers={cheers === side}>
        <path
          className="stands-rows middle"
          data-side={side}
          clipPath={`url(#stands-${side})`}
          d={middleRow}
        />
      </g>
    ))}
    <path className="stands-rows front" d={frontRow} />
    <path className="stands-light" d="M-20 31H420V64H-20z" />
    {lanterns.map(({ x, y }) => (
      <g key={x} transform={`translate(${x} ${y})`}>
        <circle className="stands-lamplight" r="8" />
        <rect className="stands-lamp" x="-2.200" y="-2.800" width="4.400" height="5.600" rx="1.800" />
      </g>
    ))}
    <path
      className="stands-line"
      d="M-25 27Q-2 33 20 30T65 27T110 30T155 27T200 30T245 27T290 30T335 27T380 30T425 27"
    />
    <path className="stands-rail" d="M-20 57H420V64H-20z" />
    {sides.map((side) => (
      <clipPath key={side} id={`stands-${side}`}>
        <rect x={side === 'home' ? -20 : 200} y="20" width="220" height="60" />
      </clipPath>
    ))}
  </>
);

/** Those who look on from this side, with a pennant here and there. */
const nearHeads = `M-60 23${Array.from({ length: 31 }, (_, at) => `c1-3 3-4 4-4a4.600 ${[6, 5, 7][at % 3] ?? 6} 0 0 1 9 0c1 0 3 1 4 4`).join('')}V40H-60z`;
const pennants = [34, 118, 284, 366] as const;

export const Crowd = () => (
  <>
    {pennants.map((x) => (
      <g key={x} transform={`translate(${x} 1)`}>
        <path className="crowd-pole" d="M0 0V24" />
        <path className="crowd-pennant" data-side={x < 200 ? 'home' : 'away'} d="M0 1L17 6 0 11z" />
      </g>
    ))}
    <path className="crowd-heads" d={nearHeads} />
  </>
);

/** How the kites of a side fly: high while it presses, in loops when it has scored, low when the others have. */
export type Mood = 'fly' | 'press' | 'soar' | 'dip';
export type Moods = Readonly<Record<Side, Mood>>;

/** Whose kites rise, and in what way; those of the others dip where it has scored. */
export const moodsOf = (scored: Side | null, presses: Side | null): Moods => {
  const moodOf = (side: Side): Mood => {
    if (scored !== null) return scored === side ? 'soar' : 'dip';
    return presses === side ? 'press' : 'fly';
  };
  return { home: moodOf('home'), away: moodOf('away') };
};

/** From where each is held, how far its string goes, and its size. The home side's are at the left. */
const kites = [
  { x: 52, y: 12, size: 1.15, lean: -14 },
  { x: 104, y: 5, size: 0.8, lean: 12 },
  { x: 150, y: 13, size: 0.95, lean: -8 },
] as const;

/** The kites of both sides over the far stands. */
export const Kites = ({ moods }: { moods: Moods }) => (
  <>
    {sides.flatMap((side) =>
      kites.map(({ x, y, size, lean }, order) => (
        <g
          key={`${side}${x}`}
          transform={`translate(${side === 'home' ? x : 400 - x} ${y})${side === 'home' ? '' : ' scale(-1 1)'}`}
        >
          <g className="kite-mood" data-mood={moods[side]} style={{ transitionDelay: `${order * 90}ms` }}>
            <g
              className="kite"
              style={{ animationDelay: `${-order * 1_300 - (side === 'home' ? 0 : 700)}ms` }}
            >
              <path className="kite-string" d={`M0 ${8 * size}Q-8 26 ${-lean} 60`} />
              <g transform={`scale(${size}) rotate(${lean})`}>
                <path className="kite-tail" d="M0 11q6 4 1 8t3 9-2 7" />
                <path className="kite-paper" data-side={side} d="M0-12L9-2 0 11-9-2z" />
                <path className="kite-fold" d="M0-12L9-2 0 11z" />
                <path className="kite-ribs" d="M0-12V11M-9-2H9" />
              </g>
            </g>
          </g>
        </g>
      )),
    )}
  </>
);
