export {
  type AccountId,
  type AccountRef,
  accountId,
  accountKey,
  agentCommission,
  gatewayAccount,
  isRunning,
  memberInTransit,
  memberMain,
  memberProviderWallet,
  type OwnerKind,
  ownerKinds,
  type Purpose,
  providerHeld,
  providerHouse,
  purposes,
  siteAdjustment,
  siteJackpot,
  sitePromotion,
  type TransferId,
  transferId,
} from './account.ts';
export { LedgerBusy, LedgerClosed, PostingBatcher, type PostingBatcherOptions } from './batcher.ts';
export type { SqlExecutor } from './executor.ts';
export { createLedger, type Ledger } from './ledger.ts';
export { createModelLedger, type ModelLedger } from './model.ts';
export { post, reverse } from './post.ts';
export {
  type BadRequestStatus,
  type Move,
  type PostingKind,
  type PostingOutcome,
  type PostingRequest,
  postingKinds,
  type ReversalOutcome,
  type ReversalRequest,
} from './posting.ts';
export {
  balanceOf,
  type HistoryEntry,
  type HistoryPage,
  type HistoryQuery,
  historyLimitMax,
  historyOf,
  openAccounts,
} from './read.ts';
export { type CurrencyTotal, type Difference, type ReconcileReport, reconcile } from './reconcile.ts';
