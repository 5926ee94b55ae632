import type { EventSummary } from '../../../src/book/views.ts';

/** Whether arrows of a siege's round are told and its walls not stormed yet: bets are taken once more. */
export const isUnderCover = ({ phase, score }: Pick<EventSummary, 'phase' | 'score'>): boolean =>
  phase === 'live' && score.sport === 'siege' && score.stage === 'cover';

/** Whether the prices of a siege's round have its arrows in them: from when they are told to its end. */
export const hasArrows = ({ score }: Pick<EventSummary, 'score'>): boolean =>
  score.sport === 'siege' && score.isFought && score.arrows !== null;

/** Whether bets close with the end of the wait: armies that have waited for a round fight it, or storm its walls. After a break they wait first. */
export const closesBets = (event: Pick<EventSummary, 'phase' | 'score'>): boolean => {
  const { phase, score } = event;
  if (phase !== 'live' || score.sport !== 'siege' || score.isBreak) return false;
  return !score.isFought || isUnderCover(event);
};

/** What is counted down to: the end of the wait; or, where bets close with it, the last moment at which one is looked at again in time. */
export const countedTo = (
  event: Pick<EventSummary, 'phase' | 'score'>,
  waitsUntil: string,
  delayMs: number,
): number => Date.parse(waitsUntil) - (closesBets(event) ? delayMs : 0);

/** Whole seconds that are left; none once it is due. */
export const secondsIn = (leftMs: number): number => Math.max(0, Math.ceil(leftMs / 1_000));
