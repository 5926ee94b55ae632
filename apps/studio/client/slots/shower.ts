import type { CurrencyCode } from '@pavilion/money';
import type { RoundView } from '../../src/play/views.ts';
import { amountOf } from '../shell/amounts.ts';
import { tierOf } from '../shell/tiers.ts';

/** Wins from so many stakes on are told apart from lesser ones, below those that every game celebrates. */
const showerStakes = [5n, 10n] as const;

/** How many stars fall over a win: none, some, many. */
export type Shower = 0 | 1 | 2;

interface Seen {
  readonly win: string | null;
  readonly currency: CurrencyCode;
  readonly motion: 'idle' | 'moving' | 'settled';
  readonly round: Pick<RoundView<unknown>, 'stake'> | null;
  readonly view: { readonly summary: unknown; readonly feature: unknown };
}

/** Of the paid spin that is at rest: of one that is celebrated, or told by a card of its own, none. */
export const showerOf = ({ win, round, currency, motion, view: { summary, feature } }: Seen): Shower => {
  if (motion !== 'settled' || win === null || !round || summary !== null || feature !== null) return 0;
  if (tierOf(win, round.stake, currency) > 0) return 0;
  const [won, stake] = [amountOf(win, currency), amountOf(round.stake, currency)];
  if (won >= stake * showerStakes[1]) return 2;
  return won >= stake * showerStakes[0] ? 1 : 0;
};
