import type { ReactNode } from 'react';
import type { BetChance } from '../../../src/tables/engine/tableGame.ts';
import { oddsText, useTable } from './context.ts';
import { Spot } from './Spot.tsx';

/** "To one", from the least to the most where wins differ. */
export const oddsRange = ({ pays, paysUpTo }: Pick<BetChance, 'pays' | 'paysUpTo'>): string =>
  paysUpTo === undefined ? oddsText(pays) : `${oddsText(pays)}–${oddsText(paysUpTo)}`;

/** What a lottery pays, as its players read it: times the stake, the stake included. */
export const timesText = (pays: number): string => String(pays / 100);

/** How odds are told: in a sentence, as short as `6:1` where there is no room, or as times the stake. */
type OddsForm = 'sentence' | 'short' | 'times';

/** A place to bet on that says what it is and what it pays. */
export const BetSpot = ({
  spot,
  odds,
  form = 'sentence',
  className = '',
  winning,
  children,
}: {
  spot: string;
  odds: string;
  form?: OddsForm;
  className?: string;
  winning: boolean;
  /** In the place of the spot's name, which is told to those who do not see. */
  children?: ReactNode;
}) => {
  const { words, texts } = useTable();
  return (
    <Spot
      spot={spot}
      className={className}
      winning={winning}
      {...(children !== undefined && { label: words.spot(spot) })}
    >
      {children === undefined ? (
        <strong>{words.spot(spot)}</strong>
      ) : (
        <span aria-hidden="true">{children}</span>
      )}
      <small>{form === 'sentence' ? texts.pays(odds) : form === 'short' ? `${odds}:1` : `× ${odds}`}</small>
    </Spot>
  );
};
