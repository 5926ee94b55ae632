import { spoken } from '../shell/spoken.ts';

/** What a line machine says of itself. */
export interface SlotTheme {
  readonly name: string;
  readonly tagline: string;
  readonly wild: string;
  readonly scatter: string;
  readonly free: string;
  /** Two scatters show while reels still turn. */
  readonly tense: string;
  /** Scatters have won free spins. */
  readonly awarded: string;
  /** Of a machine whose free spins gather wilds. */
  readonly gather?: {
    /** At rest: what is gathered in free spins, and what for. */
    readonly promise: string;
    readonly gathered: (count: number, of: number) => string;
    readonly full: string;
    readonly often: (oneIn: number, ofHundred: number) => string;
    readonly notices: Readonly<Record<'gift' | 'leap', string>>;
  };
  /** Of a machine that is crossed. */
  readonly cross?: {
    /** At rest: how often it comes and turns round, and what three scatters bring. */
    readonly promise: (oneIn: number, most: number) => string;
    readonly stars: (freeSpins: number, from: number, to: number) => string;
    /** So many scatters, three to five, and what they win besides money. */
    readonly starCount: (count: number) => string;
    readonly struck: (count: number, freeSpins: number) => string;
    readonly coming: string;
    /** It has won nothing and turns round, and then crosses again. */
    readonly turning: string;
    readonly again: (turn: number, most: number) => string;
    /** On the button: the spin after a turn, and what its lines are multiplied by. */
    readonly next: (times: number) => string;
    /** On the button: the free spin that is played, or was last. */
    readonly freeNext: (played: number, awarded: number) => string;
    /** Where the stake stands, while what is played costs nothing more. */
    readonly unpaid: string;
    /** Over a great win: how it is passed over, and how many stakes it is. */
    readonly skip: string;
    readonly stakes: (times: string) => string;
    /** Over what free spins came to: how many were played. */
    readonly freeTotal: (played: number) => string;
    /** While free spins are played: what it does in them. */
    readonly free: (times: number) => string;
    /** On the card of free spins that wait: how they grow. */
    readonly grow: (times: number, most: number) => string;
    /** What lines pay times from the next free spin on, and that this is the most. */
    readonly climbed: (times: number) => string;
    /** So many reels were filled in this free spin. */
    readonly filled: (reels: number) => string;
    /** So many lines have won. */
    readonly lines: (count: number) => string;
    /** At rest: what each scatter that is crossed multiplies lines by. */
    readonly doubled: (times: number) => string;
    readonly top: (times: number) => string;
    /** Beside what free spins came to: what the last of them paid times. */
    readonly reached: (times: number) => string;
    /** In the rules: from what to what they grow, and how often they come so far. */
    readonly grows: (from: number, most: number, ofHundred: number) => string;
    readonly crossed: (cells: number, scatters: number, times: number) => string;
    /** What lines are multiplied by, and what that comes to. */
    readonly multiplied: (factors: string, times: number) => string;
    readonly turned: (turns: number) => string;
    readonly turns: (most: number) => string;
    readonly rule: (oneIn: number, paths: number) => string;
    readonly scatters: (ofHundred: number) => string;
    readonly paths: string;
    readonly notices: Readonly<Record<'turn', string>>;
  };
}

/** What line machines say, beside what every machine says. */
export interface SlotWords {
  readonly machines: Readonly<Record<string, SlotTheme>>;
  readonly symbols: Readonly<Record<string, string>>;
  readonly rules: {
    readonly lines: string;
    readonly linesText: string;
    readonly pays: string;
    readonly paysNote: string;
    readonly scatterRow: (count: number, stakes: number, freeSpins: number) => string;
  };
}

const inLang = spoken(import.meta.glob<{ readonly words: SlotWords }>('./words/*.ts'));

export const slotWordsOf = inLang('words');
