import { faceTrios, fastSums, fastThree } from '../../../src/tables/games/fastThree.ts';
import { facePairs, faces } from '../../../src/tables/games/threeDice.ts';
import { DiceFaces } from '../dice/DieFace.tsx';
import { diceOf, readDice } from '../dice/read.ts';
import { BetSpot, timesText } from '../shell/BetSpot.tsx';
import { useTable } from '../shell/context.ts';
import { type BetGroup, GroupedBoard } from '../shell/GroupedBoard.tsx';
import { useShow } from '../shell/show.ts';
import { fastGroups } from './words.ts';

const noCard = { strengths: [] };
const halves = ['big', 'small', 'odd', 'even'] as const;

/** The field in which bets are typed. */
const loadTyping = () => import('./typed.ts');

export const Board = () => {
  const { lang } = useTable();
  const show = useShow();
  const roll = show?.isOver ? readDice(show.result.outcome) : null;
  const wins = (spot: string): boolean => roll !== null && fastThree.payout(spot, roll, noCard) > 0;
  const odds = (spot: string): string => timesText(fastThree.paysOf(spot));
  const named = (spot: string) => (
    <BetSpot key={spot} spot={spot} className={spot} odds={odds(spot)} form="times" winning={wins(spot)} />
  );
  const diced = (spot: string) => (
    <BetSpot key={spot} spot={spot} odds={odds(spot)} form="times" winning={wins(spot)}>
      <DiceFaces dice={diceOf(spot)} />
    </BetSpot>
  );
  const groups: readonly BetGroup[] = [
    {
      id: 'sum',
      name: fastGroups(lang).sum,
      has: (spot) => spot.startsWith('sum:') || halves.some((half) => half === spot),
      places: () => [
        ...halves.map(named),
        ...fastSums.map((sum) => (
          <BetSpot
            key={sum}
            spot={`sum:${sum}`}
            odds={odds(`sum:${sum}`)}
            form="times"
            winning={wins(`sum:${sum}`)}
          >
            <b>{sum}</b>
          </BetSpot>
        )),
      ],
    },
    {
      id: 'triple',
      name: fastGroups(lang).triple,
      has: (spot) => spot === 'any-triple' || spot.startsWith('triple:'),
      places: () => [...faces.map((face) => diced(`triple:${face}`)), named('any-triple')],
    },
    {
      id: 'double',
      name: fastGroups(lang).double,
      has: (spot) => spot.startsWith('double:'),
      places: () => faces.map((face) => diced(`double:${face}`)),
    },
    {
      id: 'trio',
      name: fastGroups(lang).trio,
      has: (spot) => spot.startsWith('trio:') || spot === 'any-run',
      places: () => [...faceTrios.map((trio) => diced(`trio:${trio}`)), named('any-run')],
    },
    {
      id: 'pair',
      name: fastGroups(lang).pair,
      has: (spot) => spot.startsWith('pair:'),
      places: () => facePairs.map((pair) => diced(`pair:${pair}`)),
    },
  ];
  return <GroupedBoard groups={groups} className="fast-board" typing={{ load: loadTyping }} />;
};
