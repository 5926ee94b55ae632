import { spoken } from '../../shell/spoken.ts';

/** What is said of how a bet stands. */
export interface OpenBetWords {
  /** By its own figure as it stands. */
  readonly stands: Readonly<Record<'ahead' | 'behind', string>>;
  /** A sum so far, against its line. */
  readonly soFar: (count: number, line: number) => string;
  /** A sum that has no line. */
  readonly sum: (count: number) => string;
  readonly half: string;
  /** Without overtime. */
  readonly regular: string;
  readonly map: (number: number) => string;
}

const inLang = spoken(import.meta.glob<{ readonly words: OpenBetWords }>('./words/*.ts'));

export const openBetWordsOf = inLang('words');
