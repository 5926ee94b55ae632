import { footballRules } from '../../../src/book/engine/footballRules.ts';
import type { EventView, MarketView, Side } from '../../../src/book/views.ts';

/** From this minute on so little is left to be scored that what the review may take away moves prices as much. */
const lateFrom = 80;
/** What may come out otherwise then. */
const ofResult: readonly MarketView['kind'][] = ['result', 'double', 'handicap'];

/** How often the review after the end takes the last goal away, per cent. */
export const withdrawnPercent = footballRules.withdrawal / 10_000;

/**
 * Whose last goal prices of a market hang on, late in a match: without it the result would be another one. So a price moves from minute to
 * minute although nobody attacks; `null` at any other time.
 */
export const lastGoalOf = (
  { phase, score, timeline }: Pick<EventView, 'phase' | 'score' | 'timeline'>,
  { kind }: Pick<MarketView, 'kind'>,
): Side | null => {
  if (phase !== 'live' || score.sport !== 'football' || score.minute < lateFrom) return null;
  const side = timeline.filter((item) => item.kind === 'goal').at(-1)?.side ?? null;
  if (side === null || !ofResult.includes(kind)) return null;
  const lead = score.home - score.away;
  const without = lead - (side === 'home' ? 1 : -1);
  return Math.sign(lead) === Math.sign(without) ? null : side;
};
