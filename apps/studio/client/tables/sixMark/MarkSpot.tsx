import type { ReactNode } from 'react';
import { sixMark, sixMarkPays } from '../../../src/tables/games/sixMark.ts';
import { BetSpot, timesText } from '../shell/BetSpot.tsx';
import { useShow } from '../shell/show.ts';
import { readMarks } from './read.ts';

const noCard = { strengths: [] };

/** A place of the board, with what it pays. */
export const MarkSpot = ({
  spot,
  className = '',
  children,
}: {
  spot: string;
  className?: string;
  children: ReactNode;
}) => {
  const show = useShow();
  const drawn = show?.isOver ? readMarks(show.result.outcome) : null;
  return (
    <BetSpot
      spot={spot}
      odds={timesText(sixMarkPays(spot))}
      form="times"
      className={className}
      winning={drawn !== null && sixMark.payout(spot, drawn, noCard) > 100}
    >
      {children}
    </BetSpot>
  );
};
