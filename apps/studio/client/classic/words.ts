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
  readonly lines: string;
  readonly linesText: string;
  readonly fairness: string;
  readonly historyJackpot: string;
  readonly notices: MachineWords['notices'] & {
    readonly jackpot: (amount: string, count: number) => string;
  };
}

const inLang = spoken(import.meta.glob<{ readonly words: ClassicWords }>('./words/*.ts'));

export const classicWordsOf = inLang('words');
