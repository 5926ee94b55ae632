import type { BlossomOutcome, BlossomView } from '../../../src/tables/games/blossomFacts.ts';
import {
  type Moment,
  openPot,
  ownPlan,
  type PlayedPot,
  pastPot,
  playedPlan,
  type ToldChoice,
  turnsOf,
} from './read.ts';

/** When a show tells what: choices, hands that are turned, and who has won; `null` where nobody is told. Milliseconds. */
export interface ShowTimes {
  readonly choices: readonly ToldChoice[];
  readonly hands: readonly number[];
  readonly wonMs: number | null;
}

/** When the player's pot is told. */
export const ownTimes = (view: BlossomView, moment: Omit<Moment, 'elapsedMs'>): ShowTimes => {
  const { told: choices, endMs, turning, handsFromMs } = ownPlan(view, moment);
  if (moment.phase === 'street') return { choices, hands: [], wonMs: view.winner === null ? null : endMs };
  const turns = turnsOf(turning.filter((seat) => view.seats[seat]?.cards).length, handsFromMs);
  return { choices, hands: turns.at, wonMs: turns.endMs };
};

/** When a whole pot is told. */
const playedTimes = (pot: PlayedPot): ShowTimes => {
  const { told: choices, handsFromMs } = playedPlan(pot);
  const turns = turnsOf(pot.compared.filter((hand) => hand !== null).length, handsFromMs);
  return { choices, hands: turns.at, wonMs: turns.endMs };
};

/** When the open table is told; `null` for rounds that had none. */
export const openTimes = (outcome: BlossomOutcome): ShowTimes | null => {
  const pot = openPot(outcome);
  return pot && playedTimes(pot);
};

/** When a pot of the history is told, once more. */
export const pastTimes = (view: BlossomView): ShowTimes => playedTimes(pastPot(view));
