import type { CurrencyCode } from '@pavilion/money';
import type { BetView } from '../../../src/book/views.ts';
import { type GreatTier, tierOf } from '../../shell/tiers.ts';

/** Wins that are celebrated, all together: those of one moment, and what follows while they are shown. */
export interface Great {
  readonly bets: readonly BetView[];
  /** That of the greatest. */
  readonly tier: GreatTier;
}

/** What is celebrated once these bets are won, above what is celebrated already. Pure. */
export const greatAfter = (
  shown: Great | null,
  won: readonly BetView[],
  currency: CurrencyCode,
): Great | null =>
  won.reduce<Great | null>((great, bet) => {
    const tier = tierOf(bet.won ?? '0', bet.stake, currency);
    if (tier === 0) return great;
    const others = great?.bets.filter(({ id }) => id !== bet.id) ?? [];
    return { bets: [...others, bet], tier: great !== null && great.tier > tier ? great.tier : tier };
  }, shown);
