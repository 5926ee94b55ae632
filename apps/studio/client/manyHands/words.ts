import { type PokerWords, pokerWordsOf } from '../poker/words.ts';
import type { Lang } from '../shell/sessionTexts.ts';
import { spoken } from '../shell/spoken.ts';

export interface Own {
  readonly name: string;
  readonly tagline: string;
  readonly welcome: string;
  readonly choose: string;
  readonly countOf: (hands: number) => string;
  readonly each: (amount: string) => string;
  readonly handOf: (number: number) => string;
  readonly notices: Readonly<
    Record<'hold' | 'won' | 'back' | 'nothing', (amount: string, hands: number) => string>
  >;
  readonly fairness: string;
  readonly rules: readonly { readonly title: string; readonly text: string }[];
  readonly keys: string;
}

/** Its own words, and those of the poker of one hand. */
export type ManyHandsWords = Own & Omit<PokerWords, keyof Own>;

const inLang = spoken(import.meta.glob<{ readonly words: Own }>('./words/*.ts'));

const words = inLang('words');

export const manyHandsWordsOf = (lang: Lang): ManyHandsWords => ({
  ...pokerWordsOf(lang),
  ...words(lang),
});
