import { spoken } from '../shell/spoken.ts';

/** What every machine says. */
export interface MachineWords {
  readonly welcome: string;
  readonly spin: string;
  readonly hurry: string;
  readonly startFree: (left: number) => string;
  readonly freeSpin: (played: number, awarded: number) => string;
  readonly freeTitle: (count: number) => string;
  readonly freeMore: (count: number) => string;
  /** Over a win of 15, 30 and 75 stakes. */
  readonly great: readonly [string, string, string];
  readonly reelsLabel: string;
  /** In the history, of a round with free spins. */
  readonly historyFree: (played: number) => string;
  readonly fairness: string;
  /** A machine in numbers, in its rules. */
  readonly facts: {
    readonly title: string;
    /** Of a round. */
    readonly greatest: string;
    readonly greatestTimes: (times: string) => string;
    readonly bonus: string;
    readonly oneIn: (rounds: string) => string;
  };
  readonly notices: Readonly<
    Record<'won' | 'back' | 'free_won' | 'free_over' | 'free_back', (amount: string, count: number) => string>
  >;
}

const inLang = spoken(import.meta.glob<{ readonly words: MachineWords }>('./words/*.ts'));

export const machineWordsOf = inLang('words');
