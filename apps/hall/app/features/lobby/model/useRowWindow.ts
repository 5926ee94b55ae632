import { type RefObject, startTransition, useEffect, useState } from 'react';

/** Pixels above and below the window in which rows stand ready: as much as a quick flick passes in a few frames. */
const aheadPx = 600;

/** The rows of a grid that are worth having in the page. */
export interface RowWindow {
  readonly columns: number;
  /** Below zero where the window begins above the list. */
  readonly firstRow: number;
  /** The row after the last one. */
  readonly endRow: number;
  /** Rows at either end that stand ready out of view. */
  readonly aheadRows: number;
}

/** The rows that can be seen, and perhaps one more at either end. */
export const inViewOf = (rows: RowWindow | null): RowWindow | null =>
  rows && { ...rows, firstRow: rows.firstRow + rows.aheadRows, endRow: rows.endRow - rows.aheadRows };

const measure = (list: HTMLElement): RowWindow | null => {
  const item = list.firstElementChild;
  if (item === null) return null;
  const style = getComputedStyle(list);
  const stepPx = item.getBoundingClientRect().height + Number.parseFloat(style.rowGap);
  const { top } = list.getBoundingClientRect();
  if (!(stepPx > 0)) return null;
  const aheadRows = Math.floor(aheadPx / stepPx);
  return {
    columns: style.gridTemplateColumns.split(' ').length,
    firstRow: Math.max(-aheadRows, Math.floor((-top - aheadPx) / stepPx)),
    endRow: Math.max(0, Math.ceil((window.innerHeight - top + aheadPx) / stepPx)),
    aheadRows,
  };
};

const isSame = (one: RowWindow | null, other: RowWindow | null): boolean =>
  one?.columns === other?.columns &&
  one?.firstRow === other?.firstRow &&
  one?.endRow === other?.endRow &&
  one?.aheadRows === other?.aheadRows;

/**
 * Follows the page's own scrolling, so that the way back finds the place by itself: the list has its full height all the
 * time. `null` on the server and until the grid is measured. All rows are equally high.
 */
export const useRowWindow = (list: RefObject<HTMLElement | null>, itemsCount: number): RowWindow | null => {
  const [rows, setRows] = useState<RowWindow | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of items is another height
  useEffect(() => {
    let frame = 0;
    const follow = () => {
      frame = 0;
      const next = list.current && measure(list.current);
      if (next !== null) setRows((before) => (isSame(before, next) ? before : next));
    };
    const soon = () => {
      frame ||= requestAnimationFrame(follow);
    };
    // What stands there unmeasured looks the same: nobody waits for the first measure.
    startTransition(follow);
    window.addEventListener('scroll', soon, { passive: true });
    window.addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', soon);
      window.removeEventListener('resize', soon);
    };
  }, [list, itemsCount]);
  return rows;
};
