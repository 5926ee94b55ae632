import type { FC, ReactNode } from 'react';
import type { TableGame } from '../../../src/tables/engine/tableGame.ts';
import { BetSpot, timesText } from './BetSpot.tsx';
import { useShow } from './show.ts';

const noCard = { strengths: [] };

export interface LotterySpotProps {
  readonly spot: string;
  readonly className?: string;
  /** In the place of the spot's name. */
  readonly children?: ReactNode;
}

/** A place of a lottery's board: what it pays stands on it, and it is lit once a draw has been shown that pays it more than it took. */
export const lotterySpot =
  <Outcome extends object>(
    { payout }: Pick<TableGame<Outcome>, 'payout'>,
    paysAt: (spot: string) => number,
    read: (outcome: unknown) => Outcome | null,
  ): FC<LotterySpotProps> =>
  ({ spot, className = '', children }) => {
    const show = useShow();
    const drawn = show?.isOver ? read(show.result.outcome) : null;
    return (
      <BetSpot
        spot={spot}
        odds={timesText(paysAt(spot))}
        form="times"
        className={className}
        winning={drawn !== null && payout(spot, drawn, noCard) > 100}
      >
        {children}
      </BetSpot>
    );
  };
