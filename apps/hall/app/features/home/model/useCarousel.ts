import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';

const turnEveryMs = 8_000;

export interface Carousel {
  readonly scroller: RefObject<HTMLUListElement | null>;
  /** The slide at the start. */
  readonly index: number;
  /** Scenes from the first to this one are drawn: those that were reached, and the one that peeks. */
  readonly drawnTo: number;
  readonly goTo: (index: number) => void;
  /** Whether it turns by itself; never under reduced motion. */
  readonly turning: boolean;
  readonly setTurning: (turning: boolean) => void;
  /** Spread on what holds the carousel: it rests under pointer and focus and behind a dialog, and for good once touched. */
  readonly hold: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onFocus: () => void;
    readonly onBlur: () => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
}

const stillWanted = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export const useCarousel = (count: number, turnsByItself: boolean): Carousel => {
  const scroller = useRef<HTMLUListElement>(null);
  const held = useRef(false);
  const [turning, setTurning] = useState(turnsByItself && count > 1);
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
    if (!turning || stillWanted()) return;
    const timer = setInterval(() => {
      if (held.current || document.hidden || document.querySelector('[role=dialog]')) return;
      show((index + 1) % count);
    }, turnEveryMs);
    return () => clearInterval(timer);
  }, [turning, count, index, show]);

  const goTo = (next: number) => {
    setTurning(false);
    show((next + count) % count);
  };
  return {
    scroller,
    index,
    drawnTo: reached + 1,
    goTo,
    turning,
    setTurning,
    hold: {
      onPointerEnter: () => {
        held.current = true;
      },
      onPointerLeave: () => {
        held.current = false;
      },
      onPointerDown: (event) => {
        // The buttons say themselves what a press on them means.
        if (!(event.target instanceof Element && event.target.closest('button'))) setTurning(false);
      },
      onFocus: () => {
        held.current = true;
      },
      onBlur: () => {
        held.current = false;
      },
      onKeyDown: (event) => {
        const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
        if (step === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        goTo(index + step);
      },
    },
  };
};
