import { type ReactNode, useState } from 'react';
import {
  allNumbers,
  carpPays,
  duelSides,
  eightCarp,
  firstSides,
  numbersOfPick,
  pickMax,
  pickSpot,
  sumSides,
  ticketPays,
} from '../../../src/tables/games/eightCarp.ts';
import { randomNumbers } from '../numbers/randomNumbers.ts';
import { BetSpot, timesText } from '../shell/BetSpot.tsx';
import { useLayout, useTable, useTableState } from '../shell/context.ts';
import { type BetGroup, GroupedBoard } from '../shell/GroupedBoard.tsx';
import { useShow } from '../shell/show.ts';
import { leaptAt, readCarps } from './read.ts';
import { carpNames } from './words.ts';

const noCard = { strengths: [] };

const CarpSpot = ({
  spot,
  className = '',
  children,
}: {
  spot: string;
  className?: string;
  children: ReactNode;
}) => {
  const show = useShow();
  const drawn = show?.isOver ? readCarps(show.result.outcome) : null;
  return (
    <BetSpot
      spot={spot}
      odds={timesText(carpPays(spot))}
      form="times"
      className={className}
      winning={drawn !== null && eightCarp.payout(spot, drawn, noCard) > 100}
    >
      <strong>{children}</strong>
    </BetSpot>
  );
};

/** Numbers that the carps have brought so far. */
const useDrawnSoFar = (): readonly number[] => {
  const show = useShow();
  const drawn = show ? readCarps(show.result.outcome) : null;
  return drawn?.numbers.slice(0, Math.max(0, leaptAt(show?.elapsedMs ?? 0))) ?? [];
};

/** Tickets that the player has chips on in this round, sent or not. */
const useTickets = (): string[] => {
  const { lying } = useLayout();
  return Object.keys(lying).filter((spot) => numbersOfPick(spot) !== undefined);
};

const defaultCount = 5;

/** A ticket is picked or left to chance; with the chosen chip on it, it lies below among the others. */
const Tickets = () => {
  const { store, lang } = useTable();
  const { table, busy } = useTableState();
  const [picked, pick] = useState<readonly number[]>([]);
  const names = carpNames(lang);
  const tickets = useTickets();
  const drawn = useDrawnSoFar();
  const isOpen = table?.phase === 'open' && !busy;
  const toggle = (number: number): void =>
    pick(
      picked.includes(number)
        ? picked.filter((one) => one !== number)
        : [...picked, number].slice(0, pickMax),
    );
  const add = (): void => {
    if (!isOpen || picked.length === 0) return;
    store.lay(pickSpot(picked));
    pick([]);
  };
  return (
    <>
      <fieldset className="carp-pad">
        <legend className="unseen">{names.pick}</legend>
        {allNumbers.map((number) => (
          <button
            key={number}
            type="button"
            data-action="pick"
            data-pick={number}
            aria-pressed={picked.includes(number)}
            aria-disabled={!picked.includes(number) && picked.length >= pickMax}
            onClick={() => toggle(number)}
          >
            {number}
          </button>
        ))}
      </fieldset>
      <div className="carp-tools">
        <button
          type="button"
          className="quiet-button"
          data-action="random"
          onClick={() => pick(randomNumbers(allNumbers, picked.length || defaultCount))}
        >
          {names.random}
        </button>
        <button
          type="button"
          className="quiet-button add-ticket"
          data-action="add-ticket"
          aria-disabled={!isOpen || picked.length === 0}
          onClick={add}
        >
          {names.add}
        </button>
      </div>
      <p className="carp-pays" data-field="ticket-pays">
        {picked.length === 0
          ? names.choose(pickMax)
          : ticketPays(picked.length)
              .map(([hits, pays]) => names.hits(hits, timesText(pays)))
              .join(' · ')}
      </p>
      {tickets.length > 0 && (
        <div className="carp-tickets" data-field="tickets">
          {tickets.map((spot) => (
            <CarpSpot key={spot} spot={spot}>
              {(numbersOfPick(spot) ?? []).map((number) => (
                <span key={number} data-hit={drawn.includes(number)}>
                  {number}
                </span>
              ))}
            </CarpSpot>
          ))}
        </div>
      )}
    </>
  );
};

/** The field in which bets are typed. */
const loadTyping = () => import('./typed.ts');

export const Board = () => {
  const { lang } = useTable();
  const names = carpNames(lang);
  const sideSpots = (sides: readonly string[]) =>
    sides.map((side) => (
      <CarpSpot key={side} spot={side} className={side}>
        {names.side(side)}
      </CarpSpot>
    ));
  const groups: readonly BetGroup[] = [
    {
      id: 'tickets',
      name: names.groups.tickets,
      has: (spot) => spot.startsWith('pick:'),
      places: () => <Tickets />,
    },
    {
      id: 'sides',
      name: names.groups.sides,
      isWithoutNumbers: true,
      has: (spot) => [...sumSides, ...firstSides, ...duelSides].some((side) => side === spot),
      places: () => (
        <>
          <div className="bet-row carp-row four">{sideSpots(sumSides)}</div>
          <div className="bet-row carp-row four">{sideSpots(firstSides)}</div>
          <div className="bet-row carp-row two">{sideSpots(duelSides)}</div>
        </>
      ),
    },
    {
      id: 'first',
      name: names.groups.first,
      has: (spot) => spot.startsWith('first:'),
      places: () =>
        allNumbers.map((number) => (
          <CarpSpot key={number} spot={`first:${number}`}>
            {number}
          </CarpSpot>
        )),
    },
  ];
  return <GroupedBoard groups={groups} className="carp-board" typing={{ load: loadTyping }} />;
};
