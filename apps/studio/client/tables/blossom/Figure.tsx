/** What each of six dolls wears on its head. */
const hats = [
  'M-10 -27A10 10 0 0 1 10 -27ZM-4 -35A4 4 0 1 1 4 -35Z',
  'M-30 -18L0 -42L30 -18Z',
  'M-22 -22H22V-29H12V-42H-12V-29H-22Z',
  'M0 -30L-20 -40V-22ZM0 -30L20 -40V-22Z',
  'M-20 -22L-22 -38L-10 -29L0 -42L10 -29L22 -38L20 -22Z',
  'M-22 -20A22 18 0 0 1 22 -20ZM-3 -39H3V-34H-3Z',
] as const;

/** Eyes and mouth of each, under the hinges of a mechanical jaw. */
const faces = [
  { eyes: 'M-12 -10A4 4 0 0 1 -5 -10M5 -10A4 4 0 0 1 12 -10', mouth: 'M-4 2H4' },
  { eyes: 'M-12 -12A4 4 0 0 0 -5 -12M5 -12A4 4 0 0 0 12 -12', mouth: 'M-4 4A5 4 0 0 0 4 4' },
  { eyes: 'M-12 -15L-5 -13M12 -15L5 -13M-9 -9V-7M9 -9V-7', mouth: 'M-4 4H4' },
  { eyes: 'M-9 -11V-7M9 -11V-7', mouth: 'M-3 4A3 3 0 1 0 3 4A3 3 0 1 0 -3 4' },
  { eyes: 'M-12 -10A4 4 0 0 1 -5 -10M9 -11V-7', mouth: 'M-4 5A5 4 0 0 1 4 5' },
  { eyes: 'M-12 -12L-5 -9M12 -12L5 -9', mouth: 'M-3 4L4 5' },
] as const;

const robe = 'M-38 42C-38 20 -20 13 0 13S38 20 38 42Z';
const collar = 'M-13 14L0 31L13 14';

/** Sleeves with hands, from the shoulders: they hang, and are raised to a raise and a win. */
const Arms = () =>
  (['left', 'right'] as const).map((side) => (
    <g key={side} transform={side === 'left' ? 'translate(-27 24)' : 'translate(27 24) scale(-1 1)'}>
      <g className="figure-arm">
        <circle className="arm-hand" cx="-11" cy="16" r="4.5" />
        <path className="figure-robe" d="M6 -5C-6 -7 -14 2 -17 13L-6 18C-4 12 0 8 6 8Z" />
      </g>
    </g>
  ));

/** A mechanical doll: whoever is a bot looks like one. */
const Doll = ({ seat }: { seat: number }) => (
  <>
    <path
      className="doll-brass doll-key"
      d="M30 20H40V24H30ZM40 14A8 8 0 1 1 40 30A8 8 0 1 1 40 14ZM40 18A4 4 0 1 0 40 26A4 4 0 1 0 40 18Z"
    />
    <path className="figure-robe" d={robe} />
    <path className="figure-collar" d={collar} />
    <circle className="doll-head" cy="-9" r="22" />
    <path className="figure-hat" d={hats[seat] ?? hats[0]} />
    <path
      className="doll-cheeks"
      d="M-17 -3A4 4 0 1 1 -9 -3A4 4 0 1 1 -17 -3ZM9 -3A4 4 0 1 1 17 -3A4 4 0 1 1 9 -3Z"
    />
    <path className="figure-line figure-eyes" d={(faces[seat] ?? faces[0]).eyes} />
    <path className="figure-line" d={(faces[seat] ?? faces[0]).mouth} />
    <path className="figure-line doll-hinge" d="M-7 1V11M7 1V11" />
    <Arms />
  </>
);

/** A person behind a fan: members have no names and no faces here. */
const Fan = () => (
  <>
    <path className="figure-robe" d={robe} />
    <path className="figure-collar" d={collar} />
    <circle className="fan-head" cy="-9" r="20" />
    <path
      className="fan-hair"
      d="M-21 -8C-22 -30 -10 -34 0 -34S22 -30 21 -8C14 -12 12 -19 10 -22C2 -17 -10 -17 -16 -20C-17 -14 -18 -11 -21 -8ZM-6 -33A7 7 0 1 1 6 -33Z"
    />
    <path className="figure-line figure-eyes" d="M-12 -9A4 4 0 0 0 -5 -9M5 -9A4 4 0 0 0 12 -9" />
    <g transform="translate(0 26)">
      <g className="figure-fan">
        <path className="fan-leaf" d="M-30 -16A30 26 0 0 1 30 -16L6 0A8 6 0 0 0 -6 0Z" />
        <path className="fan-ribs" d="M-4 -1L-24 -21M-2 -2L-13 -33M0 -2V-41M2 -2L13 -33M4 -1L24 -21" />
      </g>
    </g>
  </>
);

/** Whoever sits at a seat, from 0. */
export const Figure = ({ who, seat }: { who: 'you' | 'member' | 'bot'; seat: number }) => (
  <g className="blossom-figure" data-who={who} data-seat={seat}>
    {/* A press beside a figure is one on its seat. */}
    <rect className="figure-ground" x="-38" y="-42" width="76" height="84" />
    {who === 'bot' ? <Doll seat={seat} /> : <Fan />}
  </g>
);
