import type { BasketballScore, Side, TimelineItem } from '../../../../../src/book/views.ts';
import { lastScored } from '../leads.ts';
import { otherOf } from '../sides.ts';

/** Every possession takes so many seconds of play. */
export const possessionSeconds = 30;
const playedSeconds = { quarter: 600, overtime: 300 } as const;
const lengthOf = ({ quarter }: BasketballScore): number =>
  quarter > 4 ? playedSeconds.overtime : playedSeconds.quarter;

/** Whose possession has just ended; `null` where none has been played of the quarter. */
export const endedBy = (score: BasketballScore): Side | null =>
  score.clock === lengthOf(score) ? null : otherOf(score.attacks);

/** What the last possession brought: points are told with the second at which they were made. */
export const broughtOf = (score: BasketballScore, timeline: readonly TimelineItem[]): number => {
  const made = lengthOf(score) - score.clock;
  const last = lastScored(timeline);
  return last && last.part === score.quarter && last.clock === made ? last.points : 0;
};
