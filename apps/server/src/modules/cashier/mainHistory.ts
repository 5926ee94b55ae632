import type { Currency } from '@pavilion/contract';
import type { PostingKind } from '@pavilion/contract/records';
import { type HistoryPage, historyOf, memberMain } from '@pavilion/ledger';
import type { Pool } from 'pg';
import { badField } from '../../http/refusal.ts';

export interface MainHistoryQuery {
  readonly siteId: number;
  readonly memberId: number;
  readonly currency: Currency;
  readonly cursor: string | undefined;
  readonly count: number;
  readonly kinds: readonly PostingKind[] | undefined;
  readonly from: Date | undefined;
  readonly to: Date | undefined;
}

/** Entries of a member's main account, newest first. Refuses (HTTP 400) a cursor that no page has handed out. */
export const readMainHistory = async (pool: Pool, query: MainHistoryQuery): Promise<HistoryPage> => {
  const { siteId, memberId, currency, cursor, count, kinds, from, to } = query;
  try {
    return await historyOf(pool, {
      account: memberMain(siteId, memberId, currency),
      limit: count,
      ...(cursor === undefined ? {} : { cursor }),
      ...(kinds === undefined ? {} : { kinds }),
      ...(from === undefined ? {} : { from }),
      ...(to === undefined ? {} : { to }),
    });
  } catch (error) {
    throw error instanceof RangeError ? badField('cursor') : error;
  }
};
