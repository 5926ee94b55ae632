import type { CurrencyCode } from '@pavilion/money';
import type { VideoSlotOutcome } from '../../src/games/videoSlots/outcome.ts';
import { isLaying } from '../../src/games/videoSlots/round.ts';
import { amountOf } from '../shell/amounts.ts';
import type { Came } from '../shell/play.ts';
import type { Notice } from '../shell/playState.ts';

/** What is told of a step, in the end: what began, went on or came of it. */
export const noticeOf = ({
  step,
  round,
  currency,
  added,
}: Pick<Came<VideoSlotOutcome>, 'step' | 'round'> & { currency: CurrencyCode; added: number }): Notice => {
  const { state, next } = step.outcome;
  const told = (name: string, amount: string, count = 0): Notice => ({
    kind: 'own',
    name,
    tone: 'good',
    amount,
    count,
  });
  if (next && (state.mode === 'base' || isLaying(state)) && next.mode !== 'free')
    return told(`${next.mode}_won`, step.win);
  if (added > 0) return told('free_won', step.win, added);
  if (next === null && state.mode !== 'base')
    return state.mode === 'walk' && amountOf(round.won, currency) === 0n
      ? { kind: 'nothing' }
      : told(`${state.mode}_over`, round.won);
  // A respin that brings nothing new takes nothing away: what is held stands.
  if (state.mode === 'hold') return told('hold_on', round.won);
  const [win, stake] = [amountOf(step.win, currency), amountOf(round.stake, currency)];
  if (win === 0n) return { kind: 'nothing' };
  return win <= stake && state.mode === 'base'
    ? { kind: 'own', name: 'back', tone: 'plain', amount: step.win, count: 0 }
    : told('won', step.win);
};
