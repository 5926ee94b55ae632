import type { StudioLocale } from '../../src/locale.ts';
import type { StakeRefusal } from '../../src/play/views.ts';
import type { Ending } from './ending.ts';

/** What a page speaks. */
export type Lang = StudioLocale;

/** What every page of the studio that has a session says alike: games, tables and the book begin with these words. */
export interface SessionTexts {
  readonly balance: string;
  readonly playMoney: string;
  readonly leave: string;
  readonly soundOn: string;
  readonly soundOff: string;
  readonly close: string;
  /** What is pressed on a keyboard. */
  readonly keys: string;
  readonly session: (minutes: number) => string;
  readonly net: string;
  readonly opening: string;
  readonly tryAgain: string;
  /** Takes up here what is open in another window. */
  readonly playHere: string;
  readonly backToHall: string;
  /** The studio was asked for too much, and a press was not sent. */
  readonly busy: string;
  /** Why it could not be opened, or goes on no more. */
  readonly endings: Readonly<Record<Ending, { readonly title: string; readonly text: string }>>;
  /** The hall's reasons for not taking a stake. */
  readonly refusals: Readonly<Record<StakeRefusal, string>>;
}

/** That this is play: the end of all rules. */
export interface ResponsibleTexts {
  readonly responsible: string;
  readonly responsibleText: string;
}

/** How a bet stands, as machines and tables say alike. */
export type BetStates = Readonly<
  Record<'pending' | 'paying' | 'settled' | 'returned' | 'refused' | 'stuck', string>
>;
