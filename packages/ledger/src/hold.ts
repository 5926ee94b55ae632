import { type Minor, minor } from '@pavilion/money';
import { type AccountRef, isOnHold, isRunning, memberHeld, type TransferId, transferId } from './account.ts';
import { persistently, type SqlExecutor } from './executor.ts';
import { type OutcomeRow, readOutcome } from './outcome.ts';
import {
  type BadRequestStatus,
  isCountable,
  isSound,
  type PostingOutcome,
  type PostingRequest,
  unreadable,
} from './posting.ts';

/**
 * Money of a member in two phases: reserved at once, so that it cannot be played or asked for twice, and posted or
 * returned later. Between the two it stands on the member's `held` account.
 */
export interface HoldRequest extends Omit<PostingRequest, 'moves'> {
  /** A member's account, not the `held` one. */
  readonly account: AccountRef;
  /** 1 to 2^53 - 1. */
  readonly amountMinor: Minor;
  /** From then on the hold is not posted any more, and returns with the next `expireHolds`. Never, unless told. */
  readonly expiresAt?: Date;
}

export interface HoldEnd {
  readonly siteId: number;
  /** The transfer that reserved it. */
  readonly holdId: TransferId;
  readonly reason: string;
  readonly actor: string;
  readonly meta?: Readonly<Record<string, unknown>>;
}

export interface HoldPosting extends HoldEnd {
  /** Where the money goes. */
  readonly to: AccountRef;
  /** How much of the hold, 1 to all of it; the rest returns. All unless told. */
  readonly amountMinor?: Minor;
}

export const holdStates = ['open', 'posted', 'voided', 'expired'] as const;
export type HoldState = (typeof holdStates)[number];

/**
 * `posted` says that the hold ended as asked, now or (`duplicate`) before; `balanceMinor` is what the member has on hold
 * afterwards. `mismatch` says that it was posted before with another amount or target.
 */
export type HoldOutcome =
  | PostingOutcome
  | { readonly status: 'unknown_hold' }
  /** Otherwise than asked, by `transferId`. */
  | {
      readonly status: 'hold_ended';
      readonly state: Exclude<HoldState, 'open'>;
      readonly transferId: TransferId;
    };

export interface Hold {
  readonly holdId: TransferId;
  readonly state: HoldState;
  readonly amountMinor: Minor;
  readonly expiresAt: Date | null;
  /** The transfer that ended it. */
  readonly endedBy: TransferId | null;
  /** How much of it reached its target; null while it is open. */
  readonly postedMinor: Minor | null;
}

/** The posting that reserves. */
export const reservationOf = ({ account, amountMinor, ...rest }: HoldRequest): PostingRequest => ({
  ...rest,
  moves: [{ from: account, to: memberHeld(account.siteId, account.ownerId, account.currency), amountMinor }],
});

/** What keeps a reservation from being tried at all. */
export const reservationRefusal = (request: HoldRequest): BadRequestStatus | undefined =>
  unreadable(reservationOf(request)) ??
  (!isRunning(request.account) ||
  isOnHold(request.account) ||
  (request.expiresAt !== undefined && Number.isNaN(request.expiresAt.getTime()))
    ? 'invalid_request'
    : undefined);

/** What keeps the posting of a hold from being tried at all. */
export const holdPostingRefusal = ({
  siteId,
  to,
  amountMinor,
}: HoldPosting): BadRequestStatus | undefined => {
  if (!isSound(to) || to.siteId !== siteId) return 'unknown_account';
  if (isOnHold(to)) return 'invalid_request';
  return amountMinor === undefined || isCountable(amountMinor) ? undefined : 'invalid_amount';
};

const jsonOf = (meta: HoldEnd['meta']): string | null => (meta === undefined ? null : JSON.stringify(meta));

/**
 * Reserves money of a member; the hold's number is the transfer's. Asked for again under its scope and key it answers
 * the first result, whose expiry stands.
 */
export const reserve = async (executor: SqlExecutor, request: HoldRequest): Promise<PostingOutcome> => {
  const refused = reservationRefusal(request);
  if (refused !== undefined) return { status: refused };
  const { account } = request;
  const { rows } = await executor.query<OutcomeRow>({
    name: 'ledger_reserve',
    text: 'SELECT * FROM ledger.reserve($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)',
    values: [
      account.siteId,
      request.scope,
      request.key,
      request.kind,
      request.reference,
      request.reason ?? null,
      request.actor ?? null,
      jsonOf(request.meta),
      request.occurredAt ?? null,
      account.ownerId,
      account.purpose,
      account.counterpartyId,
      account.currency,
      request.amountMinor,
      request.expiresAt ?? null,
    ],
  });
  const [row] = rows;
  if (row === undefined) throw new Error('the ledger answered nothing');
  return readOutcome(row);
};

interface HoldOutcomeRow extends OutcomeRow {
  readonly state: HoldState | null;
}

const endHold = async (
  executor: SqlExecutor,
  state: 'posted' | 'voided',
  { siteId, holdId, reason, actor, meta }: HoldEnd,
  to?: AccountRef,
  amountMinor?: Minor,
): Promise<HoldOutcome> => {
  const { rows } = await executor.query<HoldOutcomeRow>({
    name: 'ledger_end_hold',
    text: 'SELECT * FROM ledger.end_hold($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)',
    values: [
      siteId,
      holdId,
      state,
      amountMinor ?? null,
      to?.ownerKind ?? null,
      to?.ownerId ?? null,
      to?.purpose ?? null,
      to?.counterpartyId ?? null,
      to?.currency ?? null,
      reason,
      actor,
      jsonOf(meta),
    ],
  });
  const [row] = rows;
  if (row === undefined) throw new Error('the ledger answered nothing');
  if (row.status === 'unknown_hold') return { status: 'unknown_hold' };
  if (row.status !== 'hold_ended') return readOutcome(row);
  if (row.state === null || row.state === 'open' || row.transfer_id === null)
    throw new Error('the ledger answered hold_ended without what belongs to it');
  return { status: 'hold_ended', state: row.state, transferId: transferId(row.transfer_id) };
};

/** Posts a hold, whole or in part; what is not posted returns to where it came from, in the same transfer. */
export const postHold = async (executor: SqlExecutor, request: HoldPosting): Promise<HoldOutcome> => {
  const refused = holdPostingRefusal(request);
  if (refused !== undefined) return { status: refused };
  return endHold(executor, 'posted', request, request.to, request.amountMinor);
};

/** Returns all of a hold to where it came from. */
export const voidHold = (executor: SqlExecutor, request: HoldEnd): Promise<HoldOutcome> =>
  endHold(executor, 'voided', request);

/**
 * Returns what is held beyond its time, the longest overdue first; answers how many holds. For a job: give it a pool, and
 * call it again while it answers `limit`. Several at once share the work.
 */
export const expireHolds = async (executor: SqlExecutor, limit: number): Promise<number> => {
  const { rows } = await persistently(() =>
    executor.query<{ expired: number }>({
      name: 'ledger_expire_holds',
      text: 'SELECT ledger.expire_holds($1) AS expired',
      values: [limit],
    }),
  );
  return rows[0]?.expired ?? 0;
};

interface HoldRow {
  readonly state: HoldState;
  readonly amount_minor: bigint;
  readonly expires_at: Date | null;
  readonly ended_by: bigint | null;
  readonly posted_minor: bigint | null;
}

/** A hold as it stands; undefined when the site has none of that number. */
export const holdOf = async (
  executor: SqlExecutor,
  { siteId, holdId }: Pick<HoldEnd, 'siteId' | 'holdId'>,
): Promise<Hold | undefined> => {
  const { rows } = await executor.query<HoldRow>({
    name: 'ledger_hold',
    text: `SELECT state, amount_minor::bigint, expires_at, ended_by, posted_minor::bigint
      FROM ledger.hold WHERE transfer_id = $1 AND site_id = $2`,
    values: [holdId, siteId],
  });
  const [row] = rows;
  if (row === undefined) return undefined;
  return {
    holdId,
    state: row.state,
    amountMinor: minor(row.amount_minor),
    expiresAt: row.expires_at,
    endedBy: row.ended_by === null ? null : transferId(row.ended_by),
    postedMinor: row.posted_minor === null ? null : minor(row.posted_minor),
  };
};
