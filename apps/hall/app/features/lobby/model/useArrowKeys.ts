import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useState } from 'react';

const stepOf = (key: string, columns: number): number => {
  switch (key) {
    case 'ArrowLeft':
      return -1;
    case 'ArrowRight':
      return 1;
    case 'ArrowUp':
      return -columns;
    case 'ArrowDown':
      return columns;
    default:
      return 0;
  }
};

const placeOf = (target: EventTarget): number => {
  const item = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
  return item === null ? -1 : Number(item.dataset.place);
};

/**
 * Arrow keys step through the tiles; the tile with the focus stays in the page however far the window is scrolled.
 * `place` is its index, -1 for none.
 */
export const useArrowKeys = (list: RefObject<HTMLElement | null>, itemsCount: number, columns: number) => {
  const [place, setPlace] = useState(-1);
  const [wanted, setWanted] = useState(-1);
  useEffect(() => {
    if (wanted < 0) return;
    list.current?.querySelector<HTMLElement>(`[data-place="${wanted}"] button`)?.focus();
    setWanted(-1);
  }, [list, wanted]);
  return {
    place,
    handlers: {
      onFocus: (event: FocusEvent) => setPlace(placeOf(event.target)),
      onBlur: () => setPlace(-1),
      onKeyDown: (event: KeyboardEvent) => {
        const from = placeOf(event.target);
        const step = stepOf(event.key, columns);
        if (from < 0 || step === 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
          return;
        const to = from + step;
        if (to < 0 || to >= itemsCount) return;
        event.preventDefault();
        // It is put into the page first, then given the focus.
        setPlace(to);
        setWanted(to);
      },
    },
  };
};
