import type { EventView } from '../../../src/book/views.ts';

interface Standing {
  readonly home: number;
  readonly away: number;
}

/** Points that win a game of badminton, with a lead of two. */
export const gamePoints = 11;

/** What counts now: in a siege the rounds of the map in play, in badminton the points of the game in play, until the match is over. */
export const standingOf = ({ score, phase }: Pick<EventView, 'score' | 'phase'>): Standing => {
  if (phase !== 'live') return score;
  if (score.sport === 'siege') return score.maps[score.current] ?? score;
  if (score.sport !== 'racket') return score;
  const [home, away] = score.sets.at(-1) ?? [0, 0];
  return { home, away };
};

/** Which part of the match that is: each begins its own count. */
export const countOf = ({ score, phase }: Pick<EventView, 'score' | 'phase'>): string => {
  if (score.sport === 'siege') return `${phase} ${score.current}`;
  return score.sport === 'racket' ? `${phase} ${score.sets.length}` : '';
};

/** Whether the game of badminton in play goes on until somebody leads by two. */
export const isByTwo = ({ score }: Pick<EventView, 'score'>): boolean => {
  if (score.sport !== 'racket' || score.isBreak) return false;
  return Math.min(...(score.sets.at(-1) ?? [0])) >= gamePoints - 1;
};
