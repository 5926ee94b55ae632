import type { StakeRefusal } from '../../src/play/views.ts';
import type { ResponsibleTexts, SessionTexts } from './sessionTexts.ts';
import { spoken } from './spoken.ts';
import type { SwingWord } from './swing.ts';

export interface Texts extends SessionTexts {
  demo: string;
  demoLong: string;
  win: string;
  /** In the place of `win`: the stake came back, or a part of it. */
  back: string;
  stake: string;
  /** In place of the stake's name, while rounds are left that cost nothing. */
  freeRounds: (left: number) => string;
  /** The greatest stake that is offered. */
  stakeMax: (amount: string) => string;
  stakeUp: string;
  stakeDown: string;
  rules: string;
  history: string;
  fairness: string;
  finished: (won: string) => string;
  returned: string;
  asking: string;
  offline: string;
  stuck: string;
  nothing: string;
  refusals: Record<StakeRefusal | 'stake_not_offered' | 'action_refused', string>;
  rulesText: {
    returnTitle: string;
    /** Where the exact figure says it all. */
    returnExact: (rtp: string) => string;
    returnText: (rtp: string, measured: string, rounds: string, hits: string) => string;
    volatility: string;
    /** By how much rounds scatter: the standard deviation in stakes. */
    swings: Record<SwingWord, (stakes: string) => string>;
    unfinished: string;
    unfinishedText: string;
  } & ResponsibleTexts;
  historyText: {
    empty: string;
    when: string;
    stake: string;
    won: string;
    states: Record<'pending' | 'playing' | 'paying' | 'settled' | 'returned' | 'refused' | 'stuck', string>;
    more: string;
    verify: string;
    seedHidden: string;
    failed: string;
  };
  fairText: {
    intro: string;
    serverHash: string;
    nextHash: string;
    clientSeed: string;
    nonce: string;
    change: string;
    changeHint: string;
    revealed: string;
    busy: string;
    verify: string;
    invalid: string;
  };
}

const inLang = spoken(import.meta.glob<{ readonly words: Texts }>('./texts/*.ts'));

export const textsOf = inLang('words');
