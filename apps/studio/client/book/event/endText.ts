import type { EventView } from '../../../src/book/views.ts';
import type { Lang } from '../../shell/sessionTexts.ts';
import { boardOf } from '../pageTexts/texts.ts';
import { otherOf } from './boards/sides.ts';
import type { ShownEnd } from './useShownEnd.ts';

/** How an attack or a throw has just been seen to end, in words. */
export const endText = (
  { score }: Pick<EventView, 'score'>,
  end: ShownEnd,
  lang: Lang,
  team: (side: 'home' | 'away') => string,
): string => {
  const { court, football, made, missed, missedFree, robbed, rally } = boardOf(lang);
  if (end.sport === 'racket') return `${rally[end.way]} ${end.points.join(':')}`;
  if (end.sport === 'football') return football.ends[end.way];
  const { way, side, points } = end;
  if (way === 'steal') return robbed(team(side));
  if (points > 0) {
    const told = made(team(side), points, `${score.home}:${score.away}`);
    return way === null ? told : `${court[way]} · ${told}`;
  }
  if (way === 'block') return `${court.block} · ${team(otherOf(side))}`;
  return (way === 'freeThrow' ? missedFree : missed)(team(side));
};
