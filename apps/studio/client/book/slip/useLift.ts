import { type RefObject, useEffect } from 'react';
import { isCalm } from '../shell/calm.ts';

/** Between what is bet on and the slip. Pixels. */
const gapPx = 8;

/** What is to stay in sight above a low slip: the choice that lies in it, and of the rows below the picture all. */
const lowestOf = (main: HTMLElement): Element | null => {
  const chosen = main.querySelector('.price-button[aria-pressed="true"]');
  const rows = chosen?.closest('.main-row') ? main.querySelectorAll('.main-row') : [];
  return [...rows].at(-1) ?? chosen;
};

/**
 * A low slip lies over the page: what it is of is brought above it, and the page goes back as it closes. What stands above it already
 * stays where it is.
 */
export const useLift = (box: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const sheet = box.current?.closest<HTMLElement>('dialog');
    const main = document.querySelector<HTMLElement>('.book-main');
    if (!sheet || !main) return;
    const before = main.scrollTop;
    let lifted = before;
    const scroll = (top: number): void => main.scrollTo({ top, behavior: isCalm() ? 'auto' : 'smooth' });
    const lift = (): void => {
      const lowest = lowestOf(main)?.getBoundingClientRect().bottom ?? 0;
      // It slides in: where it will stand goes by its height.
      const under = lowest + gapPx - (window.innerHeight - sheet.offsetHeight);
      if (under <= 0) return;
      lifted = main.scrollTop + under;
      scroll(lifted);
    };
    const watch = new ResizeObserver(lift);
    watch.observe(sheet);
    return () => {
      watch.disconnect();
      // Whoever has been led elsewhere meanwhile stays there.
      if (lifted !== before && main.isConnected && main.scrollTop >= before) scroll(before);
    };
  }, [box]);
};
