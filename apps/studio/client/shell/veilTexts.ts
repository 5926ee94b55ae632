import type { Ending } from './ending.ts';

/** What is said while a game opens, and when it is over. */
export interface VeilTexts {
  readonly opening: string;
  readonly tryAgain: string;
  readonly backToHall: string;
  readonly endings: Readonly<Record<Ending, { readonly title: string; readonly text: string }>>;
}
