import type { Below } from '../../tables/engine/ranges.ts';
import type { ArrowsGrade, Side } from '../views.ts';
import { million } from './sport.ts';

/** What arrows tell of a round before its walls are stormed: whole numbers alone, so that what is drawn and what is priced agree exactly. */

/** Of a hundred rounds, those in which the arrows go with whoever wins the round, under the second rules. */
export const arrowsWithWinner = 65;

/**
 * By how much a side may have shot better since the third rules: of a hundred rounds those that are of this grade, whoever wins them, and of
 * a hundred of these those in which the arrows go with the winner.
 */
export const arrowsGrades: Readonly<
  Record<ArrowsGrade, { readonly share: number; readonly withWinner: number }>
> = {
  narrow: { share: 45, withWinner: 57 },
  clear: { share: 35, withWinner: 65 },
  crushing: { share: 20, withWinner: 76 },
};

/** By how much a side will have shot better, drawn before it is drawn which. */
export const drawGrade = async (below: Below): Promise<ArrowsGrade> => {
  const drawn = await below(100);
  const { narrow, clear } = arrowsGrades;
  if (drawn < narrow.share) return 'narrow';
  return drawn < narrow.share + clear.share ? 'clear' : 'crushing';
};

/** Of a hundred rounds with these arrows, those that whoever shot better wins; `null` under the second rules, which know no grades. */
const withWinnerOf = (grade: ArrowsGrade | null): number =>
  grade === null ? arrowsWithWinner : arrowsGrades[grade].withWinner;

/** The home side's chance: so many of so many. */
export interface Odds {
  readonly home: number;
  readonly all: number;
}

/** That the arrows are the home side's, by its chance to take the round in millionths and by their grade. */
export const oddsOfArrows = (chance: number, grade: ArrowsGrade | null): Odds => {
  const withWinner = withWinnerOf(grade);
  return { home: withWinner * chance + (100 - withWinner) * (million - chance), all: 100 * million };
};

/** That the home side takes the round, by its chance in millionths, by whoever shot better (`null` before that is told) and by how much. */
export const oddsOfRound = (chance: number, arrows: Side | null, grade: ArrowsGrade | null): Odds => {
  if (arrows === null) return { home: chance, all: million };
  const withWinner = withWinnerOf(grade);
  const [homeWins, awayWins] =
    arrows === 'home' ? [withWinner, 100 - withWinner] : [100 - withWinner, withWinner];
  const home = homeWins * chance;
  return { home, all: home + awayWins * (million - chance) };
};
