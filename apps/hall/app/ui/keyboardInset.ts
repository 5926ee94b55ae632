import { useStore } from '../base/store.ts';

/**
 * How much of the page's foot an on-screen keyboard covers, in CSS pixels. Browsers that make the page smaller instead
 * (`interactive-widget=resizes-content`) answer 0; a page that is zoomed with two fingers has no keyboard in the sense of
 * this measure.
 */
const covered = (): number => {
  const view = window.visualViewport;
  if (view === null || view.scale > 1) return 0;
  return Math.max(0, Math.round(window.innerHeight - view.height - view.offsetTop));
};

const subscribe = (listener: () => void): (() => void) => {
  const view = window.visualViewport;
  view?.addEventListener('resize', listener);
  view?.addEventListener('scroll', listener);
  return () => {
    view?.removeEventListener('resize', listener);
    view?.removeEventListener('scroll', listener);
  };
};

export const useKeyboardInset = (): number => useStore({ on: subscribe, get: covered, onServer: () => 0 });
