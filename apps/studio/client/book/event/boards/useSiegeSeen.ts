import { useRef } from 'react';
import type { EventView } from '../../../../src/book/views.ts';
import { useNow } from '../../../shell/useNow.ts';
import { useBook } from '../../shell/context.ts';
import { looksAlike, type SiegeSeen, siegeSeen } from './siegeSeen.ts';

/** How often it is looked whether something else comes into sight, milliseconds. */
const lookEveryMs = 250;

/** What is seen of a siege now, by the studio's clock: the same object as long as nothing else is seen. */
export const useSiegeSeen = (event: EventView): SiegeSeen | null => {
  const { store } = useBook();
  const seen = siegeSeen(
    event,
    useNow(() => store.serverNow(), lookEveryMs),
  );
  const kept = useRef(seen);
  if (!looksAlike(kept.current, seen)) kept.current = seen;
  return kept.current;
};
