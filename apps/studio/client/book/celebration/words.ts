import { spoken } from '../../shell/spoken.ts';

/** What is said over a win that is celebrated. */
export interface CelebrationWords {
  /** Of 15, 30 and 75 stakes. */
  readonly great: readonly [string, string, string];
  /** That a bet was won, as a short exclamation before what it was on. */
  readonly won: string;
  /** So many that were won together. */
  readonly bets: (count: number) => string;
}

const inLang = spoken(import.meta.glob<{ readonly words: CelebrationWords }>('./words/*.ts'));

export const celebrationWordsOf = inLang('words');
