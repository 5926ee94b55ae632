import { useEffect, useState } from 'react';
import type { EventView } from '../../../src/book/views.ts';
import { type Averted, shownEnd } from './boards/play/averted.ts';

/** For so long it is named how the picture has shown an attack to end. */
export const namedMs = 1_500;

/** How an attack has just been seen to come to nothing; `null` again after a while, and for whoever has only just come. */
export const useShownEnd = (shown: EventView): Averted | null => {
  const { id, timeline } = shown;
  const { length } = timeline;
  const [seen, setSeen] = useState<{ id: string; length: number; end: Averted | null }>({
    ...{ id, length, end: null },
  });
  const isNew = seen.id !== id || seen.length !== length;
  const end = !isNew ? seen.end : seen.id === id ? shownEnd(shown, seen.length) : null;
  if (isNew) setSeen({ id, length, end });
  // biome-ignore lint/correctness/useExhaustiveDependencies: two attacks that end alike are named one after the other
  useEffect(() => {
    if (end === null) return;
    const timer = setTimeout(() => setSeen((last) => ({ ...last, end: null })), namedMs);
    return () => clearTimeout(timer);
  }, [end, id, length]);
  return end;
};
