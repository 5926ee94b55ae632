import { spoken } from '../../shell/spoken.ts';
import type { Through } from './through.ts';

/** Words of what comes after the page. */
export interface LateWords {
  /** Over how bots came through their last three hands. */
  readonly lastHands: string;
  /** What comes once bets are closed. */
  readonly soon: string;
  /** Before what a hand has won more than it has cost. */
  readonly net: string;
  readonly through: Readonly<Record<Through, string>>;
}

const inLang = spoken(import.meta.glob<{ readonly lateWords: LateWords }>('./late/*.ts'));

export const lateWords = inLang('lateWords');
