import type { DataOf } from '@pavilion/contract';
import {
  type PaymentDirection,
  type PostingKind,
  type PostingRecord,
  type RoundRecord,
  recordsDw,
  recordsRounds,
  recordsTransaction,
} from '@pavilion/contract/records';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { callApi } from '../../../api/client.ts';
import type { CallFailure } from '../../../api/failure.ts';
import { onMemberEvent } from '../../realtime/model/realtime.ts';
import { bodyOf, isNarrowed, type RoundFilter } from './roundFilter.ts';

export type DwRecord = DataOf<typeof recordsDw>['list'][number];
export type { PostingRecord, RoundRecord };

interface Page<Row> {
  readonly list: readonly Row[];
  readonly next_cursor: string | null;
}

const pageSize = 20;

const useCursorList = <Row>(
  key: readonly string[],
  fetchPage: (cursor: string | undefined, signal: AbortSignal) => Promise<Page<Row>>,
) => {
  const query = useInfiniteQuery<
    Page<Row>,
    CallFailure,
    readonly Row[],
    readonly string[],
    string | undefined
  >({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: undefined,
    getNextPageParam: (last) => last.next_cursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ list }) => list),
  });
  const { refetch, data } = query;
  const isFirstPage = (data?.length ?? 0) <= pageSize;
  return {
    /** Brings in what is new, as long as nothing further down has been read. */
    refresh: useCallback(() => {
      if (isFirstPage) void refetch({ cancelRefetch: false });
    }, [isFirstPage, refetch]),
    rows: query.data,
    failed: query.isError,
    retry: () => void query.refetch(),
    hasMore: query.hasNextPage,
    loadingMore: query.isFetchingNextPage,
    more: () => void query.fetchNextPage(),
  };
};
export type RecordList<Row> = Omit<ReturnType<typeof useCursorList>, 'rows'> & {
  readonly rows: readonly Row[] | undefined;
  /** Shows everything again; absent while nothing is left out. */
  readonly clear?: () => void;
};

const paging = (cursor: string | undefined) => ({
  count: pageSize,
  ...(cursor === undefined ? {} : { cursor }),
});

/** The moments between which records are shown; null while the days chosen make no range. */
type Range = { readonly from: string; readonly to: string } | null;

/** Postings of some days, of one kind or all. */
export const usePostings = (range: Range, kind: PostingKind | null, onClear: () => void) => {
  const list = useCursorList<PostingRecord>(
    [recordsTransaction.path, 'list', range?.from ?? '', range?.to ?? '', kind ?? ''],
    (cursor, signal) =>
      callApi(
        recordsTransaction,
        { ...paging(cursor), ...range, ...(kind === null ? {} : { kinds: [kind] }) },
        { signal },
      ),
  );
  return kind === null ? list : { ...list, clear: onClear };
};
/** Game rounds within a filter; `clear` of the answer takes the filter away. */
export const useRounds = (filter: RoundFilter, onClear: () => void): RecordList<RoundRecord> => {
  const list = useCursorList<RoundRecord>(
    [recordsRounds.path, 'list', ...Object.values(filter).map(String)],
    (cursor, signal) =>
      callApi(recordsRounds, { ...paging(cursor), ...bodyOf(filter, Date.now()) }, { signal }),
  );
  const { refresh } = list;
  // Whatever moves money may be a round that begins or ends.
  useEffect(() => onMemberEvent('member_cash', refresh), [refresh]);
  return isNarrowed(filter) ? { ...list, clear: onClear } : list;
};
/** Deposits and withdrawals of some days, or one of the two. */
export const useDw = (range: Range, direction: PaymentDirection | null, onClear: () => void) => {
  const list = useCursorList<DwRecord>(
    [recordsDw.path, 'list', range?.from ?? '', range?.to ?? '', direction ?? ''],
    (cursor, signal) =>
      callApi(
        recordsDw,
        { ...paging(cursor), ...range, ...(direction === null ? {} : { direction }) },
        { signal },
      ),
  );
  return direction === null ? list : { ...list, clear: onClear };
};
