import './people.css';
import type { FigureProps } from './Figure.tsx';
import { type Person, type Piece, personOf } from './people.ts';

const Pieces = ({ of }: { of: readonly Piece[] }) =>
  of.map(({ tone, d }) => <path key={d} className={`paper ${tone}`} d={d} />);

const sides = [-1, 1] as const;

/** Both sides of a face, or of shoulders, from a drawing of the left one. */
const Both = ({ className, d }: { className: string; d: string }) =>
  sides.map((side) => (
    <g key={side} transform={`scale(${-side} 1)`}>
      <path className={className} d={d} />
    </g>
  ));

/** Sleeves with hands, from the shoulders: they hang, and are raised to a raise and a win. */
const Arms = () =>
  sides.map((side) => (
    <g key={side} transform={`translate(${27 * side} 24) scale(${-side} 1)`}>
      <g className="figure-arm">
        <circle className="paper skin" cx="-11" cy="16" r="4.8" />
        <path className="paper robe" d="M6 -5C-6 -7 -14 2 -17 13L-6 18C-4 12 0 8 6 8Z" />
      </g>
    </g>
  ));

/** Of a mechanical doll's key: whoever has it is a bot. */
const key =
  'M28 22H37V25H28ZM37 17A6.5 6.5 0 1 1 37 30A6.5 6.5 0 1 1 37 17ZM37 20.5A3 3 0 1 0 37 26.5A3 3 0 1 0 37 20.5Z';

/** Eyes that look, and the same when they are shut, and when they laugh. */
const Eyes = ({ eyes: { x, y } }: Person) => (
  <g transform={`translate(0 ${y})`}>
    <g className="eyes-open">
      {sides.map((side) => (
        <ellipse key={side} className="eye-white" cx={x * side} rx="4.6" ry="4" />
      ))}
      <g className="eye-gaze">
        {sides.map((side) => (
          <circle key={side} className="paper ink" cx={x * side} r="2.5" />
        ))}
      </g>
    </g>
    <path
      className="face-line eyes-shut"
      d={`M${-x - 4.5} 0Q${-x} 4 ${-x + 4.5} 0M${x - 4.5} 0Q${x} 4 ${x + 4.5} 0`}
    />
    <path
      className="face-line eyes-glad"
      d={`M${-x - 4.5} 2Q${-x} -4.5 ${-x + 4.5} 2M${x - 4.5} 2Q${x} -4.5 ${x + 4.5} 2`}
    />
  </g>
);

const Mouths = ({ mouth }: Person) => (
  <g transform={`translate(0 ${mouth})`}>
    <path className="face-line mouth calm" d="M-4 0Q0 2 4 0" />
    <path className="face-line mouth grin" d="M-6 -1Q1 5 7 -3" />
    <path className="face-line mouth down" d="M-5 3Q0 -3 5 3" />
    <path className="face-line mouth tight" d="M-5 1H5" />
    <path className="mouth laugh" d="M-7 -1.5Q0 -0.5 7 -1.5Q6 7 0 7.5Q-6 7 -7 -1.5Z" />
  </g>
);

const Body = ({ person }: { person: Person }) => (
  <>
    <Pieces of={person.behind} />
    <path className="paper robe" d={person.build} />
    <Pieces of={person.dress} />
    <g className="figure-head">
      <path className="paper skin" d={person.face} />
      <Pieces of={person.marks} />
      <Eyes {...person} />
      <Both className="face-brow" d={person.brow} />
      <Mouths {...person} />
      <Pieces of={person.over} />
    </g>
    <Arms />
  </>
);

/** A member behind a fan: they have no names and no faces here. */
const Fan = () => (
  <>
    <path className="paper robe" d="M-38 42C-38 20 -20 13 0 13S38 20 38 42Z" />
    <path className="paper white" d="M-13 14L0 31L13 14L18 16L0 40L-18 16Z" />
    <g className="figure-head">
      <circle className="paper skin" cy="-9" r="20" />
      <path
        className="paper hair"
        d="M-21 -8C-22 -30 -10 -34 0 -34S22 -30 21 -8C14 -12 12 -19 10 -22C2 -17 -10 -17 -16 -20C-17 -14 -18 -11 -21 -8ZM-6 -33A7 7 0 1 1 6 -33Z"
      />
      <path className="face-line" d="M-12 -9A4 4 0 0 0 -5 -9M5 -9A4 4 0 0 0 12 -9" />
    </g>
    <g transform="translate(0 26)">
      <g className="figure-fan">
        <path className="fan-leaf" d="M-30 -16A30 26 0 0 1 30 -16L6 0A8 6 0 0 0 -6 0Z" />
        <path className="fan-ribs" d="M-4 -1L-24 -21M-2 -2L-13 -33M0 -2V-41M2 -2L13 -33M4 -1L24 -21" />
      </g>
    </g>
  </>
);

/** Whoever sits at a seat, cut from paper: each told by outline, hair, face, build and dress, with all the faces that they make. */
export const Figure = ({ who, seat }: FigureProps) => {
  const person = personOf(who, seat);
  return (
    <g className="blossom-figure" data-who={who} data-seat={seat} data-person={person?.name}>
      {/* A press beside a figure is one on its seat. */}
      <rect className="figure-ground" x="-38" y="-42" width="76" height="84" />
      {who === 'bot' && <path className="paper gold figure-key" d={key} />}
      {person ? <Body person={person} /> : <Fan />}
    </g>
  );
};
