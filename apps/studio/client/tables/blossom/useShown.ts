import { useEffect, useState } from 'react';
import type { BlossomView } from '../../../src/tables/games/blossomFacts.ts';
import { blossomShow } from '../../../src/tables/games/blossomPlay.ts';
import { useServerNow, useTable, useTableState } from '../shell/context.ts';
import { useReveal } from '../shell/show.ts';
import type { TableStore } from '../shell/tableStore.ts';
import { isDealtEarly } from './dealt.ts';
import { openShow, ownPotIn, ownShow, pastShow, readOutcome, type ShownPot } from './read.ts';
import { lengthOf, type StreetClock, streetClockOf, toldBefore } from './streetClock.ts';

/** Of each table: what comes in the middle of a street tells it from when the others do, and never another pot than they. */
const clocks = new WeakMap<TableStore, StreetClock>();

/** Since when the player's pot is in its street. */
const useStreetClock = (view: BlossomView | undefined, now: number): StreetClock | null => {
  const { store } = useTable();
  const { table } = useTableState();
  const [clock, setClock] = useState(() => clocks.get(store) ?? null);
  const next = streetClockOf(clock, view, table, now);
  if (next !== clock) setClock(next);
  useEffect(() => {
    if (next) clocks.set(store, next);
  }, [store, next]);
  return next;
};

/** The player's pot or, for whoever only watches, the open table, as far as it has been told. */
export const useShown = () => {
  const { store, replayed } = useTable();
  const { table, slips } = useTableState();
  const now = useServerNow();
  const reveal = useReveal((_, shown) => lengthOf(shown));
  const lengthMs = table ? lengthOf(table) : blossomShow.length;
  const round = table?.number ?? 0;
  const mine = ownPotIn(slips, round);
  const clock = useStreetClock(replayed ? undefined : mine?.view, now);
  if (mine && replayed)
    return { mine, shown: reveal && pastShow(mine.view, reveal.elapsedMs), isDealing: false };
  if (mine) {
    const isSeen = clock?.round === round;
    const told = toldBefore(clock, mine.view, round);
    const since = isSeen ? Math.max(0, now - clock.startedAt) : 0;
    const [phase, elapsedMs] = reveal ? (['end', reveal.elapsedMs] as const) : (['street', since] as const);
    const isDealing =
      phase === 'street' &&
      mine.view.street === 0 &&
      elapsedMs < blossomShow.deal &&
      !isDealtEarly(store, round);
    return { mine, shown: ownShow(mine.view, { phase, elapsedMs, told, lengthMs }), isDealing };
  }
  const outcome = reveal ? readOutcome(reveal.result.outcome) : null;
  return {
    mine: null,
    shown: outcome && openShow(outcome, reveal?.elapsedMs ?? 0, lengthMs),
    isDealing: false,
  };
};

/** The hand that lies open at the seat nearest to who looks; `null` while it is covered. */
export const nearCardsOf = (
  view: BlossomView | undefined,
  shown: ShownPot | null,
  nearest: number,
): readonly number[] | null => {
  const seen = shown?.seats[nearest];
  // One's own cards are known from the look on, or once the pot is won; of the open table's, what has been turned.
  const isKnown = seen !== undefined && (seen.made.includes('look') || shown?.winner !== null);
  return (isKnown ? view?.cards : null) ?? seen?.cards ?? null;
};
