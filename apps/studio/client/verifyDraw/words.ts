import type { LightName } from '../../src/games/lights.ts';
import { spoken } from '../shell/spoken.ts';

/** How the draws of games become their outcomes, and what these are called. */
export interface DrawWords {
  readonly cards: string;
  readonly stops: string;
  readonly stopsName: string;
  readonly hand: (number: number) => string;
  readonly dealt: string;
  readonly picture: (number: number, multiplier: number) => string;
  readonly paidStrips: (strips: string) => string;
  readonly freeStrips: (strips: string) => string;
  readonly blackjack: {
    readonly label: string;
    readonly hint: string;
    readonly numbers: string;
    readonly deal: string;
    readonly dealer: string;
    readonly sidedLabel: string;
    readonly sides: string;
    readonly lanterns: string;
  };
  readonly poker: {
    readonly label: string;
    readonly hint: string;
    readonly shuffle: string;
    readonly replace: string;
    /** By the names of the pay tables, as links have them. */
    readonly tables: (names: string) => string;
    readonly after: string;
  };
  readonly manyHands: {
    readonly label: string;
    readonly hint: string;
    readonly shuffle: string;
    readonly hands: string;
  };
  readonly keno: {
    readonly label: string;
    readonly hint: string;
    readonly shuffle: string;
    readonly drawn: string;
    readonly hit: string;
    readonly pier: string;
    readonly times: string;
  };
  readonly cascade: { readonly label: string; readonly hint: string; readonly refill: string };
  readonly classic: {
    readonly label: string;
    readonly hint: string;
    readonly lot: string;
    readonly hops: string;
    readonly strips: (strips: string) => string;
    readonly view: string;
    readonly won: string;
    readonly missed: string;
  };
  /** Which of the pots that several slots feed a stake brought its share to. */
  readonly light: {
    readonly how: string;
    readonly fed: string;
    readonly names: Readonly<Record<LightName, string>>;
  };
  readonly video: {
    readonly label: string;
    readonly hint: string;
    readonly coupled: (paid: string, free: string) => string;
    readonly mystery: (symbol: string, paid: string, free: string) => string;
    readonly cash: (cash: string, below: number) => string;
    readonly respin: (cash: string, below: number, wins: number) => string;
    readonly symbols: (legend: string) => string;
    readonly drawn: string;
    readonly amounts: string;
  };
}

const inLang = spoken(import.meta.glob<{ readonly drawWords: DrawWords }>('./words/*.ts'));

export const drawWords = inLang('drawWords');
