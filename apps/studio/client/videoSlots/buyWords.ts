import { spoken } from '../shell/spoken.ts';

/** What is said where a feature can be bought. */
export interface BuyWords {
  readonly buy: string;
  readonly title: (spins: number) => string;
  /** A feature that has a name, and is no free spins. */
  readonly named: (name: string) => string;
  readonly price: string;
  /** The price in stakes. */
  readonly times: (times: string) => string;
  readonly left: string;
  readonly returns: string;
  readonly note: string;
  /** Of hold and win, which begins with so many symbols. */
  readonly holdNote: (symbols: number) => string;
  readonly confirm: (price: string) => string;
  readonly poor: string;
  readonly cancel: string;
  /** In the history. */
  readonly bought: string;
}

const inLang = spoken(import.meta.glob<{ readonly words: BuyWords }>('./buyWords/*.ts'));

export const buyWordsOf = inLang('words');
