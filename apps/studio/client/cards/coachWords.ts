import { spoken } from '../shell/spoken.ts';

/** What the coach says; shares of the stake come formatted. */
export interface CoachWords {
  readonly name: string;
  readonly show: string;
  readonly working: string;
  readonly wasBest: string;
  readonly costs: (share: string) => string;
  readonly tally: (best: number, all: number) => string;
  /** Before what each choice is worth. */
  readonly worth: string;
  readonly rule: { readonly title: string; readonly text: string };
}

const inLang = spoken(import.meta.glob<{ readonly coachWords: CoachWords }>('./coachWords/*.ts'));

export const coachWordsOf = inLang('coachWords');
