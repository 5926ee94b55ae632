import type { Minor } from '@pavilion/money';
import type { AccountRef } from './account.ts';
import type { SqlExecutor } from './executor.ts';
import { type HistoryPage, type HistoryQuery, historyOf } from './history.ts';
import {
  expireHolds,
  type Hold,
  type HoldEnd,
  type HoldOutcome,
  type HoldPosting,
  type HoldRequest,
  holdOf,
  postHold,
  reserve,
  voidHold,
} from './hold.ts';
import { post, reverse } from './post.ts';
import type { PostingOutcome, PostingRequest, ReversalOutcome, ReversalRequest } from './posting.ts';
import { balanceOf } from './read.ts';
import { type Statement, type StatementQuery, statementOf } from './statement.ts';

/** What the ledger on PostgreSQL and the model in memory have in common. */
export interface Ledger {
  readonly post: (request: PostingRequest) => Promise<PostingOutcome>;
  readonly reverse: (request: ReversalRequest) => Promise<ReversalOutcome>;
  readonly reserve: (request: HoldRequest) => Promise<PostingOutcome>;
  readonly postHold: (request: HoldPosting) => Promise<HoldOutcome>;
  readonly voidHold: (request: HoldEnd) => Promise<HoldOutcome>;
  readonly expireHolds: (limit: number) => Promise<number>;
  readonly holdOf: (hold: Pick<HoldEnd, 'siteId' | 'holdId'>) => Promise<Hold | undefined>;
  readonly balanceOf: (account: AccountRef) => Promise<Minor>;
  readonly historyOf: (query: HistoryQuery) => Promise<HistoryPage>;
  readonly statementOf: (query: StatementQuery) => Promise<Statement>;
}

/** The ledger's functions on one executor. */
export const createLedger = (executor: SqlExecutor): Ledger => ({
  post: (request) => post(executor, request),
  reverse: (request) => reverse(executor, request),
  reserve: (request) => reserve(executor, request),
  postHold: (request) => postHold(executor, request),
  voidHold: (request) => voidHold(executor, request),
  expireHolds: (limit) => expireHolds(executor, limit),
  holdOf: (hold) => holdOf(executor, hold),
  balanceOf: (account) => balanceOf(executor, account),
  historyOf: (query) => historyOf(executor, query),
  statementOf: (query) => statementOf(executor, query),
});
