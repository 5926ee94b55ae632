import { useState } from 'react';
import { halves } from '../../../src/tables/engine/halves.ts';
import {
  digitForms,
  digitSums,
  duelPairs,
  duelSides,
  tenDigits,
} from '../../../src/tables/games/threeDigits.ts';
import { useTable } from '../shell/context.ts';
import { type BetGroup, GroupedBoard } from '../shell/GroupedBoard.tsx';
import { DigitSpot } from './DigitSpot.tsx';
import { NumberBets } from './NumberBets.tsx';
import { type DigitNames, pairText } from './names.ts';
import { PlaceBets } from './PlaceBets.tsx';
import { digitNamesIn } from './words.ts';

/** Places by their numbers, with what they are above them. */
const Numbered = ({
  kind,
  name,
  numbers,
  across,
}: {
  kind: string;
  name: string;
  numbers: readonly number[];
  across: 'five' | 'seven';
}) => (
  <>
    <p className="bet-name">{name}</p>
    <div className={`bet-row ${across}-across`}>
      {numbers.map((number) => (
        <DigitSpot key={number} spot={`${kind}:${number}`}>
          <b>{number}</b>
        </DigitSpot>
      ))}
    </div>
  </>
);

const SumBets = ({ names }: { names: DigitNames }) => (
  <>
    <div className="bet-row four-across">
      {halves.map((half) => (
        <DigitSpot key={half} spot={half}>
          <strong>{names.half[half]}</strong>
        </DigitSpot>
      ))}
    </div>
    <Numbered kind="sum" name={names.sum} numbers={digitSums} across="seven" />
    <Numbered kind="tail" name={names.tail} numbers={tenDigits} across="five" />
  </>
);

const FormBets = ({ names }: { names: DigitNames }) => (
  <>
    <div className="bet-row four-across">
      {digitForms.map((form) => (
        <DigitSpot key={form} spot={`form:${form}`} />
      ))}
      <DigitSpot spot="triple" />
    </div>
    <Numbered kind="span" name={names.span} numbers={tenDigits} across="five" />
  </>
);

const DuelBets = ({ names }: { names: DigitNames }) =>
  duelPairs.map((pair) => (
    <div key={pair} className="digit-duel">
      <p className="bet-name">{pairText(pair, names)}</p>
      <div className="bet-row three-across">
        {duelSides.map((side) => (
          <DigitSpot key={side} spot={`duel:${pair}:${side}`}>
            <strong className={`side-${side}`}>{names.side[side]}</strong>
          </DigitSpot>
        ))}
      </div>
    </div>
  ));

const isOf =
  (...kinds: readonly string[]) =>
  (spot: string): boolean =>
    kinds.includes(spot.split(':')[0] ?? '');

/** The field in which bets are typed. */
const loadTyping = () => import('./typed.ts');

export const Board = () => {
  const { lang } = useTable();
  const names = digitNamesIn(lang);
  // Kept here, so that the dials and the place stand as they were when their tab is left.
  const [digits, setDigits] = useState<readonly number[]>([0, 0, 0]);
  const [place, setPlace] = useState('1');
  const groups: readonly BetGroup[] = [
    {
      id: 'number',
      name: names.groups.number,
      has: isOf('straight', 'box'),
      places: () => <NumberBets digits={digits} onDial={setDigits} />,
    },
    {
      id: 'place',
      name: names.groups.place,
      has: isOf('place', 'half', 'any'),
      places: () => <PlaceBets chosen={place} onChoose={setPlace} />,
    },
    {
      id: 'sum',
      name: names.groups.sum,
      has: isOf('sum', 'tail', ...halves),
      places: () => <SumBets names={names} />,
    },
    {
      id: 'form',
      name: names.groups.form,
      has: isOf('form', 'span', 'triple'),
      places: () => <FormBets names={names} />,
    },
    {
      id: 'duel',
      name: names.groups.duel,
      has: isOf('duel'),
      places: () => <DuelBets names={names} />,
    },
  ];
  return <GroupedBoard groups={groups} className="digits-board" typing={{ load: loadTyping, place }} />;
};
