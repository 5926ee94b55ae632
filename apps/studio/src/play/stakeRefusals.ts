import type { StakeRefusal } from './views.ts';

/** The hall's refusals in words of the game. */
export const stakeRefusalOf = (status: string | null): StakeRefusal => {
  switch (status) {
    case 'INSUFFICIENT_FUNDS':
      return 'insufficient_funds';
    case 'LIMIT_REACHED':
      return 'limit_reached';
    case 'PLAYER_BLOCKED':
      return 'player_blocked';
    case 'PLAYER_EXCLUDED':
      return 'player_excluded';
    case 'INVALID_TOKEN':
    case 'TOKEN_EXPIRED':
      return 'session_ended';
    case 'INVALID_GAME':
    case 'GAME_DISABLED':
      return 'game_disabled';
    default:
      return 'refused';
  }
};
