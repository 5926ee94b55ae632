import type { DataOf } from '@pavilion/contract';
import { type AwardKind, recommendMemberSearch, recommendRecord } from '@pavilion/contract/recommend';
import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { callApi } from '../../../api/client.ts';
import type { CallFailure } from '../../../api/failure.ts';

const pageSize = 20;

interface Page {
  readonly list: readonly unknown[];
  readonly next_cursor: string | null;
}

const paging = (cursor: string | undefined) => ({
  count: pageSize,
  ...(cursor === undefined ? {} : { cursor }),
});

/** A list read page by page; `first` carries what a page tells of the whole. */
const listOf = <Data extends Page>(
  query: UseInfiniteQueryResult<InfiniteData<Data, string | undefined>, CallFailure>,
) => ({
  first: query.data?.pages[0],
  rows: query.data?.pages.flatMap<Data['list'][number]>(({ list }) => list),
  failed: query.isError,
  retry: () => void query.refetch(),
  hasMore: query.hasNextPage,
  loadingMore: query.isFetchingNextPage,
  more: () => void query.fetchNextPage(),
});

/** The member's awards; of one kind, or all. */
export const useAwards = (kind: AwardKind | null) => {
  type Data = DataOf<typeof recommendRecord>;
  const query = useInfiniteQuery<
    Data,
    CallFailure,
    InfiniteData<Data, string | undefined>,
    readonly string[],
    string | undefined
  >({
    queryKey: [recommendRecord.path, kind ?? ''],
    queryFn: ({ pageParam, signal }) =>
      callApi(
        recommendRecord,
        { ...paging(pageParam), ...(kind === null ? {} : { kinds: [kind] }) },
        { signal },
      ),
    initialPageParam: undefined,
    getNextPageParam: (last) => last.next_cursor ?? undefined,
  });
  return listOf(query);
};

/** The members whom this one brought; all of them, or the one whose whole account was typed. */
export const useFriends = (account: string) => {
  type Data = DataOf<typeof recommendMemberSearch>;
  const query = useInfiniteQuery<
    Data,
    CallFailure,
    InfiniteData<Data, string | undefined>,
    readonly string[],
    string | undefined
  >({
    queryKey: [recommendMemberSearch.path, account],
    queryFn: ({ pageParam, signal }) =>
      callApi(
        recommendMemberSearch,
        { ...paging(pageParam), ...(account === '' ? {} : { account }) },
        { signal },
      ),
    initialPageParam: undefined,
    getNextPageParam: (last) => last.next_cursor ?? undefined,
  });
  return listOf(query);
};
