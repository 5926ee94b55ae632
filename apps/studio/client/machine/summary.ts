import type { CurrencyCode } from '@pavilion/money';
import type { RoundView, StepView } from '../../src/play/views.ts';
import { amountOf } from '../shell/amounts.ts';
import { isGain } from '../shell/playState.ts';
import { type Tier, tierOf } from '../shell/tiers.ts';
import type { SpinOutcome } from './machineView.ts';

/** What a bonus came to, told when it is over. */
export interface Summary {
  readonly kind: 'free' | 'hold' | 'walk' | 'hops';
  /** Spins or respins of it. */
  readonly played: number;
  /** What its best spin won; `null` where not all of them were seen, and where nothing is won spin by spin. */
  readonly best: string | null;
  /** What the whole round returned, and whether that is more than it cost. */
  readonly won: string;
  readonly gains: boolean;
  readonly tier: Tier;
}

interface Spin {
  readonly step: Pick<StepView<unknown>, 'win'>;
  readonly round: Pick<RoundView<unknown>, 'won' | 'stake' | 'staked' | 'isFree'>;
  readonly currency: CurrencyCode;
}

/** Follows a bonus from its first spin, for what is told of it in the end. */
export class Tally {
  #wins: string[] = [];

  /** A round begins. */
  reset(): void {
    this.#wins = [];
  }

  add({ step }: Pick<Spin, 'step'>): void {
    this.#wins.push(step.win);
  }

  end(kind: Summary['kind'], played: number, { round, currency }: Omit<Spin, 'step'>): Summary {
    const [first = '0', ...others] = this.#wins;
    const best = others.reduce(
      (most, win) => (amountOf(win, currency) > amountOf(most, currency) ? win : most),
      first,
    );
    // Before the page was opened anew there may have been a better one.
    const isKnown = (kind === 'free' || kind === 'walk') && this.#wins.length === played;
    const gains = isGain(round.won, round, currency);
    return {
      kind,
      played,
      best: isKnown && amountOf(best, currency) > 0n ? best : null,
      won: round.won,
      gains,
      tier: gains ? tierOf(round.won, round.stake, currency) : 0,
    };
  }
}

/** Of a machine whose bonus is free spins: the card with the last of them, `null` before. */
export const summaryOfFree = (
  tally: Tally,
  { step, round, currency }: Spin & { step: StepView<SpinOutcome>; round: Pick<RoundView<unknown>, 'state'> },
): Summary | null => {
  const { mode, freeSpins } = step.outcome;
  if (mode === 'base') tally.reset();
  else tally.add({ step });
  return mode === 'free' && round.state !== 'playing'
    ? tally.end('free', freeSpins.played, { round, currency })
    : null;
};
