import type { DataOf } from '@pavilion/contract';
import {
  type PostingRecord,
  type RoundRecord,
  recordsDw,
  recordsRounds,
  recordsTransaction,
} from '@pavilion/contract/records';
import { useInfiniteQuery } from '@tanstack/react-query';
import { callApi } from '../../../api/client.ts';
import type { CallFailure } from '../../../api/failure.ts';

export type DwRecord = DataOf<typeof recordsDw>['list'][number];
export type { PostingRecord, RoundRecord };

interface Page<Row> {
  readonly list: readonly Row[];
  readonly next_cursor: string | null;
}

const pageSize = 20;

const useCursorList = <Row>(
  path: string,
  fetchPage: (cursor: string | undefined, signal: AbortSignal) => Promise<Page<Row>>,
) => {
  const query = useInfiniteQuery<
    Page<Row>,
    CallFailure,
    readonly Row[],
    readonly string[],
    string | undefined
  >({
    queryKey: [path, 'list'],
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: undefined,
    getNextPageParam: (last) => last.next_cursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ list }) => list),
  });
  return {
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
};

const paging = (cursor: string | undefined) => ({
  count: pageSize,
  ...(cursor === undefined ? {} : { cursor }),
});

export const usePostings = (): RecordList<PostingRecord> =>
  useCursorList(recordsTransaction.path, (cursor, signal) =>
    callApi(recordsTransaction, paging(cursor), { signal }),
  );
export const useRounds = (): RecordList<RoundRecord> =>
  useCursorList(recordsRounds.path, (cursor, signal) => callApi(recordsRounds, paging(cursor), { signal }));
export const useDw = (): RecordList<DwRecord> =>
  useCursorList(recordsDw.path, (cursor, signal) => callApi(recordsDw, paging(cursor), { signal }));
