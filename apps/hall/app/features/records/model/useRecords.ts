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
import { useEffect } from 'react';
import { callApi } from '../../../api/client.ts';
import { usePages } from '../../../api/usePages.ts';
import { onMemberEvent } from '../../../realtime/realtime.ts';
import { bodyOf, isNarrowed, type RoundFilter } from './roundFilter.ts';

export type DwRecord = DataOf<typeof recordsDw>['list'][number];
export type { PostingRecord, RoundRecord };

export type RecordList<Row> = Omit<ReturnType<typeof usePages>, 'rows' | 'first'> & {
  readonly rows: readonly Row[] | undefined;
  /** Shows everything again; absent while nothing is left out. */
  readonly clear?: () => void;
};

/** The moments between which records are shown; null while the days chosen make no range. */
type Range = { readonly from: string; readonly to: string } | null;

/** Postings of some days, of one kind or all. */
export const usePostings = (range: Range, kind: PostingKind | null, onClear: () => void) => {
  const list = usePages(
    [recordsTransaction.path, 'list', range?.from ?? '', range?.to ?? '', kind ?? ''],
    (paging, signal) =>
      callApi(
        recordsTransaction,
        { ...paging, ...range, ...(kind === null ? {} : { kinds: [kind] }) },
        { signal },
      ),
  );
  return kind === null ? list : { ...list, clear: onClear };
};
/** Game rounds within a filter; `clear` of the answer takes the filter away. */
export const useRounds = (filter: RoundFilter, onClear: () => void): RecordList<RoundRecord> => {
  const list = usePages(
    [recordsRounds.path, 'list', ...Object.values(filter).map(String)],
    (paging, signal) => callApi(recordsRounds, { ...paging, ...bodyOf(filter, Date.now()) }, { signal }),
  );
  const { refresh } = list;
  // Whatever moves money may be a round that begins or ends.
  useEffect(() => onMemberEvent('member_cash', refresh), [refresh]);
  return isNarrowed(filter) ? { ...list, clear: onClear } : list;
};
/** Deposits and withdrawals of some days, or one of the two. */
export const useDw = (range: Range, direction: PaymentDirection | null, onClear: () => void) => {
  const list = usePages(
    [recordsDw.path, 'list', range?.from ?? '', range?.to ?? '', direction ?? ''],
    (paging, signal) =>
      callApi(recordsDw, { ...paging, ...range, ...(direction === null ? {} : { direction }) }, { signal }),
  );
  return direction === null ? list : { ...list, clear: onClear };
};
