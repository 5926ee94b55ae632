import type { EventView } from '../../../src/book/views.ts';
import type { Lang } from '../../shell/sessionTexts.ts';
import { boardOf } from '../pageTexts/texts.ts';
import { nameIn } from '../shell/names.ts';
import type { BookTexts } from '../texts/texts.ts';

/** What begins at the end of the wait: the match, its second half, the next part, the next round. */
export const waitedFor = (
  { phase, score }: Pick<EventView, 'phase' | 'score'>,
  texts: BookTexts,
  lang: Lang,
): string => {
  const { status } = texts;
  const { wait } = boardOf(lang);
  if (phase === 'coming') return wait.match;
  switch (score.sport) {
    case 'football':
      return wait.secondHalf;
    case 'racket':
      return status.set(score.sets.length + 1);
    case 'basketball':
      return score.quarter >= 4 ? wait.overtime : status.quarter(score.quarter + 1);
    case 'siege': {
      const next = score.current + 1;
      const map = score.maps[next];
      const now = score.maps[score.current];
      return score.isBreak && map
        ? status.map(next + 1, nameIn(map.map, lang, texts))
        : wait.round((now?.home ?? 0) + (now?.away ?? 0) + 1);
    }
  }
};
