import { spoken } from '../../shell/spoken.ts';

/** What is said where cards are squeezed. */
export interface SqueezeWords {
  readonly cardsOf: (side: string) => string;
  readonly how: string;
  readonly open: string;
  readonly openForMe: string;
  /** Of a card that lies face down, the first, second or third of its hand. */
  readonly card: (place: number) => string;
  readonly keys: string;
}

const inLang = spoken(import.meta.glob<{ readonly words: SqueezeWords }>('./squeezeWords/*.ts'));

export const squeezeWordsOf = inLang('words');
