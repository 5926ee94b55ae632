import type { BlackjackOutcome } from './outcome.ts';

/** What the player did, for the verify page: bets beside the hand, then the moves. */
export const didAt = ({
  moves,
  sides = [],
  lanterns = [],
}: Pick<BlackjackOutcome, 'moves' | 'sides' | 'lanterns'>): { moves: string } => ({
  moves: [...[...sides, ...lanterns].map(({ name }) => name), ...moves].join(','),
});
