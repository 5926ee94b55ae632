import type { ReactNode } from 'react';
import type { BookSport, TeamView } from '../../../src/book/views.ts';
import { kitNumberOf, numberOf, papers } from './kits.ts';
import { useEmblem } from './lateEmblems.ts';

const patterns = [
  'M0 40L80 0V24L0 64z',
  'M30 0h20v96H30z',
  'M0 34h80v20H0z',
  'M0 0h40v96H0z',
  'M0 96L40 44 80 96z',
  'M0 0h80L40 46z',
  'M0 52q20-14 40 0t40 0v44H0z',
] as const;

const figures = [
  // A peak, a moon, waves, a star, a lantern, a leaf, a flame, a tower.
  'M16 62L36 28 46 44 52 36 66 62z',
  'M50 22a24 24 0 1 0 6 40 19 19 0 1 1-6-40z',
  'M14 40q8-10 17 0t17 0 18 0v7q-9 10-18 0t-17 0-17 0zM14 56q8-10 17 0t17 0 18 0v7q-9 10-18 0t-17 0-17 0z',
  'M40 20l6 17h18L49 48l6 18-15-11-15 11 6-18-15-11h18z',
  'M34 20h12v6q16 4 16 20T46 66v6H34v-6Q18 62 18 46t16-20z',
  'M40 18q22 20 6 44l-4 8h-4l-4-8Q18 38 40 18z',
  'M40 16q4 14 14 22t4 24q-4 10-18 10T22 62q-6-14 6-26 2 8 8 8-2-14 4-28z',
  'M24 70V34h-4V22h8v6h6v-6h12v6h6v-6h8v12h-4v36H46V54q-6-8-12 0v16z',
  // A bird, and a blossom.
  'M10 34q16-6 30 12 14-18 30-12-8 4-12 14-5 10-16 14l-2 8-2-8Q27 58 22 48 18 38 10 34z',
  'M31 32a9 9 0 1 0 18 0 9 9 0 1 0-18 0zM44.3 41.7a9 9 0 1 0 18 0 9 9 0 1 0-18 0zM39.2 57.3a9 9 0 1 0 18 0 9 9 0 1 0-18 0zM22.8 57.3a9 9 0 1 0 18 0 9 9 0 1 0-18 0zM17.7 41.7a9 9 0 1 0 18 0 9 9 0 1 0-18 0z',
] as const;

/** Which figure each number of a competition has: no two sides that meet have the same. */
const figureOf = [0, 3, 6, 1, 4, 7, 2, 5, 8, 9] as const;

const hairs = [
  'M26 34q0-20 14-20t14 20q-5-9-14-9t-14 9z',
  'M25 42q-3-29 15-29t15 29q-3-13-9-17-11 6-18 2-2 6-3 15z',
  'M27 31q2-14 13-14t13 14q-13-7-26 0zM34 16a6 6 0 1 1 12 0z',
  'M26 36q-1-21 17-21 12 2 11 21-3-10-8-12-11 5-20 12z',
] as const;

/** What a side is known by, beside its name. */
const Badge = ({ size, children }: { size: number; children: ReactNode }) => (
  <svg
    className="crest"
    width={size}
    height={size * 1.2}
    viewBox="0 0 80 96"
    aria-hidden="true"
    focusable="false"
  >
    {children}
  </svg>
);

/** Of one who plays for himself, no club: his portrait on a disc, in the colours that he wears. */
const Portrait = ({
  number,
  size,
  ...colours
}: { number: number; size: number } & (typeof papers)[number]) => {
  const { ground, kit, figure } = colours;
  return (
    <Badge size={size}>
      <circle cx="40" cy="48" r="38" fill={ground} />
      <path d="M12.600 74A38 38 0 0 0 67.400 74Q62 57 40 57 18 57 12.600 74z" fill={kit} />
      <g transform="translate(0 5)">
        <circle cx="40" cy="35" r="15" fill={figure} />
        <path d={hairs[number % hairs.length]} fill={ground} stroke={figure} strokeWidth="1.500" />
      </g>
      <circle cx="40" cy="48" r="36.500" fill="none" stroke={kit} strokeWidth="5" />
    </Badge>
  );
};

/**
 * A side's crest: what it is named for, on colours and a cut that follow from its number in its competition, so that no side that it meets
 * has its colours; where it is not told, from its code. `wears` is the kit of a match where it is another one.
 */
export const Crest = ({
  team,
  size,
  sport,
  wears,
}: {
  team: TeamView;
  size: number;
  /** What it plays, where it may be somebody who plays alone. */
  sport?: BookSport;
  wears?: string | undefined;
}) => {
  const number = team.crest ?? numberOf(team.code);
  const turn = Math.floor(number / 8);
  const colours = papers[kitNumberOf(team)] ?? papers[0];
  const emblem = useEmblem(team.code);
  if (sport === 'racket') return <Portrait {...{ number, size }} {...colours} />;
  const { ground, kit, figure } = colours;
  const pattern = patterns[(number + turn) % patterns.length];
  // Until it is there a badge is plain rather than showing something else first.
  const waits = emblem === null && (sport === 'football' || sport === 'basketball');
  const drawn = waits ? '' : (emblem ?? figures[figureOf[number % figureOf.length] ?? 0]);
  const shield = 'M4 8Q40-4 76 8v42q0 30-36 44Q4 80 4 50z';
  return (
    <Badge size={size}>
      <path d={shield} fill={ground} />
      <g clipPath="url(#crest-shield)">
        <path d={pattern} fill={wears ?? kit} />
      </g>
      <path
        {...{
          d: drawn,
          fill: figure,
          stroke: ground,
          strokeWidth: 3,
          paintOrder: 'stroke',
          fillRule: 'evenodd',
        }}
        transform="translate(0 2)"
      />
      <path d={shield} fill="none" stroke={figure} strokeOpacity="0.55" strokeWidth="3" />
    </Badge>
  );
};

/** The outline that every crest is cut to; once on a page. */
export const CrestOutline = () => (
  <svg className="unseen" aria-hidden="true" focusable="false">
    <defs>
      <clipPath id="crest-shield">
        <path d="M4 8Q40-4 76 8v42q0 30-36 44Q4 80 4 50z" />
      </clipPath>
    </defs>
  </svg>
);
