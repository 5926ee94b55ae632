import { useEffect } from 'react';
import { useLayout, useServerNow, useTable, useTableState } from '../shell/context.ts';
import { sumOf } from '../shell/tableState.ts';
import type { TableStore } from '../shell/tableStore.ts';
import type { ShownSeat } from './read.ts';
import { earlyMs } from './schedule.ts';

/** A seat to which covered cards have been dealt. */
export const coveredSeat: ShownSeat = { made: [], isIn: true, isPast: false, isBeaten: false, cards: null };

/** Of each table: the round whose covered cards have been seen to be dealt. */
const dealt = new WeakMap<TableStore, number>();

/** Whether a round's cards lie there already as it is drawn. */
export const isDealtEarly = (store: TableStore, round: number): boolean => dealt.get(store) === round;

/** Whether covered cards are dealt before the draw: to whoever has taken a seat. */
export const useDealtEarly = (isSeated: boolean): boolean => {
  const { store, replayed } = useTable();
  const { table } = useTableState();
  const now = useServerNow();
  const isNow =
    isSeated && !replayed && table?.phase === 'closed' && now >= Date.parse(table.drawsAt) - earlyMs;
  const round = table?.number ?? 0;
  useEffect(() => {
    if (isNow) dealt.set(store, round);
  }, [isNow, round, store]);
  // Whoever sits at the table keeps the cards until their pot has come.
  return isNow || (isSeated && !replayed && table?.phase === 'deciding' && isDealtEarly(store, round));
};

/** The same while bets are closed, of whoever has taken a seat. */
export const useIsDealing = (): boolean => {
  const { table } = useTableState();
  const { standing } = useLayout();
  const isDealt = useDealtEarly(sumOf(standing) > 0n);
  return isDealt && table?.phase === 'closed';
};

/** Whether the player waits for cards at a seat that they have taken, with bets closed: before, whoever has pressed stays at the press. */
export const useIsWaiting = (): boolean => {
  const { table } = useTableState();
  const { standing } = useLayout();
  return table?.phase === 'closed' && sumOf(standing) > 0n;
};
