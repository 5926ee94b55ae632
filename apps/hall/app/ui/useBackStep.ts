import { useEffect, useRef } from 'react';

/** Marks the entry of the browser's history that stands for a step inside of what lies over the page. */
const mark = 'backStep';

const isMarked = (): boolean => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && mark in state;
};

/**
 * While `isDeeper`, the browser's back button takes one step back inside of what lies over the page, and leaves the page as
 * it is. `back` does the same by hand; `end` takes the step out of the history when all of it is put away.
 */
export const useBackStep = (isDeeper: boolean, onBack: () => void) => {
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  }, [onBack]);
  useEffect(() => {
    if (!isDeeper) return;
    // The router's own marks go along: to it, this is the same entry.
    if (!isMarked()) history.pushState({ ...history.state, [mark]: true }, '');
    const stepBack = (event: PopStateEvent) => {
      // The page stays: the router has nothing to do with it.
      event.stopImmediatePropagation();
      latest.current();
    };
    window.addEventListener('popstate', stepBack, true);
    return () => window.removeEventListener('popstate', stepBack, true);
  }, [isDeeper]);
  const end = (): void => {
    if (isDeeper && isMarked()) history.back();
  };
  /** At once, whenever the browser's word of it comes. */
  const back = (): void => {
    end();
    latest.current();
  };
  return { back, end };
};
