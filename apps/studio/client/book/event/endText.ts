import type { EventView } from '../../../src/book/views.ts';
import type { Lang } from '../../shell/sessionTexts.ts';
import { boardOf } from '../pageTexts/texts.ts';
import type { ShownEnd } from './useShownEnd.ts';

/** How an attack or a throw has just been seen to end, in words. */
export const endText = (
  { score }: Pick<EventView, 'score'>,
  end: ShownEnd,
  lang: Lang,
  team: (side: 'home' | 'away') => string,
): string => {
  const { football, made, missed, robbed, rally } = boardOf(lang);
  if (end.sport === 'racket') return `${rally[end.way]} ${end.points.join(':')}`;
  if (end.sport === 'football') return football.ends[end.way];
  if (end.isStolen) return robbed(team(end.side));
  return end.points === 0
    ? missed(team(end.side))
    : made(team(end.side), end.points, `${score.home}:${score.away}`);
};
