import { spoken } from '../shell/spoken.ts';

/** What is said where free spins can be bought. */
export interface BuyWords {
  readonly buy: string;
  readonly title: (spins: number) => string;
  readonly price: string;
  /** The price in stakes. */
  readonly times: (times: string) => string;
  readonly left: string;
  readonly returns: string;
  readonly note: string;
  readonly confirm: (price: string) => string;
  readonly poor: string;
  readonly cancel: string;
  /** In the history. */
  readonly bought: string;
}

const inLang = spoken(import.meta.glob<{ readonly words: BuyWords }>('./buyWords/*.ts'));

export const buyWordsOf = inLang('words');
