import type { SqlExecutor } from '@pavilion/ledger';
import { type CurrencyCode, isCurrencyCode } from '@pavilion/money';

/** Seen from the main wallet, as the records tell it: `to_provider` is the provider's `/transfer/in`. */
export type Direction = 'to_provider' | 'to_main';
export type TransferState = 'created' | 'sent' | 'unknown' | 'confirmed' | 'failed';
export type TransferCause = 'launch' | 'leave' | 'one_key' | 'get_back';

/** A member's wallet at one transfer provider. */
export interface WalletKey {
  readonly memberId: number;
  readonly gpId: number;
}

export interface WalletRow {
  readonly member_id: number;
  readonly gp_id: number;
  readonly site_id: number;
  readonly currency: CurrencyCode;
  readonly version: bigint;
}

export interface TransferRow {
  readonly id: bigint;
  readonly reference: string;
  readonly member_id: number;
  readonly gp_id: number;
  readonly site_id: number;
  readonly currency: CurrencyCode;
  readonly direction: Direction;
  readonly amount_minor: bigint;
  readonly state: TransferState;
  readonly hold_transfer_id: bigint;
  readonly refusal: string | null;
  readonly asked_times: number;
}

/** Columns of a `TransferRow`. */
export const transferColumns =
  'id, reference, member_id, gp_id, site_id, currency, direction, amount_minor, state, hold_transfer_id, refusal, asked_times';

/** Nothing more is expected of a transfer that has ended. */
export const isEnded = (state: TransferState): boolean => state === 'confirmed' || state === 'failed';

/** Rows are written with the member's currency, which is one of the house. */
export const knownCurrency = (code: string): CurrencyCode => {
  if (!isCurrencyCode(code)) throw new Error(`a wallet in an unknown currency ${code}`);
  return code;
};

/** The wallet as it is, locked for the caller's transaction; `undefined` for one that was never used. */
export const lockWallet = async (
  tx: SqlExecutor,
  { memberId, gpId }: WalletKey,
): Promise<WalletRow | undefined> => {
  const { rows } = await tx.query<WalletRow>({
    name: 'transfer-lock-wallet',
    text: `SELECT member_id, gp_id, site_id, currency, version FROM transfer_wallet
           WHERE member_id = $1 AND gp_id = $2 FOR UPDATE`,
    values: [memberId, gpId],
  });
  return rows[0];
};

/** The wallet's transfer that has not ended. There is never more than one. */
export const findOpenTransfer = async (
  db: SqlExecutor,
  { memberId, gpId }: WalletKey,
): Promise<TransferRow | undefined> => {
  const { rows } = await db.query<TransferRow>({
    name: 'transfer-find-open',
    text: `SELECT ${transferColumns} FROM wallet_transfer
           WHERE member_id = $1 AND gp_id = $2 AND state IN ('created', 'sent', 'unknown')`,
    values: [memberId, gpId],
  });
  return rows[0];
};

/** Whether a game of this provider is open: then its money stays there. */
export const isGameOpen = async (db: SqlExecutor, { memberId, gpId }: WalletKey): Promise<boolean> => {
  const { rows } = await db.query<{ open: boolean }>({
    name: 'transfer-is-game-open',
    text: 'SELECT EXISTS (SELECT FROM game_session WHERE member_id = $1 AND gp_id = $2 AND ended_at IS NULL) AS open',
    values: [memberId, gpId],
  });
  return rows[0]?.open ?? false;
};

/** Notes a change of state with its cause. */
export const noteStep = async (
  tx: SqlExecutor,
  step: { transferId: bigint; from: TransferState | null; to: TransferState; cause: string; now: Date },
): Promise<void> => {
  await tx.query({
    name: 'transfer-note-step',
    text: `INSERT INTO wallet_transfer_step (transfer_id, from_state, to_state, cause, at)
           VALUES ($1, $2, $3, $4, $5)`,
    values: [step.transferId, step.from, step.to, step.cause, step.now],
  });
};

/**
 * Marks a change of the wallet, so that a balance asked for before it is no longer believed. With `backAt` the tries to
 * bring the money back begin anew, at that time.
 */
export const touchWallet = async (
  tx: SqlExecutor,
  { memberId, gpId }: WalletKey,
  { away, backAt }: { away: boolean; backAt?: Date },
): Promise<void> => {
  await tx.query({
    name: 'transfer-touch-wallet',
    text: `UPDATE transfer_wallet SET version = version + 1, away = $3, back_at = coalesce($4, back_at),
             back_tries = CASE WHEN $4::timestamptz IS NULL THEN back_tries ELSE 0 END
           WHERE member_id = $1 AND gp_id = $2`,
    values: [memberId, gpId, away, backAt ?? null],
  });
};
