import { useState } from 'react';
import type { EventView } from '../../../src/book/views.ts';
import { withSettled } from './settled.ts';

/** The event with those markets still in their places that were settled while it was looked at. */
export const useSettled = (event: EventView): EventView => {
  const [last, setLast] = useState({ event, kept: event });
  if (last.event === event) return last.kept;
  const before = last.event.id === event.id ? last.kept.markets : [];
  const kept = { ...event, markets: withSettled(before, event) };
  setLast({ event, kept });
  return kept;
};
