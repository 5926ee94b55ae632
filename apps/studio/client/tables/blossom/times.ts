import type { BlossomView } from '../../../src/tables/games/blossomFacts.ts';
import { blossomShow } from '../../../src/tables/games/blossomPlay.ts';
import {
  type Moment,
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
  const count = turning.filter((seat) => view.seats[seat]?.cards).length;
  const turns = turnsOf(count, handsFromMs, moment.lengthMs);
  return { choices, hands: turns.at, wonMs: turns.endMs };
};

/** When a whole pot is told. */
const playedTimes = (pot: PlayedPot): ShowTimes => {
  const { told: choices, handsFromMs } = playedPlan(pot);
  const turns = turnsOf(pot.compared.filter((hand) => hand !== null).length, handsFromMs);
  return { choices, hands: turns.at, wonMs: turns.endMs };
};

/** When the open table is told in a show of this length. */
export const openTimes = (pot: PlayedPot, lengthMs: number): ShowTimes => {
  const { choices, hands, wonMs } = playedTimes(pot);
  const within = (at: number): number => (at * lengthMs) / blossomShow.length;
  return {
    choices: choices.map((choice) => ({ ...choice, at: within(choice.at) })),
    hands: hands.map(within),
    wonMs: wonMs === null ? null : within(wonMs),
  };
};

/** When a pot of the history is told, once more. */
export const pastTimes = (view: BlossomView): ShowTimes => playedTimes(pastPot(view));
