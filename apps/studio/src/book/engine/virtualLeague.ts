import { football } from './football.ts';

/** Its minutes go by too fast for what decides nothing. */
const { besides: _, plays: __, ...match } = football;

/**
 * Football in short: the same steps, chances and review, a minute in a second and a half. Every match of a round starts at
 * once, and nothing can be bet on once it has: prices stand from the first bet to the kick-off.
 */
export const virtualLeague: typeof football = {
  ...match,
  sport: 'league',
  restMs: ({ isOver, isBreak }) => (isOver ? 4_000 : isBreak ? 6_000 : 1_500),
  isSuspended: ({ isStarted }) => isStarted,
};
