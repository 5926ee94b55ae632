import { type AwardKind, recommendMemberSearch, recommendRecord } from '@pavilion/contract/recommend';
import { callApi } from '../../../api/client.ts';
import { usePages } from '../../../api/usePages.ts';

/** The member's awards; of one kind, or all. */
export const useAwards = (kind: AwardKind | null) =>
  usePages([recommendRecord.path, kind ?? ''], (paging, signal) =>
    callApi(recommendRecord, { ...paging, ...(kind === null ? {} : { kinds: [kind] }) }, { signal }),
  );

/** The members whom this one brought; all of them, or the one whose whole account was typed. */
export const useFriends = (account: string) =>
  usePages([recommendMemberSearch.path, account], (paging, signal) =>
    callApi(recommendMemberSearch, { ...paging, ...(account === '' ? {} : { account }) }, { signal }),
  );
