import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Place } from './bookState.ts';
import { hashOf } from './route.ts';

/** Whoever pressed what is gone now would have to begin at the top of the page again. */
const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * Each place begins at its top; a list is found again where it was left. Reading goes on in the page when what was
 * pressed is no longer there.
 */
export const useReading = (
  place: Place,
): { readonly main: RefObject<HTMLElement | null>; readonly onScroll: () => void } => {
  const main = useRef<HTMLElement>(null);
  /** Whoever has just come has pressed nothing yet. */
  const isFirst = useRef(true);
  const left = useRef(new Map<string, number>());
  const hash = hashOf(place);
  const isEvent = place.name === 'event';
  useLayoutEffect(() => {
    if (!main.current) return;
    main.current.scrollTop = isEvent ? 0 : (left.current.get(hash) ?? 0);
    if (!isFirst.current && isLost()) main.current.focus({ preventScroll: true });
    isFirst.current = false;
  }, [hash, isEvent]);
  return {
    main,
    onScroll: () => {
      left.current.set(hash, main.current?.scrollTop ?? 0);
    },
  };
};
