import { spoken } from '../shell/spoken.ts';

export interface KenoWords {
  readonly name: string;
  readonly tagline: string;
  readonly welcome: string;
  readonly draw: string;
  readonly hurry: string;
  readonly fill: string;
  readonly clear: string;
  readonly board: string;
  /** Turned on: a win is three times as much when the last number is one of the player's. */
  readonly light: string;
  readonly lightTitle: string;
  readonly lightText: string;
  /** Turned on: a win counts once more for each hit on the pier that the beam falls on. */
  readonly beam: string;
  readonly beamTitle: string;
  readonly beamText: string;
  /** What it means to mark numbers on one pier. */
  readonly beamWhere: string;
  readonly marked: (count: number) => string;
  readonly cell: (number: number, drawn: boolean) => string;
  readonly notices: Readonly<
    Record<
      'won' | 'lit' | 'beamed' | 'back' | 'missed' | 'pick_first' | 'enough',
      (amount: string, count: number, times: number) => string
    >
  >;
  /** How often a win counts: twice or more. */
  readonly counted: (times: number) => string;
  readonly historyHits: (hits: number, picks: number) => string;
  readonly fairness: string;
  readonly rulesTitle: string;
  readonly rulesText: string;
  readonly paysTitle: string;
  readonly picks: string;
  readonly hits: string;
  readonly returns: string;
  readonly keys: string;
}

const inLang = spoken(import.meta.glob<{ readonly words: KenoWords }>('./words/*.ts'));

export const kenoWordsOf = inLang('words');
