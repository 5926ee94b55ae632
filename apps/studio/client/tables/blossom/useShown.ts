import { useState } from 'react';
import { type BlossomView, blossomDecideMs } from '../../../src/tables/games/blossomFacts.ts';
import { blossomShow, streetsOf } from '../../../src/tables/games/blossomPlay.ts';
import { useServerNow, useTable, useTableState } from '../shell/context.ts';
import { useReveal } from '../shell/show.ts';
import { openShow, ownPotIn, ownShow, pastShow, readOutcome, type ShownPot } from './read.ts';

/** Every round is shown for as long. */
const showMsOf = (): number => blossomShow.length;

const madeAt = ({ seats, seat }: BlossomView): readonly string[] => seats[seat]?.made ?? [];

interface StreetClock {
  readonly round: number;
  /** How many streets are over. */
  readonly street: number;
  /** By the server's clock. */
  readonly startedAt: number;
}

/**
 * Since when the player's pot is in its street. A street begins with a clock of its own, but what was chosen before it may come a moment
 * earlier or later: it is told from the moment on at which this page knows it, and never twice.
 */
const useStreetClock = (view: BlossomView | undefined, now: number): StreetClock | null => {
  const { table } = useTableState();
  const [clock, setClock] = useState<StreetClock | null>(null);
  if (!view || table?.phase !== 'deciding' || table.decidesAt === null) return clock;
  const { number: round, decidesAt } = table;
  if (clock?.round === round && clock.street >= view.street) return clock;
  const beganAt = Date.parse(decidesAt) - blossomDecideMs;
  const next = { round, street: view.street, startedAt: clock?.round === round ? now : beganAt };
  setClock(next);
  return next;
};

/** The player's pot or, for whoever only watches, the open table, as far as it has been told. */
export const useShown = () => {
  const { replayed } = useTable();
  const { table, slips } = useTableState();
  const now = useServerNow();
  const reveal = useReveal(showMsOf);
  const round = table?.number ?? 0;
  const mine = ownPotIn(slips, round);
  const clock = useStreetClock(replayed ? undefined : mine?.view, now);
  if (mine && replayed) return { mine, shown: reveal && pastShow(mine.view, reveal.elapsedMs) };
  if (mine) {
    const isSeen = clock?.round === round;
    // A page that has come later tells what the player has not been asked about any more.
    const told = isSeen ? clock.street : Math.max(0, streetsOf(madeAt(mine.view)).length - 1);
    const since = isSeen ? Math.max(0, now - clock.startedAt) : 0;
    const [phase, elapsedMs] = reveal ? (['end', reveal.elapsedMs] as const) : (['street', since] as const);
    return { mine, shown: ownShow(mine.view, { phase, elapsedMs, told }) };
  }
  const outcome = reveal ? readOutcome(reveal.result.outcome) : null;
  return { mine: null, shown: outcome && openShow(outcome, reveal?.elapsedMs ?? 0) };
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
