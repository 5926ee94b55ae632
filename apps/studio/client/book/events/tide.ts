import type { EventSummary, IncidentKind, Side } from '../../../src/book/views.ts';

/** Whose turn it is at this moment: who threatens, serves, has the ball or storms. */
export const actingIn = ({ score }: Pick<EventSummary, 'score'>): Side | null => {
  if (score.isBreak) return null;
  switch (score.sport) {
    case 'football':
      return score.danger;
    case 'racket':
      return score.serves;
    case 'basketball':
    case 'siege':
      return score.attacks;
  }
};

/** What of a match of football is played before the other's goal. */
const farAhead: readonly IncidentKind[] = ['corner', 'free-kick', 'throw-in', 'offside'];

/** Which side is near the other's end: whose turn it is, or whose corner was told last; `null` in the middle. */
export const ballIn = ({ score, lately }: Pick<EventSummary, 'score' | 'lately'>): Side | null =>
  actingIn({ score }) ??
  (lately !== null && !score.isBreak && farAhead.includes(lately.kind) ? lately.side : null);

/** A threat, in a bar of ten parts. */
const threatened = 8;

/** How much of the part in play is the home side's, of 100: its points, or at football who threatens. */
export const tideIn = ({ score }: Pick<EventSummary, 'score'>): number => {
  const shareOf = (home: number, away: number): number => (100 * (home + 1)) / (home + away + 2);
  switch (score.sport) {
    case 'football':
      return score.danger === null ? 50 : 10 * (score.danger === 'home' ? threatened : 10 - threatened);
    case 'racket':
      return shareOf(...(score.sets.at(-1) ?? [0, 0]));
    case 'basketball':
      return shareOf(...(score.quarters.at(-1) ?? [0, 0]));
    case 'siege': {
      const map = score.maps[score.current];
      return shareOf(map?.home ?? 0, map?.away ?? 0);
    }
  }
};
