import type { Pot } from '../../src/games/videoSlots/machine.ts';
import type { MachineWords } from '../machine/words.ts';
import { spoken } from '../shell/spoken.ts';

/** What every video slot says. */
export interface VideoSlotWords {
  readonly notices: MachineWords['notices'] &
    Readonly<
      Record<'hold_won' | 'hold_on' | 'hold_over' | 'hold_back', (amount: string, count: number) => string>
    > &
    Readonly<Partial<Record<'walk_won' | 'walk_over', (amount: string, count: number) => string>>>;
  readonly fairness: string;
  readonly freeText: string;
  readonly choose: string;
  /** One of the free spins to choose from. */
  readonly option: (spins: number, multiplier: number, step: number) => string;
  readonly goOn: string;
  readonly strip: {
    readonly free: (played: number, all: number) => string;
    readonly hold: (left: number, held: number, cells: number) => string;
  };
  readonly times: (multiplier: number) => string;
  readonly total: string;
  readonly pots: Readonly<Record<Pot, string>>;
  readonly potsLabel: string;
  readonly won: {
    readonly line: (symbol: string, count: number, line: number) => string;
    readonly ways: (symbol: string, count: number, ways: number) => string;
    readonly cluster: (symbol: string, count: number) => string;
    readonly collected: (symbol: string, count: number, times: number) => string;
  };
  readonly historyMore: (steps: number) => string;
  readonly rules: {
    readonly pays: string;
    readonly paysNote: Readonly<Record<'lines' | 'ways' | 'clusters', string>>;
    readonly lines: string;
    readonly linesText: (lines: number) => string;
    readonly hits: string;
  };
}

const inLang = spoken(import.meta.glob<{ readonly words: VideoSlotWords }>('./words/*.ts'));

export const videoSlotWordsOf = inLang('words');
