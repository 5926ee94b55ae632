export {
  type AccountId,
  type AccountRef,
  accountId,
  accountKey,
  gatewayAccount,
  isRunning,
  memberCommission,
  memberHeld,
  memberInTransit,
  memberMain,
  memberProviderWallet,
  memberQuota,
  type OwnerKind,
  ownerKinds,
  type Purpose,
  providerHeld,
  providerHouse,
  providerWithheld,
  purposes,
  siteAdjustment,
  siteCommission,
  siteInTransit,
  siteJackpot,
  sitePromotion,
  siteQuota,
  type TransferId,
  transferId,
} from './account.ts';
export { LedgerBusy } from './busy.ts';
export { csvCell } from './csvCell.ts';
export type { SqlExecutor } from './executor.ts';
export {
  type HistoryEntry,
  type HistoryPage,
  type HistoryQuery,
  historyLimitMax,
  historyOf,
} from './history.ts';
export {
  expireHolds,
  type Hold,
  type HoldEnd,
  type HoldOutcome,
  type HoldPosting,
  type HoldRequest,
  type HoldState,
  holdOf,
  holdStates,
  postHold,
  reserve,
  voidHold,
} from './hold.ts';
export {
  archivedThrough,
  hashTransfers,
  latestHorizon,
  markHorizon,
  type TransferRange,
  transfersBeyond,
} from './horizon.ts';
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
export { type Proof, type ProofOptions, proveOn } from './proof.ts';
export { balanceOf, openAccounts } from './read.ts';
export {
  type CurrencyTotal,
  type Difference,
  type ReconcileReport,
  reconcile,
  takeSnapshots,
} from './reconcile.ts';
export { type Statement, type StatementQuery, statementOf } from './statement.ts';
export { statementCsv } from './statementCsv.ts';
