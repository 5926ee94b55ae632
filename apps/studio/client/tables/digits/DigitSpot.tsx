import type { ReactNode } from 'react';
import { paysAt, threeDigits } from '../../../src/tables/games/threeDigits.ts';
import { BetSpot, timesText } from '../shell/BetSpot.tsx';
import { useShow } from '../shell/show.ts';
import { readDigits } from './read.ts';

const noCard = { strengths: [] };

/** One place to bet on: as `children` show it, or by its name. */
export const DigitSpot = ({ spot, children }: { spot: string; children?: ReactNode }) => {
  const show = useShow();
  const drawn = show?.isOver ? readDigits(show.result.outcome) : null;
  return (
    <BetSpot
      spot={spot}
      odds={timesText(paysAt(spot))}
      form="times"
      winning={drawn !== null && threeDigits.payout(spot, drawn, noCard) > 0}
    >
      {children}
    </BetSpot>
  );
};
