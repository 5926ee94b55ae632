import { useState } from 'react';
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
import { NumberPad, TicketTools } from '../numbers/TicketPad.tsx';
import { timesText } from '../shell/BetSpot.tsx';
import { useLayout, useTable, useTableState } from '../shell/context.ts';
import { type BetGroup, GroupedBoard } from '../shell/GroupedBoard.tsx';
import { lotterySpot } from '../shell/lotterySpot.tsx';
import { useShow } from '../shell/show.ts';
import { leaptAt, readCarps } from './read.ts';
import { carpNames } from './words.ts';

const CarpSpot = lotterySpot(eightCarp, carpPays, readCarps);

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
  const add = (): void => {
    if (!isOpen || picked.length === 0) return;
    store.lay(pickSpot(picked));
    pick([]);
  };
  return (
    <>
      <NumberPad
        className="carp-pad"
        legend={names.pick}
        numbers={allNumbers}
        picked={picked}
        most={pickMax}
        onPick={pick}
        face={String}
      />
      <TicketTools
        className="carp-tools"
        random={names.random}
        add={names.add}
        canAdd={isOpen && picked.length > 0}
        onRandom={() => pick(randomNumbers(allNumbers, picked.length || defaultCount))}
        onAdd={add}
      />
      <p className="ticket-told" data-field="ticket-pays">
        {picked.length === 0
          ? names.choose(pickMax)
          : ticketPays(picked.length)
              .map(([hits, pays]) => names.hits(hits, timesText(pays)))
              .join(' · ')}
      </p>
      {tickets.length > 0 && (
        <div className="laid-tickets carp-tickets" data-field="tickets">
          {tickets.map((spot) => (
            <CarpSpot key={spot} spot={spot}>
              <strong>
                {(numbersOfPick(spot) ?? []).map((number) => (
                  <span key={number} data-hit={drawn.includes(number)}>
                    {number}
                  </span>
                ))}
              </strong>
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
        <strong>{names.side(side)}</strong>
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
            <strong>{number}</strong>
          </CarpSpot>
        )),
    },
  ];
  return <GroupedBoard groups={groups} className="carp-board" typing={{ load: loadTyping }} />;
};
