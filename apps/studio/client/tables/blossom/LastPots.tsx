import { toDecimal } from '@pavilion/money';
import { useState } from 'react';
import { isDealt } from '../../../src/tables/games/blossomFacts.ts';
import { potEndOf } from '../../../src/tables/games/blossomPlay.ts';
import { money } from '../../shell/amounts.ts';
import { useTable, useTableState } from '../shell/context.ts';
import { raiseOf } from '../shell/hands.ts';
import { lateWords } from './lateWords.ts';
import { receivedOf } from './net.ts';
import { nameOfHand, openPot, ownPotIn, readOutcome } from './read.ts';
import { ownWords } from './words.ts';

interface LastPot {
  readonly number: number;
  readonly winner: string;
  readonly hand: readonly number[] | null;
  /** What its winner got, in money or in antes. */
  readonly sum: string;
}

/** So many of one's own, and of the open table. */
const most = { own: 4, open: 8 };

/** Pots that the player has sat at since the page was opened, the newest first. */
const useOwnPots = (): readonly LastPot[] => {
  const { lang, words } = useTable();
  const { table, slips, currency } = useTableState();
  const [pots, setPots] = useState<readonly LastPot[]>([]);
  const mine = table?.phase === 'settled' ? ownPotIn(slips, table.number) : null;
  const winner = mine?.view.winner ?? null;
  if (!table || !mine || winner === null || pots[0]?.number === table.number) return pots;
  const { seat, seats, pot } = mine.view;
  const hand = seats[winner - 1]?.cards ?? null;
  const name = winner - 1 === seat ? ownWords(lang).you : words.spot(`seat:${winner}`);
  const sum = money(toDecimal(raiseOf(mine.own, receivedOf(pot), currency), currency), currency);
  const next = [{ number: table.number, winner: name, hand, sum }, ...pots].slice(0, most.own);
  setPots(next);
  return next;
};

const Pots = ({ title, pots }: { title: string; pots: readonly LastPot[] }) => {
  const { lang } = useTable();
  return (
    <>
      <h2 className="stats-title">{title}</h2>
      <ul className="last-pots">
        {pots.map(({ number, winner, hand, sum }) => (
          <li key={number}>
            <span>{winner}</span>
            <span>{hand ? nameOfHand(hand, lang) : ownWords(lang).allFolded}</span>
            <b>{sum}</b>
          </li>
        ))}
      </ul>
    </>
  );
};

/** The last pots, each with the hand that took it and what they got: one's own, and those of the bots' table. */
export const LastPots = () => {
  const { lang, words } = useTable();
  const { results } = useTableState();
  const own = useOwnPots();
  const { ownPots, openPots } = lateWords(lang);
  const { antes } = ownWords(lang);
  const open = results
    .slice(-most.open)
    .reverse()
    .flatMap(({ number, outcome }): LastPot[] => {
      const read = readOutcome(outcome);
      const played = read && openPot(read);
      if (!read || !isDealt(read) || !played) return [];
      const { winner, pot } = potEndOf(read);
      const hand = played.compared[winner - 1] ?? null;
      return [
        { number, winner: words.spot(`seat:${winner}`), hand, sum: antes(String(receivedOf(pot) / 100)) },
      ];
    });
  return (
    <div className="pots-told" data-field="last-pots">
      {own.length > 0 && <Pots title={ownPots} pots={own} />}
      {open.length > 0 && <Pots title={openPots} pots={open} />}
    </div>
  );
};
