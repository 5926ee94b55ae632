import type { EventSummary } from '../../../src/book/views.ts';

/** Whether bets close with the end of the wait: armies that have waited for a round fight it. After a break they wait first. */
export const closesBets = ({ phase, score }: Pick<EventSummary, 'phase' | 'score'>): boolean =>
  phase === 'live' && score.sport === 'siege' && !score.isBreak && !score.isFought;

/** What is counted down to: the end of the wait; or, where bets close with it, the last moment at which one is looked at again in time. */
export const countedTo = (
  event: Pick<EventSummary, 'phase' | 'score'>,
  waitsUntil: string,
  delayMs: number,
): number => Date.parse(waitsUntil) - (closesBets(event) ? delayMs : 0);

/** Whole seconds that are left; none once it is due. */
export const secondsIn = (leftMs: number): number => Math.max(0, Math.ceil(leftMs / 1_000));
