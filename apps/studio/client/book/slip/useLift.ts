import { useEffect } from 'react';
import { isCalm } from '../shell/calm.ts';

/** Between what is bet on and the slip. Pixels. */
const gapPx = 8;

/** What is to stay in sight above a low slip: the choice that lies in it, and of the rows below the picture all. */
const lowestOf = (main: HTMLElement): Element | null => {
  const chosen = main.querySelector('.price-button[aria-pressed="true"]');
  const rows = chosen?.closest('.main-row') ? main.querySelectorAll('.main-row') : [];
  return [...rows].at(-1) ?? chosen;
};

/** How far the score is to go so that it is not cut by going so far: then the strip tells it whole. Pixels. */
const pastScore = (main: HTMLElement, under: number): number => {
  const score = main.querySelector('[data-field="score"]')?.getBoundingClientRect();
  const top = main.getBoundingClientRect().top;
  return score && score.top - under < top ? score.bottom - top + 2 : 0;
};

/**
 * A low slip lies over the page: what it is of is brought above it, and the page goes back as it closes. What stands above it already
 * stays where it is.
 */
export const useLift = (isLow: boolean): void => {
  useEffect(() => {
    const sheet = document.querySelector<HTMLElement>('dialog.sheet');
    const main = document.querySelector<HTMLElement>('.book-main');
    if (!isLow || !sheet || !main) return;
    const page = main.firstElementChild;
    const before = main.scrollTop;
    const scroll = (top: number): void => main.scrollTo({ top, behavior: isCalm() ? 'auto' : 'smooth' });
    const watch = new ResizeObserver(() => {
      const lowest = lowestOf(main)?.getBoundingClientRect().bottom ?? 0;
      // It slides in: where it will stand goes by its height.
      const under = lowest + gapPx - (window.innerHeight - sheet.offsetHeight);
      if (under > 0) scroll(main.scrollTop + Math.max(under, pastScore(main, under)));
    });
    watch.observe(sheet);
    return () => {
      watch.disconnect();
      // Whoever has been led elsewhere meanwhile stays there.
      if (main.firstElementChild === page && main.scrollTop > before) scroll(before);
    };
  }, [isLow]);
};
