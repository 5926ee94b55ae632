import type { HandName, Variant } from '../../src/games/videoPoker/variants.ts';
import { spoken } from '../shell/spoken.ts';

export interface PokerWords {
  readonly name: string;
  readonly tagline: string;
  readonly welcome: string;
  readonly deal: string;
  readonly draw: string;
  readonly dealing: string;
  readonly held: string;
  readonly hands: Readonly<Record<HandName, string>>;
  readonly pays: string;
  /** The pay tables to choose from, and the columns of the rules about them. */
  readonly tables: {
    readonly choose: string;
    readonly names: Readonly<Record<Variant, string>>;
    readonly hand: string;
    readonly chance: string;
  };
  /** What the coach says of holds; shares of the stake come formatted. */
  readonly advice: {
    readonly mark: string;
    readonly best: (share: string) => string;
    readonly yours: (share: string) => string;
    readonly none: string;
  };
  readonly cards: string;
  readonly notices: Readonly<Record<HandName | 'hold', (amount: string, count: number) => string>>;
  readonly fairness: string;
  readonly rules: readonly { readonly title: string; readonly text: string }[];
  readonly keys: string;
}

const inLang = spoken(import.meta.glob<{ readonly words: PokerWords }>('./words/*.ts'));

export const noticesOf = (
  hands: Readonly<Record<HandName, string>>,
  { won, back }: Readonly<Record<'won' | 'back', (hand: string, amount: string) => string>>,
  nothing: string,
  hold: string,
): PokerWords['notices'] => {
  const of = (hand: HandName) => (amount: string, gains: number) =>
    (gains > 0 ? won : back)(hands[hand], amount);
  return {
    nothing: () => nothing,
    jacks: of('jacks'),
    two_pair: of('two_pair'),
    three: of('three'),
    straight: of('straight'),
    flush: of('flush'),
    full_house: of('full_house'),
    four: of('four'),
    four_low: of('four_low'),
    four_aces: of('four_aces'),
    straight_flush: of('straight_flush'),
    five: of('five'),
    wild_royal: of('wild_royal'),
    four_deuces: of('four_deuces'),
    royal_flush: of('royal_flush'),
    hold: () => hold,
  };
};

export const pokerWordsOf = inLang('words');
