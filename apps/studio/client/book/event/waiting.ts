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

/** Whether bets close with the end of the wait: armies that have waited for a round fight it. After a break they wait first. */
export const closesBets = ({ phase, score }: Pick<EventView, 'phase' | 'score'>): boolean =>
  phase === 'live' && score.sport === 'siege' && !score.isBreak && !score.isFought;

/** What is counted down to: the end of the wait; or, where bets close with it, the last moment at which one is looked at again in time. */
export const countedTo = (
  event: Pick<EventView, 'phase' | 'score'>,
  waitsUntil: string,
  delayMs: number,
): number => Date.parse(waitsUntil) - (closesBets(event) ? delayMs : 0);

/** Whole seconds that are left; none once it is due. */
export const secondsIn = (leftMs: number): number => Math.max(0, Math.ceil(leftMs / 1_000));
