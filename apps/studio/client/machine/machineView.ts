import type { CurrencyCode } from '@pavilion/money';
import type { RoundView, StepView } from '../../src/play/views.ts';
import { amountOf } from '../shell/amounts.ts';
import { isGain, type Notice } from '../shell/playState.ts';
import type { Summary } from './summary.ts';

/** What every machine stores of a spin. */
export interface SpinOutcome {
  readonly mode: 'base' | 'free';
  readonly freeAdded: number;
  /** Free spins of the round after this spin. */
  readonly freeSpins: { readonly awarded: number; readonly played: number };
}

/** Free spins that are left. */
export interface Feature {
  awarded: number;
  played: number;
  /** Won in this round so far. */
  won: string;
  /** Waits for the player to begin. */
  waiting: boolean;
}

/** What every machine shows. */
export interface MachineView {
  readonly feature: Feature | null;
  /** The last win was a great one. */
  readonly great: boolean;
  /** Of the bonus that is just over. */
  readonly summary: Summary | null;
}

/** What a spin is judged by: in the last free spin, what the whole round won. */
export const toldWin = ({ step, round }: Pick<Played, 'step' | 'round'>): string =>
  step.outcome.mode === 'free' && round.state !== 'playing' ? round.won : step.win;

export const featureOf = (round: RoundView<SpinOutcome> | null, waiting: boolean): Feature | null => {
  const freeSpins = round?.state === 'playing' ? round.lastStep?.outcome.freeSpins : undefined;
  // A round may go on without any: what crossed it has turned round.
  return round && freeSpins && freeSpins.awarded > freeSpins.played
    ? { ...freeSpins, won: round.won, waiting }
    : null;
};

interface Played {
  step: StepView<SpinOutcome>;
  round: RoundView<SpinOutcome>;
  /** Lines, or whatever the machine counts its wins by. */
  count: number;
  currency: CurrencyCode;
}

export const noticeOfSpin = ({ step, round, count, currency }: Played): Notice => {
  const { mode, freeAdded } = step.outcome;
  if (freeAdded > 0) return { kind: 'own', name: 'free_won', tone: 'good', amount: '0', count: freeAdded };
  if (mode === 'free' && round.state !== 'playing')
    return isGain(round.won, round, currency)
      ? { kind: 'own', name: 'free_over', tone: 'good', amount: round.won, count: 0 }
      : { kind: 'own', name: 'free_back', tone: 'plain', amount: round.won, count: 0 };
  if (amountOf(step.win, currency) === 0n) return { kind: 'nothing' };
  // A free spin has cost nothing: whatever it brings is won.
  return mode === 'free' || isGain(step.win, round, currency)
    ? { kind: 'own', name: 'won', tone: 'good', amount: step.win, count }
    : { kind: 'own', name: 'back', tone: 'plain', amount: step.win, count };
};
