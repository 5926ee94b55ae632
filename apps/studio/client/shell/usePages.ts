import { useEffect, useMemo } from 'react';
import { useStoreState } from './given.ts';
import { type Page, Pages, type PagesState } from './pages.ts';

/** A list by pages, from its first one; another `ask` is another list. */
export const usePages = <Item>(
  ask: (before: string | null) => Promise<Page<Item>>,
): PagesState<Item> & { readonly more: () => Promise<void> } => {
  const pages = useMemo(() => new Pages(ask), [ask]);
  useEffect(() => void pages.more(), [pages]);
  return { ...useStoreState(pages), more: pages.more };
};
