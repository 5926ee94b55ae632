import type { CurrencyCode } from '@pavilion/money';
import type { RoundView } from '../../src/play/views.ts';
import { amountOf } from '../shell/amounts.ts';
import { type Tier, tierOf } from '../shell/tiers.ts';

/** Wins from so many stakes on are told apart from lesser ones, below those that every game celebrates. */
const showerStakes = [5n, 10n] as const;

/** How much falls over a win: nothing, what any win has, some, many. */
export type Shower = 0 | 1 | 2 | 3;

interface Seen {
  readonly win: string | null;
  readonly currency: CurrencyCode;
  readonly motion: 'idle' | 'moving' | 'settled';
  readonly round: Pick<RoundView<unknown>, 'stake'> | null;
  readonly view: { readonly summary: unknown; readonly feature: { readonly waiting: boolean } | null };
}

/** Of the spin that is at rest and has won more than it cost: of one that is celebrated, or told by a card of its own, none. */
export const showerOf = ({ win, round, currency, motion, view: { summary, feature } }: Seen): Shower => {
  if (motion !== 'settled' || win === null || !round || summary !== null || feature?.waiting) return 0;
  if (tierOf(win, round.stake, currency) > 0) return 0;
  const [won, stake] = [amountOf(win, currency), amountOf(round.stake, currency)];
  if (won >= stake * showerStakes[1]) return 3;
  if (won >= stake * showerStakes[0]) return 2;
  return won > (feature ? 0n : stake) ? 1 : 0;
};

interface Celebrated {
  readonly tier: Tier;
  /** Decimal string. */
  readonly amount: string;
}

/** What is celebrated of the spin that is at rest: a great win of its own, or what the free spins came to that end with it. */
export const celebratedOf = ({
  win,
  round,
  currency,
  motion,
  view: { summary, great },
}: Pick<Seen, 'win' | 'currency' | 'motion' | 'round'> & {
  readonly view: {
    readonly great: boolean;
    readonly summary: { readonly tier: Tier; readonly won: string } | null;
  };
}): Celebrated => {
  if (motion !== 'settled') return { tier: 0, amount: '0' };
  if (summary) return { tier: summary.tier, amount: summary.won };
  return great && win !== null && round
    ? { tier: tierOf(win, round.stake, currency), amount: win }
    : { tier: 0, amount: '0' };
};
