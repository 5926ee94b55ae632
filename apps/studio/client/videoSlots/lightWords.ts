import type { LightName } from '../../src/games/lights.ts';
import { spoken } from '../shell/spoken.ts';

/** What is said of the lights: the pots that several slots feed together. */
export interface LightWords {
  readonly title: string;
  readonly names: Readonly<Record<LightName, string>>;
  /** It drops at this amount at the latest. */
  readonly dropsBy: (amount: string) => string;
  readonly demo: string;
  /** How it works: what a stake brings, and when a pot is won. */
  readonly feeds: (share: string) => string;
  readonly drops: string;
  readonly nearer: string;
  readonly without: string;
  readonly returns: (share: string, all: string) => string;
  readonly now: string;
  /** Which pot of its level it is. */
  readonly number: (number: number) => string;
  readonly fingerprint: string;
  readonly seed: string;
  readonly latest: string;
  readonly none: string;
  readonly check: string;
  readonly agrees: string;
  readonly differs: string;
  /** How to compute it oneself. */
  readonly how: string;
  readonly won: (name: string) => string;
  readonly credited: string;
  readonly paying: string;
  readonly goOn: string;
  /** In the history. */
  readonly history: (name: string, amount: string) => string;
}

const inLang = spoken(import.meta.glob<{ readonly words: LightWords }>('./lightWords/*.ts'));

export const lightWordsOf = inLang('words');
