import type { SiegeMapScore, SiegeScore } from './views.ts';

/** The score of a siege before the next round of its first map, for tests. */
export const siegeScoreOf = (
  maps: readonly SiegeMapScore[],
  change: Partial<SiegeScore> = {},
): SiegeScore => ({
  sport: 'siege',
  home: 0,
  away: 0,
  maps: [...maps],
  current: 0,
  isBreak: false,
  attacks: 'home',
  isFought: false,
  stage: null,
  arrows: null,
  grade: null,
  way: null,
  next: null,
  ...change,
});
