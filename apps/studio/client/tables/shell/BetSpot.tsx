import type { ReactNode } from 'react';
import type { BetChance } from '../../../src/tables/engine/tableGame.ts';
import { oddsText, useTable } from './context.ts';
import { Spot } from './Spot.tsx';

/** "To one", from the least to the most where wins differ. */
export const oddsRange = ({ pays, paysUpTo }: Pick<BetChance, 'pays' | 'paysUpTo'>): string =>
  paysUpTo === undefined ? oddsText(pays) : `${oddsText(pays)}–${oddsText(paysUpTo)}`;

/** A place to bet on that says what it is and what it pays. `odds` are told in short where there is no room for a sentence. */
export const BetSpot = ({
  spot,
  odds,
  isShort = false,
  className = '',
  winning,
  children,
}: {
  spot: string;
  odds: string;
  isShort?: boolean;
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
      <small>{isShort ? `${odds}:1` : texts.pays(odds)}</small>
    </Spot>
  );
};
