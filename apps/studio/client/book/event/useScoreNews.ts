import { useEffect, useState } from 'react';
import type { EventView } from '../../../src/book/views.ts';
import { newsBetween } from './scoreNews.ts';

/** What there is to tell since an event was last looked at, as `between` has it; `null` again after so long, and for whoever has only just come. */
export const useNews = <News extends object>(
  shown: EventView,
  forMs: number,
  between: (before: EventView, event: EventView) => News | null,
): News | null => {
  const [last, setLast] = useState<{ readonly seen: EventView; readonly news: News | null }>({
    ...{ seen: shown, news: null },
  });
  const isNew = last.seen !== shown;
  const told = isNew ? between(last.seen, shown) : null;
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

/** What has just been seen to be scored or won. */
export const useScoreNews = (shown: EventView, forMs: number) => useNews(shown, forMs, newsBetween);
