import type { BookSport } from '../../../src/book/views.ts';
import { spoken } from '../../shell/spoken.ts';

/** What is said in the slip and of bets alone: fetched with them. */
export interface SlipWords {
  /** How long a bet can still be placed before the next round. */
  readonly closes: (seconds: number) => string;
  /** The same before the walls are stormed, once arrows are told. */
  readonly closesAfter: (seconds: number) => string;
  /** When what is locked can be bet on again, by the sport. */
  readonly opens: Readonly<Record<BookSport, string>>;
  /** The same of a round of a siege, where it is known how long that takes; while nothing is chosen. */
  readonly opensIn: (seconds: number) => string;
  /** The same while arrows of a siege fly. */
  readonly flying: string;
  /** Too little is left before the next round of a siege for a bet to be taken. */
  readonly late: string;
  /** Of which match that is said, where a slip is of several: by its first side. */
  readonly ofMatch: (match: string, what: string) => string;
  /** What has come to stand on the press can be read, and is about to be pressed. */
  readonly checking: string;
  /** A price or a return as it stood before something was locked. */
  readonly about: (what: string) => string;
  /** The picture plays an end, and prices wait for it. */
  readonly held: string;
  /** What it may return at the last price before the lock. */
  readonly lastPrice: string;
  /** The press that agrees to another price than was agreed to before, and bets at it. */
  readonly asks: (was: string, now: string) => string;
  /** What a bet may return, beside what is bet. */
  readonly gets: (amount: string) => string;
  /** What several choices of one event are together is being asked for. */
  readonly quoting: string;
  /** Why nothing of the slip can be bet any more. */
  readonly shut: string;
  /** The press that bets what can still be bet on, without the rest of the slip. */
  readonly placeRest: (count: number, amount: string) => string;
  /** The press that takes out one that can no longer be bet on, in its row. */
  readonly remove: string;
  /** How the match of a choice has ended. */
  readonly ended: (score: string) => string;
  /** So many choices can still be bet on: what is told is of these. */
  readonly rest: (count: number) => string;
  /** The press that agrees to the price of one choice. */
  readonly acceptOne: (price: string) => string;
  /** The press that takes another line of the same market and side, at its price. */
  readonly changeLine: (what: string, price: string) => string;
  /** The press that bets as soon as what is locked is open again; what it waits for, and how to stop it. */
  readonly arm: string;
  readonly armed: (match: string, seconds: number) => string;
  readonly disarm: string;
  /** What the two numbers of a siege count. */
  readonly maps: string;
  /** A bet was taken at a higher price than was agreed to, or at a lower one that the player's choice allows. */
  readonly rose: string;
  readonly fell: string;
  /** What was last bet, at one touch. */
  readonly lastStake: (amount: string) => string;
}

const inLang = spoken(import.meta.glob<{ readonly words: SlipWords }>('./words/*.ts'));

export const slipWordsOf = inLang('words');
