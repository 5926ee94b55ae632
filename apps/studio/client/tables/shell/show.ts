import { useEffect, useState } from 'react';
import type { ResultView } from '../../../src/tables/views.ts';
import { useServerNow, useTableState } from './context.ts';

const calm = '(prefers-reduced-motion: reduce)';

/** Whether the person asked for less motion; followed while it changes. */
export const useCalm = (): boolean => {
  const [isCalm, setCalm] = useState(() => window.matchMedia(calm).matches);
  useEffect(() => {
    const query = window.matchMedia(calm);
    const tell = (): void => setCalm(query.matches);
    query.addEventListener('change', tell);
    return () => query.removeEventListener('change', tell);
  }, []);
  return isCalm;
};

interface Show {
  readonly result: ResultView;
  /** How far the show of the result has come, milliseconds; all of it for whom motion is too much. */
  readonly elapsedMs: number;
  readonly isOver: boolean;
}

/** The result that is being shown, by the server's clock: a page that comes late, or is reloaded, sees the same. */
export const useShow = (): Show | null => {
  const { table } = useTableState();
  const now = useServerNow();
  const isCalm = useCalm();
  if (!table?.result) return null;
  const length = Date.parse(table.settlesAt) - Date.parse(table.drawsAt);
  const isOver = table.phase === 'settled' || isCalm;
  const elapsedMs = isOver ? length : Math.min(length, Math.max(0, now - Date.parse(table.drawsAt)));
  return { result: table.result, elapsedMs, isOver };
};
