import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from '../i18n/texts.ts';
import { showToast } from '../ui/toast.ts';
import type { CallFailure } from './failure.ts';
import { failureText } from './failureText.ts';

const pageSize = 20;

interface Page {
  readonly list: readonly unknown[];
  readonly next_cursor: string | null;
}

export interface Paging {
  readonly count: number;
  readonly cursor?: string;
}

/** A list read page by page as it is asked for. `first` carries what a page tells of the whole. */
export const usePages = <Data extends Page>(
  key: readonly (string | number)[],
  fetchPage: (paging: Paging, signal: AbortSignal) => Promise<Data>,
) => {
  const { t } = useTranslation();
  const query = useInfiniteQuery<
    Data,
    CallFailure,
    InfiniteData<Data, string | undefined>,
    readonly (string | number)[],
    string | undefined
  >({
    queryKey: key,
    queryFn: ({ pageParam, signal }) =>
      fetchPage({ count: pageSize, ...(pageParam === undefined ? {} : { cursor: pageParam }) }, signal),
    initialPageParam: undefined,
    getNextPageParam: (last) => last.next_cursor ?? undefined,
  });
  const { refetch, data } = query;
  /** What is there stays when more of it does not come, and the button with it. */
  const more = async (): Promise<void> => {
    const { isFetchNextPageError, error } = await query.fetchNextPage();
    if (isFetchNextPageError) showToast({ kind: 'error', text: failureText(error, t) });
  };
  const isFirstPage = (data?.pages.length ?? 0) <= 1;
  return {
    /** Brings in what is new, as long as nothing further down has been read. */
    refresh: useCallback(() => {
      if (isFirstPage) void refetch({ cancelRefetch: false });
    }, [isFirstPage, refetch]),
    first: query.data?.pages[0],
    rows: query.data?.pages.flatMap<Data['list'][number]>(({ list }) => list),
    failed: query.isError,
    retry: () => void query.refetch(),
    hasMore: query.hasNextPage,
    loadingMore: query.isFetchingNextPage,
    more: () => void more(),
  };
};
