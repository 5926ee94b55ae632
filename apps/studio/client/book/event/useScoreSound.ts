import { useEffect, useRef } from 'react';
import type { EventView } from '../../../src/book/views.ts';
import { useBook } from '../shell/context.ts';

/** A goal or a point is heard as it is seen, not as the feed tells it. */
export const useScoreSound = ({ id, score: { home, away } }: Pick<EventView, 'id' | 'score'>): void => {
  const { store } = useBook();
  const heard = useRef({ id, home, away });
  useEffect(() => {
    const last = heard.current;
    heard.current = { id, home, away };
    if (last.id === id && (last.home !== home || last.away !== away)) store.tellScore();
  }, [store, id, home, away]);
};
