import { useState } from 'react';
import { halves } from '../../../src/tables/engine/halves.ts';
import { duelPlaces, fireflyTen, numbers, tenPays, topSums } from '../../../src/tables/games/fireflyTen.ts';
import { useLayout, useTable } from '../shell/context.ts';
import { type BetGroup, GroupedBoard } from '../shell/GroupedBoard.tsx';
import { lotterySpot } from '../shell/lotterySpot.tsx';
import { PlaceChoice } from '../shell/PlaceChoice.tsx';
import { Ball } from './Ball.tsx';
import { readTen } from './read.ts';
import { tenNames } from './words.ts';

const PricedSpot = lotterySpot(fireflyTen, tenPays, readTen);

/** One place to bet on: its number as `face`, or its name. */
const TenSpot = ({ spot, face }: { spot: string; face?: 'ball' | 'number' | 'half' }) => {
  const { lang } = useTable();
  const last = spot.split(':').at(-1) ?? '';
  return (
    <PricedSpot spot={spot} className={last}>
      {face === 'ball' && <Ball number={Number(last)} />}
      {face === 'number' && <b>{last}</b>}
      {face === 'half' && <strong>{tenNames(lang).half(last)}</strong>}
    </PricedSpot>
  );
};

/** Places by number, one at a time, with a mark on those that have chips. */
const PlaceBets = ({ place, onChoose }: { place: number; onChoose: (place: number) => void }) => {
  const { lang, texts } = useTable();
  const { lying } = useLayout();
  const placed = new Set(
    Object.keys(lying)
      .filter((spot) => spot.startsWith('place:'))
      .map((spot) => Number(spot.split(':')[1])),
  );
  return (
    <>
      <PlaceChoice
        className="place-choice"
        legend={texts.road.runner}
        name="ten-place"
        places={numbers.map((number) => ({
          id: String(number),
          name: tenNames(lang).place(number),
          isLaid: placed.has(number),
        }))}
        chosen={String(place)}
        onChoose={(id) => onChoose(Number(id))}
      />
      <div className="bet-row place-numbers">
        {numbers.map((number) => (
          <TenSpot key={number} spot={`place:${place}:${number}`} face="ball" />
        ))}
      </div>
      <div className="bet-row place-halves">
        {halves.map((half) => (
          <TenSpot key={half} spot={`place:${place}:${half}`} face="half" />
        ))}
      </div>
    </>
  );
};

/** The field in which bets are typed. */
const loadTyping = () => import('./typed.ts');

export const Board = () => {
  const { lang } = useTable();
  const names = tenNames(lang);
  const [place, setPlace] = useState(1);
  const groups: readonly BetGroup[] = [
    {
      id: 'place',
      name: names.groups.place,
      has: (spot) => spot.startsWith('place:'),
      places: () => <PlaceBets place={place} onChoose={setPlace} />,
    },
    {
      id: 'sum',
      name: names.groups.sum,
      has: (spot) => spot.startsWith('sum:'),
      places: () => [
        ...halves.map((half) => <TenSpot key={half} spot={`sum:${half}`} face="half" />),
        ...topSums.map((sum) => <TenSpot key={sum} spot={`sum:${sum}`} face="number" />),
      ],
    },
    {
      id: 'duel',
      name: names.groups.duel,
      has: (spot) => spot.startsWith('duel:'),
      places: () =>
        duelPlaces.flatMap((place) => [
          <span key={place} className="duel-name" aria-hidden="true">
            {names.duel(place)}
          </span>,
          <TenSpot key={`${place}d`} spot={`duel:${place}:dragon`} face="half" />,
          <TenSpot key={`${place}t`} spot={`duel:${place}:tiger`} face="half" />,
        ]),
    },
  ];
  return (
    <GroupedBoard groups={groups} className="ten-board" typing={{ load: loadTyping, place: String(place) }} />
  );
};
