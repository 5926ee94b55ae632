/** Why a following is over. */
export const followingEnds = [
  'done',
  'stopped',
  'won',
  'session',
  'rules',
  'table_limit',
  'insufficient_funds',
  'limit_reached',
  'player_blocked',
  'player_excluded',
  'game_disabled',
  'refused',
] as const;
export type FollowingEnd = (typeof followingEnds)[number];
