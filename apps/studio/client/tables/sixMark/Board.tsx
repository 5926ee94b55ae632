import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { allNumbers, animals, specialHalves, tails, waves } from '../../../src/tables/games/sixMark.ts';
import { usePart } from '../../shell/usePart.ts';
import { useTable } from '../shell/context.ts';
import { type BetGroup, GroupedBoard } from '../shell/GroupedBoard.tsx';
import { MarkBall } from './MarkBall.tsx';
import { MarkSpot } from './MarkSpot.tsx';
import type { Choosing } from './Tickets.tsx';
import { markNames } from './words.ts';

const isOf =
  (...kinds: readonly string[]) =>
  (spot: string): boolean =>
    kinds.includes(spot.split(':')[0] ?? '');

/** The field in which bets are typed. */
const loadTyping = () => import('./typed.ts');

/** Where numbers are chosen for tickets: it comes in a file of its own, at the latest once its tab is opened. */
const loadTickets = () => import('./Tickets.tsx');

const noticed = () => undefined;

/** Asks for what is to stand in its place. */
const Asked = ({ onAsked }: { onAsked: () => void }) => {
  useEffect(onAsked, [onAsked]);
  return null;
};

/** Places of a kind beside each other, by their numbers. */
const Row = ({
  kind,
  numbers,
  className,
  name,
}: {
  kind: string;
  numbers: readonly number[];
  className: string;
  name: (number: number) => string;
}) => (
  <div className={`bet-row mark-row ${className}`}>
    {numbers.map((number) => (
      <MarkSpot key={number} spot={`${kind}:${number}`}>
        <strong>{name(number)}</strong>
      </MarkSpot>
    ))}
  </div>
);

const Numbers = ({ kind }: { kind: string }) =>
  allNumbers.map((number) => (
    <MarkSpot key={number} spot={`${kind}:${number}`}>
      <MarkBall number={number} />
    </MarkSpot>
  ));

/** What the special number is besides its number. */
const Facets = () => {
  const { lang } = useTable();
  const names = markNames(lang);
  return (
    <>
      <div className="bet-row mark-row halves">
        {specialHalves.map((half) => (
          <MarkSpot key={half} spot={half} className={half}>
            <strong>{names.half(half)}</strong>
          </MarkSpot>
        ))}
      </div>
      <div className="bet-row mark-row waves">
        {waves.map((wave) => (
          <MarkSpot key={wave} spot={`wave:${wave}`} className={`wave-${wave}`}>
            <strong>{names.wave(wave)}</strong>
          </MarkSpot>
        ))}
      </div>
      <Row kind="animal" numbers={animals} className="animals" name={names.animal} />
      <Row kind="tail" numbers={tails} className="tails" name={names.tail} />
    </>
  );
};

/** What comes among all seven numbers. */
const Any = () => {
  const { lang } = useTable();
  const names = markNames(lang);
  return (
    <>
      <p className="bet-name">{names.among}</p>
      <Row kind="any-animal" numbers={animals} className="animals" name={names.animal} />
      <Row kind="any-tail" numbers={tails} className="tails" name={names.tail} />
    </>
  );
};

export const Board = () => {
  const { lang } = useTable();
  const { groups: names } = markNames(lang);
  const [choosing, setChoosing] = useState<Choosing>({ kind: 'two', numbers: [] });
  const [isAsked, setAsked] = useState(false);
  const ask = useCallback(() => setAsked(true), []);
  const part = usePart(loadTickets, lang, isAsked, noticed);
  const group = (id: keyof typeof names, has: BetGroup['has'], places: () => ReactNode): BetGroup => ({
    id,
    name: names[id],
    has,
    places,
  });
  const groups: readonly BetGroup[] = [
    group('special', isOf('special'), () => <Numbers kind="special" />),
    group('facets', isOf(...specialHalves, 'wave', 'animal', 'tail'), () => <Facets />),
    group('regular', isOf('regular'), () => <Numbers kind="regular" />),
    group('combined', isOf('two', 'three', 'two-special'), () =>
      part ? <part.Tickets choosing={choosing} onChoose={setChoosing} /> : <Asked onAsked={ask} />,
    ),
    group('any', isOf('any-animal', 'any-tail'), () => <Any />),
  ];
  return (
    <GroupedBoard
      groups={groups}
      className="mark-board"
      typing={{ load: loadTyping, place: choosing.kind }}
    />
  );
};
