import type { Minor } from '@pavilion/money';
import type { AccountRef } from './account.ts';
import type { SqlExecutor } from './executor.ts';
import { post, reverse } from './post.ts';
import type { PostingOutcome, PostingRequest, ReversalOutcome, ReversalRequest } from './posting.ts';
import { balanceOf, type HistoryPage, type HistoryQuery, historyOf } from './read.ts';

/** What the ledger on PostgreSQL and the model in memory have in common. */
export interface Ledger {
  readonly post: (request: PostingRequest) => Promise<PostingOutcome>;
  readonly reverse: (request: ReversalRequest) => Promise<ReversalOutcome>;
  readonly balanceOf: (account: AccountRef) => Promise<Minor>;
  readonly historyOf: (query: HistoryQuery) => Promise<HistoryPage>;
}

/** The ledger's functions on one executor. */
export const createLedger = (executor: SqlExecutor): Ledger => ({
  post: (request) => post(executor, request),
  reverse: (request) => reverse(executor, request),
  balanceOf: (account) => balanceOf(executor, account),
  historyOf: (query) => historyOf(executor, query),
});
