import type { PotView } from '../../../src/tables/views.ts';
import { spoken } from '../../shell/spoken.ts';

/** What tables with a pot have in common to say. */
export interface PotWords {
  readonly who: Readonly<Record<PotView['seats'][number], string>>;
  readonly pot: (amount: string) => string;
  readonly pays: (amount: string) => string;
  readonly free: string;
  readonly yours: string;
  readonly choose: string;
  readonly seated: string;
  /** While hands are turned and the pot goes to who has won it. */
  readonly showdown: string;
}

const inLang = spoken(import.meta.glob<{ readonly potWords: PotWords }>('./words/*.ts'));

export const potWords = inLang('potWords');
