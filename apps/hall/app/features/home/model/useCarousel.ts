import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

const turnEveryMs = 8_000;

export interface Carousel {
  readonly scroller: RefObject<HTMLUListElement | null>;
  /** The slide at the start. */
  readonly index: number;
  /** Scenes from the first to this one are drawn: those that were reached, and the one that peeks. */
  readonly drawnTo: number;
  readonly goTo: (index: number) => void;
  /** Spread on what holds the carousel: it rests under pointer and focus, and for good once touched. */
  readonly hold: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onPointerDown: () => void;
    readonly onFocus: () => void;
    readonly onBlur: () => void;
  };
}

const stillWanted = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export const useCarousel = (count: number, turnsByItself: boolean): Carousel => {
  const scroller = useRef<HTMLUListElement>(null);
  const held = useRef(false);
  const taken = useRef(false);
  const [index, setIndex] = useState(0);
  const [reached, setReached] = useState(0);
  const arrive = useCallback((next: number) => {
    setIndex(next);
    setReached((furthest) => Math.max(furthest, next));
  }, []);

  useEffect(() => {
    const list = scroller.current;
    if (list === null) return;
    const seen = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          if (entry.isIntersecting) arrive([...list.children].indexOf(entry.target));
        }
      },
      { root: list, threshold: 0.7 },
    );
    for (const slide of list.children) seen.observe(slide);
    return () => seen.disconnect();
  }, [arrive]);

  const show = useCallback(
    (next: number) => {
      const list = scroller.current;
      const slide = list?.children[next];
      if (!list || !(slide instanceof HTMLElement)) return;
      const left = slide.offsetLeft - list.offsetLeft;
      list.scrollTo({ left, behavior: stillWanted() ? 'auto' : 'smooth' });
      arrive(next);
    },
    [arrive],
  );

  useEffect(() => {
    if (!turnsByItself || count < 2 || stillWanted()) return;
    const timer = setInterval(() => {
      if (held.current || taken.current || document.hidden) return;
      show((index + 1) % count);
    }, turnEveryMs);
    return () => clearInterval(timer);
  }, [turnsByItself, count, index, show]);

  return {
    scroller,
    index,
    drawnTo: reached + 1,
    goTo: (next) => {
      taken.current = true;
      show(next);
    },
    hold: {
      onPointerEnter: () => {
        held.current = true;
      },
      onPointerLeave: () => {
        held.current = false;
      },
      onPointerDown: () => {
        taken.current = true;
      },
      onFocus: () => {
        held.current = true;
      },
      onBlur: () => {
        held.current = false;
      },
    },
  };
};
