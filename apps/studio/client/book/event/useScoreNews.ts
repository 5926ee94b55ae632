import { useEffect, useState } from 'react';
import type { EventView } from '../../../src/book/views.ts';
import { newsBetween, type ScoreNews } from './scoreNews.ts';

/** What has just been seen to be scored or won; `null` again after so long, and for whoever has only just come. */
export const useScoreNews = (shown: EventView, forMs: number): ScoreNews | null => {
  const [last, setLast] = useState<{ readonly seen: EventView; readonly news: ScoreNews | null }>({
    ...{ seen: shown, news: null },
  });
  const isNew = last.seen !== shown;
  const told = isNew ? newsBetween(last.seen, shown) : null;
  const isSame = last.seen.id === shown.id;
  const news = told ?? (isSame ? last.news : null);
  if (isNew) setLast({ seen: shown, news });
  useEffect(() => {
    if (news === null) return;
    const timer = setTimeout(() => setLast(({ seen }) => ({ seen, news: null })), forMs);
    return () => clearTimeout(timer);
  }, [news, forMs]);
  return news;
};
