import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { isCalm } from '../shell/calm.ts';

/** What a picture leaves free while it stands in the strip: as large as it was there, px. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** So much of its height is still in sight as a picture goes into the strip, and again as it comes back: between them it stays where it is. */
const goesBelow = 0.25;
const comesFrom = 0.4;
/** The strip without a picture lies over so much of the page, px. */
const stripHeight = 46;
/** A lower window has no room for a picture over the prices. */
const hasRoom = '(min-height: 521px)';

/** Back to the board, from which the page was scrolled away. */
export const toBoard = (board: HTMLElement | null): void =>
  board?.closest('.book-main')?.scrollTo({ top: 0, behavior: isCalm() ? 'auto' : 'smooth' });

const roomOf = ({ width, height }: DOMRectReadOnly): Room | null => (height > 0 ? { width, height } : null);

/** Tells how something stands in what is seen of the page, as it is scrolled, until that is not asked for any more. */
const watchSight = (
  target: HTMLElement,
  tell: (seen: IntersectionObserverEntry) => void,
  options?: Pick<IntersectionObserverInit, 'rootMargin' | 'threshold'>,
): (() => void) => {
  const watch = new IntersectionObserver(
    (all) => {
      // Of what is told at once the last one is how it stands.
      const seen = all.at(-1);
      if (seen) tell(seen);
    },
    { root: target.closest('.book-main'), ...options },
  );
  watch.observe(target);
  return () => watch.disconnect();
};

/** Whether the page has been scrolled past the score. */
export const usePassed = (head: RefObject<HTMLElement | null>): boolean => {
  const [isPassed, setPassed] = useState(false);
  useEffect(() => {
    if (!head.current) return;
    // Its names may still be in sight when it is not known any more how it stands.
    const score = head.current.querySelector<HTMLElement>('[data-field="score"]') ?? head.current;
    return watchSight(score, ({ isIntersecting, boundingClientRect, rootBounds }) =>
      setPassed(!isIntersecting && boundingClientRect.bottom <= (rootBounds?.top ?? 0) + 1),
    );
  }, [head]);
  return isPassed;
};

/** What the picture leaves free once it is out of sight, scrolled past or under a slip; `null` while it stands there. */
export const useOutOfSight = (place: RefObject<HTMLElement | null>, isCovered: boolean): Room | null => {
  const [passed, setPassed] = useState<Room | null>(null);
  const [covered, setCovered] = useState<Room | null>(null);
  useEffect(() => {
    if (!place.current) return;
    return watchSight(
      place.current,
      ({ boundingClientRect: box, rootBounds }) => {
        const left = (box.bottom - (rootBounds?.top ?? 0)) / box.height;
        if (left < goesBelow) setPassed((before) => before ?? roomOf(box));
        else if (left >= comesFrom) setPassed(null);
      },
      { rootMargin: `-${stripHeight}px 0px 0px`, threshold: [0, goesBelow, comesFrom] },
    );
  }, [place]);
  useLayoutEffect(() => {
    setCovered(isCovered && place.current ? roomOf(place.current.getBoundingClientRect()) : null);
  }, [place, isCovered]);
  const room = window.matchMedia(hasRoom).matches ? (passed ?? covered) : null;
  const isOut = room !== null;
  // What is in the picture and is come to by keys is too small to be seen there.
  useEffect(() => {
    const { current } = place;
    if (!isOut || !current) return;
    const back = (): void => toBoard(current);
    current.addEventListener('focusin', back);
    return () => current.removeEventListener('focusin', back);
  }, [place, isOut]);
  return room;
};
