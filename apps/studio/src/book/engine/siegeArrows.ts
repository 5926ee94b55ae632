import type { Side } from '../views.ts';
import { million } from './sport.ts';

/** What arrows tell of a round before its walls are stormed: whole numbers alone, so that what is drawn and what is priced agree exactly. */

/** Of a hundred rounds, those in which the arrows go with whoever wins the round. */
export const arrowsWithWinner = 65;
const arrowsAgainst = 100 - arrowsWithWinner;

/** The home side's chance: so many of so many. */
export interface Odds {
  readonly home: number;
  readonly all: number;
}

/** That the arrows are the home side's, by its chance to take the round in millionths. */
export const oddsOfArrows = (chance: number): Odds => ({
  home: arrowsWithWinner * chance + arrowsAgainst * (million - chance),
  all: 100 * million,
});

/** That the home side takes the round, by its chance in millionths and by whoever shot better; `null` before that is told. */
export const oddsOfRound = (chance: number, arrows: Side | null): Odds => {
  if (arrows === null) return { home: chance, all: million };
  const [homeWins, awayWins] =
    arrows === 'home' ? [arrowsWithWinner, arrowsAgainst] : [arrowsAgainst, arrowsWithWinner];
  const home = homeWins * chance;
  return { home, all: home + awayWins * (million - chance) };
};
