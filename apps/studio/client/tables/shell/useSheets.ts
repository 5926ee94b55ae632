import { useEffect, useState } from 'react';
import type { Lang } from '../../shell/sessionTexts.ts';
import { loadWords } from '../../shell/spoken.ts';
import type { MoreView, TableGameView } from './view.ts';

type Sheets = typeof import('./sheets.ts');

/** A table has come to rest by then, and nothing that it needs waits for what is only read. Milliseconds. */
const quietMs = 2_000;

/**
 * Sheets, and what the game tells in them: fetched soon after the table has come, at the latest once one is asked for. `null` until
 * they are there. Where they do not come, `onFailed` is told of whoever asked; the next who asks has them fetched anew.
 */
export const useSheets = (
  load: TableGameView['more'],
  lang: Lang,
  isAsked: boolean,
  onFailed: () => void,
): (Sheets & MoreView) | null => {
  const [sheets, setSheets] = useState<(Sheets & MoreView) | null>(null);
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(true), quietMs);
    return () => clearTimeout(timer);
  }, []);
  const isDue = sheets === null && (isAsked || isQuiet);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new way to close a sheet is no reason to fetch them anew
  useEffect(() => {
    if (!isDue) return;
    let isOver = false;
    const fetched = async (): Promise<void> => {
      try {
        const [shared, own] = await Promise.all([import('./sheets.ts'), load?.()]);
        // Their own, beside those of the table.
        await loadWords(lang);
        if (!isOver) setSheets({ ...shared, ...own });
      } catch {
        if (!isOver && isAsked) onFailed();
      }
    };
    void fetched();
    return () => {
      isOver = true;
    };
  }, [isDue, isAsked, load, lang]);
  return sheets;
};
