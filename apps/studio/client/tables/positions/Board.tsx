import type { ReactNode } from 'react';
import { places } from '../../../src/tables/games/hands.ts';
import { duels, type PositionsTable, seats, winCounts } from '../../../src/tables/games/positions.ts';
import { BetSpot, oddsRange } from '../shell/BetSpot.tsx';
import { useTable } from '../shell/context.ts';
import { type BetGroup, GroupedBoard } from '../shell/GroupedBoard.tsx';
import { Spot } from '../shell/Spot.tsx';
import { useShow } from '../shell/show.ts';
import { readerOf } from './read.ts';
import { type SideGroup, sideGroups } from './sides.ts';
import { rangeName, sideNames } from './words.ts';

const noCard = { strengths: [] };

/** The kinds of bets in each group, by the word before the colon in their places. */
const kindsOf: Readonly<Record<SideGroup, readonly string[]>> = {
  positions: ['win', 'bonus'],
  results: ['wins', 'best'],
  duels: ['duel'],
  hands: ['hand'],
};

/**
 * Three positions beside each other, each with its bonus below; then who wins of all, positions against each other, and what
 * each seat's hand is.
 */
export const boardOf = (table: PositionsTable) => {
  const read = readerOf(table);
  const odds = new Map(table.chances(noCard).map((bet) => [bet.kind, oddsRange(bet)]));
  const { ranges } = table.rules;
  return () => {
    const { texts, lang } = useTable();
    const show = useShow();
    const names = sideNames(lang);
    const drawn = show?.isOver ? read(show.result.outcome) : null;
    const wins = (spot: string): boolean => drawn !== null && table.payout(spot, drawn, noCard) > 0;
    const betSpot = (kind: string, spot: string, className: string): ReactNode => (
      <BetSpot
        key={spot}
        spot={spot}
        className={className}
        odds={odds.get(kind) ?? ''}
        winning={wins(spot)}
      />
    );
    const handBets = (range: string, name: string): ReactNode => (
      <div key={range} className="hand-bets">
        <p className="hand-range">
          <strong>{name}</strong>
          <small>{texts.pays(odds.get(`hand-${range}`) ?? '')}</small>
        </p>
        <div className="bet-row across-4">
          {seats.map((seat) => (
            <Spot
              key={seat}
              spot={`hand:${range}:${seat}`}
              label={name}
              winning={wins(`hand:${range}:${seat}`)}
            >
              <strong>{names.seat(String(seat))}</strong>
            </Spot>
          ))}
        </div>
      </div>
    );
    const placesIn: Readonly<Record<SideGroup, () => ReactNode>> = {
      positions: () =>
        (['win', 'bonus'] as const).map((kind) => (
          <div key={kind} className="bet-row across-3">
            {places.map((place) => betSpot(kind, `${kind}:${place}`, `position-${kind}`))}
          </div>
        )),
      results: () => (
        <>
          <div className="bet-row across-2">
            {winCounts.map((count) => betSpot('wins', `wins:${count}`, 'side-bet'))}
          </div>
          <div className="bet-row across-3">
            {places.map((place) => betSpot('best', `best:${place}`, 'side-bet'))}
          </div>
        </>
      ),
      duels: () => (
        <div className="bet-row across-2">
          {duels.map(([one, other]) => betSpot('duel', `duel:${one}:${other}`, 'side-bet'))}
        </div>
      ),
      hands: () => ranges.map(({ id }) => handBets(id, rangeName(table.gameCode, id, lang))),
    };
    const groups: readonly BetGroup[] = sideGroups.map((id) => ({
      id,
      name: names.groups[id],
      has: (spot) => kindsOf[id].includes(spot.split(':')[0] ?? ''),
      places: placesIn[id],
    }));
    return <GroupedBoard groups={groups} className="positions-board" />;
  };
};
