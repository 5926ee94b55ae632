import type { CurrencyCode } from '@pavilion/money';
import type { VideoSlotOutcome } from '../../src/games/videoSlots/outcome.ts';
import { isLaying } from '../../src/games/videoSlots/round.ts';
import { amountOf } from '../shell/amounts.ts';
import type { Came } from '../shell/play.ts';
import { isGain, type Notice } from '../shell/playState.ts';

/** What is told of a step, in the end: what began, went on or came of it. */
export const noticeOf = ({
  step,
  round,
  currency,
  added,
}: Pick<Came<VideoSlotOutcome>, 'step' | 'round'> & { currency: CurrencyCode; added: number }): Notice => {
  const { state, next } = step.outcome;
  const told = (name: string, tone: 'good' | 'plain', amount: string, count = 0): Notice => ({
    kind: 'own',
    name,
    tone,
    amount,
    count,
  });
  if (next && (state.mode === 'base' || isLaying(state)) && next.mode !== 'free')
    return told(`${next.mode}_won`, 'good', step.win);
  if (added > 0) return told('free_won', 'good', step.win, added);
  const isOver = next === null && state.mode !== 'base';
  const gains = isGain(round.won, round, currency);
  if (isOver && gains) return told(`${state.mode}_over`, 'good', round.won);
  if (isOver && state.mode !== 'walk') return told(`${state.mode}_back`, 'plain', round.won);
  // A respin that brings nothing new takes nothing away: what is held stands.
  if (state.mode === 'hold') return told('hold_on', gains ? 'good' : 'plain', round.won);
  const amount = isOver ? round.won : step.win;
  if (amountOf(amount, currency) === 0n) return { kind: 'nothing' };
  return isGain(amount, round, currency) ? told('won', 'good', amount) : told('back', 'plain', amount);
};
