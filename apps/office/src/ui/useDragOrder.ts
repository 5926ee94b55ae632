import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from 'react';

/** How close to the edge of the window the list begins to move, and how far in each frame. */
const edgePx = 72;
const stepPx = 10;

interface Drag {
  readonly item: HTMLElement;
  y: number;
}

/** Where the middle of each item of a list lies, without the one that is held. */
const placeOf = (list: HTMLElement, held: HTMLElement, y: number): number =>
  [...list.children].filter((item) => {
    if (item === held) return false;
    const { top, height } = item.getBoundingClientRect();
    return top + height / 2 < y;
  }).length;

/**
 * Drags an item of a list by its handle, with mouse, pen or finger. `onPlace` is told where it is held, each time that this
 * changes; the list scrolls along while it is held at the edge of the window.
 */
export const useDragOrder = (onPlace: (item: HTMLElement, place: number) => void) => {
  const list = useRef<HTMLUListElement>(null);
  const drag = useRef<Drag | null>(null);
  const frame = useRef(0);
  const tell = useRef(onPlace);
  useEffect(() => {
    tell.current = onPlace;
  });
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  const look = (): void => {
    const { current: held } = drag;
    if (held === null || list.current === null) return;
    if (held.y < edgePx) window.scrollBy(0, -stepPx);
    else if (held.y > window.innerHeight - edgePx) window.scrollBy(0, stepPx);
    tell.current(held.item, placeOf(list.current, held.item, held.y));
    frame.current = requestAnimationFrame(look);
  };
  const end = (): void => {
    cancelAnimationFrame(frame.current);
    drag.current = null;
  };
  const handle = {
    onPointerDown: (event: ReactPointerEvent<HTMLElement>): void => {
      const item = event.currentTarget.closest('li');
      if (item === null || event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { item, y: event.clientY };
      frame.current = requestAnimationFrame(look);
    },
    onPointerMove: (event: ReactPointerEvent<HTMLElement>): void => {
      if (drag.current !== null) drag.current.y = event.clientY;
    },
    onPointerUp: end,
    onPointerCancel: end,
    // A finger on the handle drags; anywhere else it scrolls.
    style: { touchAction: 'none', cursor: 'grab' },
  } as const;
  return { list, handle };
};
