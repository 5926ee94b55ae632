import type { BlossomView } from '../../../src/tables/games/blossomFacts.ts';
import { blossomShow, isKnownEnd } from '../../../src/tables/games/blossomPlay.ts';
import type { Comparison } from './comparisons.ts';
import { type Schedule, type ToldChoice, toldPartOf } from './pace.ts';
import { type Moment, ownPlan, type PlayedPot, pastPot, playedPlan, turnsOf } from './read.ts';

/** When a show tells what: choices, hands that are turned, and who has won; `null` where nobody is told. Milliseconds. */
export interface ShowTimes {
  readonly choices: readonly ToldChoice[];
  /** When two hands come together that are compared on demand, and when it is told who is out. */
  readonly duels: readonly { readonly at: number; readonly toldAt: number }[];
  readonly hands: readonly number[];
  readonly wonMs: number | null;
}

const duelsIn = ({ at, ms }: Schedule['duels'], asked: readonly Comparison[]): ShowTimes['duels'] =>
  at.flatMap((start, index) => {
    const duel = asked[index];
    return duel ? [{ at: start, toldAt: start + ms * toldPartOf(duel) }] : [];
  });

/** When the player's pot is told. */
export const ownTimes = (view: BlossomView, moment: Omit<Moment, 'elapsedMs'>): ShowTimes => {
  const plan = ownPlan(view, moment);
  const { told: choices, endMs, turning, handsFromMs } = plan;
  const duels = duelsIn(plan.duels, plan.asked);
  if (moment.phase === 'street')
    return { choices, duels, hands: [], wonMs: view.winner === null ? null : endMs };
  const count = turning.filter((seat) => view.seats[seat]?.cards).length;
  const turns = turnsOf(count, handsFromMs, isKnownEnd(pastPot(view)), moment.lengthMs);
  return { choices, duels, hands: turns.at, wonMs: turns.endMs };
};

/** When a whole pot is told. */
const playedTimes = (pot: PlayedPot): ShowTimes => {
  const plan = playedPlan(pot);
  const { told: choices, handsFromMs } = plan;
  const count = pot.compared.filter((hand) => hand !== null).length;
  const turns = turnsOf(count, handsFromMs, isKnownEnd(pot));
  return { choices, duels: duelsIn(plan.duels, plan.asked), hands: turns.at, wonMs: turns.endMs };
};

/** When the open table is told in a show of this length. */
export const openTimes = (pot: PlayedPot, lengthMs: number): ShowTimes => {
  const { choices, duels, hands, wonMs } = playedTimes(pot);
  const within = (at: number): number => (at * lengthMs) / blossomShow.length;
  return {
    choices: choices.map((choice) => ({ ...choice, at: within(choice.at) })),
    duels: duels.map(({ at, toldAt }) => ({ at: within(at), toldAt: within(toldAt) })),
    hands: hands.map(within),
    wonMs: wonMs === null ? null : within(wonMs),
  };
};

/** When a pot of the history is told, once more. */
export const pastTimes = (view: BlossomView): ShowTimes => playedTimes(pastPot(view));
