import { useCallback } from 'react';
import type { Lang } from '../../shell/sessionTexts.ts';
import { usePart } from '../../shell/usePart.ts';
import type { Sheets } from './sheets.ts';
import type { MoreView, TableGameView } from './view.ts';

/** The sheets of a table, and what the game tells in them; `null` until they are there. */
export const useSheets = (
  more: TableGameView['more'],
  lang: Lang,
  isAsked: boolean,
  onFailed: () => void,
): (Sheets & MoreView) | null => {
  const load = useCallback(async () => {
    const [{ sheets }, own] = await Promise.all([import('./sheets.ts'), more?.()]);
    return { ...sheets, ...own };
  }, [more]);
  return usePart(load, lang, isAsked, onFailed);
};
