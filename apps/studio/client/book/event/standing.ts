import type { EventView } from '../../../src/book/views.ts';

/** What counts now: in a siege the rounds of the map in play, until the match is over. */
export const standingOf = ({
  score,
  phase,
}: Pick<EventView, 'score' | 'phase'>): { readonly home: number; readonly away: number } =>
  (score.sport === 'siege' && phase === 'live' ? score.maps[score.current] : undefined) ?? score;
