import { memo } from 'react';
import { fromFeet } from './siegeMen.ts';

/** A man cut from paper and folded down the middle, under a folded hat: feet at the origin, the light on his left. */

/** What is in the light and in the shade together, and what of it is in the shade. */
const whole = 'M-4.500 0L-3.800-8.400-.8-12.400H2L4.800-8.400 5.600 0ZM-4.300-15.800L.5-22 5.300-15.800Z';
const shaded = 'M.5 0V-12.400H2L4.800-8.400 5.600 0ZM.5-22L5.300-15.800H.5Z';
/** Where the paper of the coat and of the hat is turned over. */
const turned = 'M-.8-12.400H2L.5-7ZM-4.300-15.800L-3.300-17.100H4.300L5.300-15.800Z';
/** The head, over the collar and under the hat. */
const face = 'M-2.200-15.800H3.200Q3.200-12.200.5-12.200T-2.200-15.800Z';
/** Light, as its dark edge alone is not seen at night. */
const lance = 'M7.500 2V-25l3.200 5.200h-3.200';

/** A bow with its string, held before him; a shield on his arm, for which he bears no lance; and a plume on the hat of whoever leads. */
const bow = 'M8-21Q15.500-11 8-1Z';
/** An arrow on its string, before it is drawn. */
const nocked = 'M3-11H18M15-13L18-11 15-9';
const shield = 'M3-13.500Q7.500-12 12-13.500V-6.500Q12-1.500 7.500.500 3-1.500 3-6.500Z';
const boss = 'M7.500-12.700V.500Q12-1.500 12-6.500V-13.500Q9.700-12.700 7.500-12.700Z';
const plume = 'M.500-21.500Q-3.500-24-3-28.500 .500-29 2-26 1.500-23 .500-21.500Z';

/** What a man of an army is: who shoots, who goes before with a shield, who leads, or one with a lance alone. */
export type Man = 'archer' | 'shield' | 'captain' | 'lance';

/** What a man of an army is called by the styles: one who marches, one who is seen at some work, or one on the walls. */
type Job = 'siege-soldier' | 'siege-man-paper' | 'siege-guard';

export const PaperMan = memo(
  ({
    job,
    at = 0,
    side,
    isArmed = true,
    man = 'lance',
    isStanding = false,
  }: {
    job: Job;
    /** His place in the row. */
    at?: number;
    /** Where it is not told of all of them. */
    side?: 'home' | 'away';
    isArmed?: boolean;
    man?: Man;
    /** Whether he stands on open ground, where he casts a shadow. */
    isStanding?: boolean;
  }) => (
    <>
      {isStanding && <ellipse className="siege-cast" cx="4" cy=".6" rx="9" ry="2" />}
      <g className={job} data-side={side} style={fromFeet(0, 0, at)}>
        <path className="siege-man-shade" transform="translate(1.500 .9)" d={whole} />
        {isArmed && man !== 'shield' && <path className="siege-lance" d={man === 'archer' ? bow : lance} />}
        {man === 'archer' && <path className="siege-nock" style={fromFeet(0, 0, at)} d={nocked} />}
        {man === 'captain' && <path className="siege-plume" d={plume} />}
        <path className="siege-man-face" d={face} />
        <path className="siege-man-coat" d={whole} />
        <path className="siege-man-fold" d={shaded} />
        <path className="siege-man-turned" d={turned} />
        {man === 'shield' && (
          <>
            <path className="siege-man-shield" d={shield} />
            <path className="siege-man-fold" d={boss} />
          </>
        )}
      </g>
    </>
  ),
);
