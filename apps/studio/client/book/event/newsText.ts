import type { Side } from '../../../src/book/views.ts';
import type { Lang } from '../../shell/sessionTexts.ts';
import { boardOf } from '../pageTexts/texts.ts';
import type { BookTexts } from '../texts/texts.ts';
import type { ScoreNews } from './scoreNews.ts';

/** What has just been scored or won, in one line. */
export const newsText = (
  { kind, side, score, part }: ScoreNews,
  sport: 'football' | 'racket' | 'basketball',
  texts: BookTexts,
  lang: Lang,
  team: (side: Side) => string,
): string => {
  const { football, siege, partWon } = boardOf(lang);
  const stands = score.join(':');
  switch (kind) {
    case 'goal':
      // A wide mark brings its own room.
      return `${football.goal}${football.goal.endsWith('！') ? '' : ' '}${team(side)} ${stands}`;
    case 'part':
      return partWon(team(side), texts.status[sport === 'racket' ? 'set' : 'quarter'](part), stands);
    case 'match':
      return `${siege.matchWon(team(side))} ${stands}`;
  }
};
