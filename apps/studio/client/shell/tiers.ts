import type { CurrencyCode } from '@pavilion/money';
import { amountOf } from './amounts.ts';

/** Wins from so many stakes on are celebrated, each tier more than the one before. */
export const tierStakes = [15n, 30n, 75n] as const;

/** How far a win is celebrated: 0 for not at all, 3 for most. */
export type Tier = 0 | GreatTier;
/** That of a win that is celebrated. */
export type GreatTier = 1 | 2 | 3;

/** How long what was won counts up, wherever it stands, by tier. Milliseconds. */
export const countsMs = [700, 1_100, 1_700, 2_600] as const;

export const tierOf = (win: string, stake: string, currency: CurrencyCode): Tier => {
  const [won, staked] = [amountOf(win, currency), amountOf(stake, currency)];
  if (won >= staked * tierStakes[2]) return 3;
  if (won >= staked * tierStakes[1]) return 2;
  return won >= staked * tierStakes[0] ? 1 : 0;
};
