import { type BlossomView, blossomDecideMs } from '../../../src/tables/games/blossomFacts.ts';
import { blossomShow, streetsOf } from '../../../src/tables/games/blossomPlay.ts';
import type { TableView } from '../../../src/tables/views.ts';

/** News of a deal are no later than this, unless the page itself is. Milliseconds. */
const lateMost = 1_500;

/** Since when the player's pot is in its street. */
export interface StreetClock {
  readonly round: number;
  /** How many streets are over. */
  readonly street: number;
  /** By the server's clock. */
  readonly startedAt: number;
}

/**
 * The clock after another look. A street begins with a clock of its own, but what was chosen before it may come a moment earlier or
 * later: it is told from the moment on at which this page knows it, and never twice.
 */
export const streetClockOf = (
  clock: StreetClock | null,
  view: BlossomView | undefined,
  table: Pick<TableView, 'number' | 'phase' | 'decidesAt'> | null,
  nowMs: number,
): StreetClock | null => {
  if (!view || table?.phase !== 'deciding' || table.decidesAt === null) return clock;
  const { number: round, decidesAt } = table;
  if (clock?.round === round && clock.street >= view.street) return clock;
  const beganAt = Date.parse(decidesAt) - blossomDecideMs;
  if (clock?.round === round) return { round, street: view.street, startedAt: nowMs };
  // Cards are dealt from when the page knows of them.
  const startedAt = view.street === 0 ? Math.min(nowMs, beganAt + lateMost) : beganAt;
  return { round, street: view.street, startedAt };
};

/** How many streets have been told by the end. A page that has come later tells what the player has not been asked about any more. */
export const toldBefore = (clock: StreetClock | null, { seats, seat }: BlossomView, round: number): number =>
  clock?.round === round ? clock.street : Math.max(0, streetsOf(seats[seat]?.made ?? []).length - 1);

/** How long a round is shown: as long as its pots need, or the open table where there are none. Milliseconds. */
export const lengthOf = ({ shownFrom, settlesAt }: Pick<TableView, 'shownFrom' | 'settlesAt'>): number =>
  shownFrom === undefined ? blossomShow.length : Math.max(1, Date.parse(settlesAt) - Date.parse(shownFrom));
