import type { LanternName } from '../../src/games/blackjack/ladder.ts';
import type { HandResult, Move } from '../../src/games/blackjack/outcome.ts';
import type { SideName, SideResult } from '../../src/games/blackjack/sides.ts';
import { spoken } from '../shell/spoken.ts';

export interface BlackjackWords {
  readonly name: string;
  readonly tagline: string;
  readonly welcome: string;
  readonly deal: string;
  readonly dealing: string;
  readonly dealer: string;
  readonly player: string;
  readonly handOf: (number: number) => string;
  readonly table: string;
  readonly doubled: string;
  readonly felt: string;
  readonly count: (total: number, soft: boolean) => string;
  readonly moves: Readonly<Record<Move, string>>;
  readonly results: Readonly<Record<HandResult, string>>;
  readonly notices: Readonly<
    Record<HandResult | 'back' | 'insured' | 'insurance' | 'your_move' | 'side', (amount: string) => string>
  >;
  readonly fairness: string;
  readonly rules: readonly { readonly title: string; readonly text: string }[];
  readonly keys: string;
  readonly sides: SideWords;
}

/** Of the ladder and the moons. */
export interface LanternWords {
  readonly names: Readonly<Record<LanternName, string>>;
  /** What two cards count for a moon. */
  readonly range: (from: number, to: number) => string;
  /** The dealer's cards at a step of the ladder; the last step is for as many and more. */
  readonly cards: (count: number, isLast: boolean) => string;
  readonly dealerOver: string;
  readonly firstTwo: string;
}

export interface SideWords {
  readonly title: string;
  readonly names: Readonly<Record<SideName, string>>;
  readonly results: Readonly<Record<SideResult, string>>;
  /** The chance of a result, formatted. */
  readonly chance: string;
  readonly pays: string;
  readonly handStake: (amount: string) => string;
}

const inLang = spoken(import.meta.glob<{ readonly words: BlackjackWords }>('./words/*.ts'));

export const blackjackWordsOf = inLang('words');
