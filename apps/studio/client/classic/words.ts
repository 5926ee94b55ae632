import type { MachineWords } from '../machine/words.ts';
import { spoken } from '../shell/spoken.ts';

export interface ClassicWords {
  readonly name: string;
  readonly tagline: string;
  readonly great: readonly [string, string, string];
  readonly symbols: Readonly<Record<string, string>>;
  readonly pot: string;
  readonly potWon: string;
  readonly potText: (share: string, seed: string) => string;
  readonly potChance: (oneIn: string) => string;
  readonly potReturn: (lines: string, share: string, seed: string) => string;
  readonly potPaid: string;
  readonly pays: string;
  readonly paysNote: string;
  readonly mixture: string;
  readonly wild: string;
  readonly hops: {
    readonly title: string;
    readonly text: string;
    /** How often it comes to hops, how often three frogs sit, and the greatest win of a spin. */
    readonly often: (oneIn: string, ofHundred: number, stakes: string) => string;
    /** At rest, what is waited for. */
    readonly promise: string;
    readonly begins: string;
    readonly hop: (number: number) => string;
    readonly over: (count: number) => string;
  };
  readonly lines: string;
  readonly linesText: string;
  readonly fairness: string;
  readonly historyJackpot: string;
  readonly notices: MachineWords['notices'] & {
    readonly jackpot: (amount: string, count: number) => string;
    readonly hopped: (amount: string, count: number) => string;
  };
}

const inLang = spoken(import.meta.glob<{ readonly words: ClassicWords }>('./words/*.ts'));

export const classicWordsOf = inLang('words');
