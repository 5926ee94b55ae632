import { spoken } from '../../shell/spoken.ts';

/** What is told of a shoe that lasts several rounds. */
export interface ShoeWords {
  readonly name: string;
  readonly left: (cards: number) => string;
  /** In a sentence: how many rounds of it this one is, and the cards in it. */
  readonly told: (round: number, of: number, cards: number) => string;
  readonly fresh: string;
  readonly freshNote: string;
  /** As it stands in the rules. */
  readonly rule: string;
  /** How its cards lie when a round is drawn. */
  readonly lies: string;
  /** In a proof: cards left of a full shoe, and that they were counted over the earlier rounds of the shoe. */
  readonly counted: (cards: number, rounds: number) => string;
}

const inLang = spoken(import.meta.glob<{ readonly shoeWords: ShoeWords }>('./words/*.ts'));

export const shoeWords = inLang('shoeWords');
