import { spoken } from '../../shell/spoken.ts';

export interface NumberWords {
  /** The button that lays what was typed. */
  readonly lay: string;
  /** What can be typed, and the chip that each place takes. */
  readonly hint: (range: string, chip: string) => string;
  /** How one ticket is parted from the next. */
  readonly nextTicket: string;
  readonly laid: (count: number, amount: string) => string;
  readonly problems: {
    readonly empty: string;
    readonly strange: (part: string) => string;
    readonly outside: (part: string, range: string) => string;
    readonly twice: (part: string) => string;
    /** Fewer numbers than a ticket has. */
    readonly short: (least: string) => string;
    /** More numbers than a ticket takes. */
    readonly long: (most: string) => string;
    readonly many: (most: number) => string;
    readonly closed: string;
  };
  readonly countsOf: (draws: number) => string;
  readonly most: string;
  readonly overdue: string;
  readonly times: (times: number) => string;
  /** Draws since a number came: 0 in the latest. */
  readonly since: (draws: number) => string;
  /** It has not come in any draw that is counted. */
  readonly never: string;
  readonly key: string;
  readonly note: string;
}

const inLang = spoken(import.meta.glob<{ readonly words: NumberWords }>('./words/*.ts'));

export const numberWords = inLang('words');
