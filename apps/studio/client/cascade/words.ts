import type { MachineWords } from '../machine/words.ts';
import { spoken } from '../shell/spoken.ts';

export interface CascadeWords {
  readonly name: string;
  readonly tagline: string;
  readonly symbols: Readonly<Record<string, string>>;
  readonly free: string;
  readonly times: (multiplier: number) => string;
  /** What a symbol won in one fall; the amount follows. */
  readonly won: (symbol: string, ways: number, multiplier: number) => string;
  readonly notices: MachineWords['notices'];
  readonly fairness: string;
  readonly rules: readonly { readonly title: string; readonly text: string }[];
  readonly pays: string;
  readonly paysNote: string;
}

const inLang = spoken(import.meta.glob<{ readonly words: CascadeWords }>('./words/*.ts'));

export const cascadeWordsOf = inLang('words');
