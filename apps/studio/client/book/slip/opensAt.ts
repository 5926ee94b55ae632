import { siegeRestsMs } from '../../../src/book/engine/siegeRounds.ts';
import type { EventSummary } from '../../../src/book/views.ts';
import { deedMsMax } from '../event/boards/siegeEnds.ts';
import { volleyMs } from '../event/useLanding.ts';

/**
 * When bets are taken again on a siege whose round is fought, by what it came to when: once its arrows are seen to have landed, or its end.
 * `null` where that is not known. Milliseconds.
 */
export const opensAt = (
  { phase, score }: Pick<EventSummary, 'phase' | 'score'>,
  since: number | null,
): number | null => {
  if (since === null || phase !== 'live' || score.sport !== 'siege' || !score.isFought) return null;
  const stage = score.stage ?? 'whole';
  if (stage === 'cover') return null;
  return since + siegeRestsMs[stage] + (stage === 'arrows' ? volleyMs : deedMsMax);
};
