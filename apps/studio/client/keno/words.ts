import type { AutoEnd } from '../machine/autoplay.ts';
import type { AutoWords } from '../machine/autoWords.ts';
import { spoken } from '../shell/spoken.ts';
import type { TypedNumbers } from '../shell/typedNumbers.ts';

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
  readonly tickets: string;
  readonly ticket: (place: number) => string;
  readonly addTicket: string;
  readonly removeTicket: string;
  /** What became of a ticket: another was not accepted, or its turn has yet to come. */
  readonly unplayed: string;
  readonly waiting: string;
  /** Of several tickets: what they cost together, and what they came to. */
  readonly cost: (count: number, amount: string) => string;
  readonly ran: (count: number, amount: string) => string;
  readonly leftOver: (count: number) => string;
  /** Where the site wants a press for each round. */
  readonly onePress: string;
  readonly type: string;
  /** Numbers as they may be typed. */
  readonly typeHint: string;
  readonly mark: string;
  /** What is wrong with what was typed. */
  readonly problems: Readonly<
    Record<Exclude<TypedNumbers['kind'], 'numbers'>, (part: string, most: number, last: number) => string>
  >;
  readonly counts: string;
  readonly countsOf: (draws: number) => string;
  readonly noDraws: string;
  readonly most: string;
  readonly least: string;
  readonly times: (number: number, times: number) => string;
  readonly countsNote: string;
  /** The same tickets again, by themselves. */
  readonly follow: Pick<AutoWords, 'auto' | 'title' | 'rounds' | 'note'>;
  readonly followEnded: Pick<Readonly<Record<AutoEnd, string>>, 'rounds' | 'refused' | 'stopped'>;
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
