import type { MachineWords } from '../machine/words.ts';
import { spoken } from '../shell/spoken.ts';

export interface CascadeWords {
  readonly name: string;
  readonly tagline: string;
  readonly symbols: Readonly<Record<string, string>>;
  readonly free: string;
  readonly tide: {
    readonly title: string;
    /** Said while there are no free spins. */
    readonly promise: string;
    /** What wins are multiplied by, and how many marks are left to the next step. */
    readonly rising: (times: number, left: number) => string;
    readonly full: (times: number) => string;
    /** How often free spins come, how many they are, and the greatest win of a round in stakes. */
    readonly often: (oneIn: string, spins: string, stakes: string) => string;
  };
  readonly times: (multiplier: number) => string;
  /** What a symbol won in one fall; the amount follows. */
  readonly won: (symbol: string, ways: number, multiplier: number) => string;
  readonly notices: MachineWords['notices'] & {
    /** The tide has brought so many free spins. */
    readonly tide_rose: (amount: string, count: number) => string;
  };
  readonly fairness: string;
  readonly rules: readonly { readonly title: string; readonly text: string }[];
  readonly pays: string;
  readonly paysNote: string;
}

const inLang = spoken(import.meta.glob<{ readonly words: CascadeWords }>('./words/*.ts'));

export const cascadeWordsOf = inLang('words');
