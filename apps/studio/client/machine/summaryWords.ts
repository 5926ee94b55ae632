import { spoken } from '../shell/spoken.ts';

/** What the card after a bonus says. */
export interface SummaryWords {
  readonly free: string;
  readonly spins: string;
  readonly respins: string;
  readonly best: string;
  readonly won: string;
  readonly back: string;
  readonly goOn: string;
}

const inLang = spoken(import.meta.glob<{ readonly words: SummaryWords }>('./summaryWords/*.ts'));

export const summaryWordsOf = inLang('words');
