import type { ReactNode } from 'react';
import {
  allNumbers,
  animals,
  sixMark,
  sixMarkPays,
  specialHalves,
  tails,
  waves,
} from '../../../src/tables/games/sixMark.ts';
import { BetSpot, timesText } from '../shell/BetSpot.tsx';
import { useTable } from '../shell/context.ts';
import { type BetGroup, GroupedBoard } from '../shell/GroupedBoard.tsx';
import { useShow } from '../shell/show.ts';
import { MarkBall } from './MarkBall.tsx';
import { readMarks } from './read.ts';
import { markNames } from './words.ts';

const noCard = { strengths: [] };
const isFacet = (spot: string): boolean =>
  /^(wave|animal|tail):/.test(spot) || specialHalves.some((half) => half === spot);

/** The field in which bets are typed. */
const loadTyping = () => import('./typed.ts');

export const Board = () => {
  const { lang } = useTable();
  const names = markNames(lang);
  const show = useShow();
  const drawn = show?.isOver ? readMarks(show.result.outcome) : null;
  const place = (spot: string, face: ReactNode, className = '') => (
    <BetSpot
      key={spot}
      spot={spot}
      odds={timesText(sixMarkPays(spot))}
      form="times"
      className={className}
      winning={drawn !== null && sixMark.payout(spot, drawn, noCard) > 100}
    >
      {face}
    </BetSpot>
  );
  const numbersOf = (kind: string) => () =>
    allNumbers.map((number) => place(`${kind}:${number}`, <MarkBall number={number} />));
  const groups: readonly BetGroup[] = [
    {
      id: 'special',
      name: names.groups.special,
      has: (spot) => spot.startsWith('special:'),
      places: numbersOf('special'),
    },
    {
      id: 'facets',
      name: names.groups.facets,
      has: isFacet,
      places: () => (
        <>
          <div className="bet-row mark-row halves">
            {specialHalves.map((half) => place(half, <strong>{names.half(half)}</strong>, half))}
          </div>
          <div className="bet-row mark-row waves">
            {waves.map((wave) => place(`wave:${wave}`, <strong>{names.wave(wave)}</strong>, `wave-${wave}`))}
          </div>
          <div className="bet-row mark-row animals">
            {animals.map((animal) => place(`animal:${animal}`, <strong>{names.animal(animal)}</strong>))}
          </div>
          <div className="bet-row mark-row tails">
            {tails.map((tail) => place(`tail:${tail}`, <strong>{names.tail(tail)}</strong>))}
          </div>
        </>
      ),
    },
    {
      id: 'regular',
      name: names.groups.regular,
      has: (spot) => spot.startsWith('regular:'),
      places: numbersOf('regular'),
    },
  ];
  return <GroupedBoard groups={groups} className="mark-board" typing={{ load: loadTyping }} />;
};
