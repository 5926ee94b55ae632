import { spoken } from '../../shell/spoken.ts';

export interface BesideWords {
  readonly intro: string;
  /** The table that was chosen the last time. */
  readonly last: string;
  readonly failed: string;
}

const inLang = spoken(import.meta.glob<{ readonly besideWords: BesideWords }>('./words/*.ts'));

export const besideWordsOf = inLang('besideWords');
