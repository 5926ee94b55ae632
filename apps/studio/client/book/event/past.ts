import type { PastMatch } from '../../../src/book/pastViews.ts';
import type { LeagueForm } from '../../../src/book/views.ts';

/** A score as a side sees it: its own first. */
const seenBy = ({ home, score: [ours, theirs] }: PastMatch, team: string): readonly [number, number] =>
  home.code === team ? [ours, theirs] : [theirs, ours];

export const pastEndOf = (match: PastMatch, team: string): LeagueForm => {
  const [own, other] = seenBy(match, team);
  return own > other ? 'won' : own < other ? 'lost' : 'drawn';
};

export const pastScoreOf = (match: PastMatch, team: string): string => seenBy(match, team).join('–');
