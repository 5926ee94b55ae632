import type { Minor } from '@pavilion/money';
import { type AccountRef, isOnHold, type TransferId } from './account.ts';

/** As in the contract's records (`packages/contract/src/calls/records.ts`). */
export const postingKinds = [
  'deposit',
  'withdrawal',
  'bet',
  'win',
  'bet_win',
  'rollback',
  'transfer_in',
  'transfer_out',
  'promotion',
  'commission',
  'adjustment',
  'reversal',
] as const;
export type PostingKind = (typeof postingKinds)[number];

/** Takes `amountMinor` (0 to 2^53 - 1) from one account to another of the same site and currency. */
export interface Move {
  readonly from: AccountRef;
  readonly to: AccountRef;
  readonly amountMinor: Minor;
}

/**
 * One transfer: all its moves happen, in the order given, or none. The site is that of its accounts.
 * Posting it again under the same scope and key with the same kind, reference and moves answers the first result.
 */
export interface PostingRequest {
  /** Who hands out the keys: `deposit`, `provider:3`. 1–64 characters. */
  readonly scope: string;
  /** Idempotency key, unique in its scope and site. 1–200 characters. */
  readonly key: string;
  readonly kind: PostingKind;
  /** What it belongs to, shown in the record: a round, an order number. */
  readonly reference: string;
  readonly reason?: string;
  /** Who did it: `member:7`, `operator:1`, `gateway:sandbox`. */
  readonly actor?: string;
  readonly meta?: Readonly<Record<string, unknown>>;
  /** When it happened where it happened; the moment of posting unless told. */
  readonly occurredAt?: Date;
  readonly moves: readonly Move[];
}

/**
 * Why nothing moved, where the request itself is at fault. `two_members`: its moves name accounts of two members, whose
 * money goes from one to the other by two postings and an account in transit (decision 0339).
 */
export const badRequestStatuses = [
  'unknown_account',
  'wrong_currency',
  'invalid_amount',
  'invalid_request',
  'two_members',
] as const;
export type BadRequestStatus = (typeof badRequestStatuses)[number];

/**
 * `balanceMinor` is that of the first member account that the moves name (`from` before `to`): after the posting, or
 * as it is when funds are short; null when no member account takes part.
 */
export type PostingOutcome =
  | {
      readonly status: 'posted';
      /** The key was posted before with the same content: this is the first result again. */
      readonly duplicate: boolean;
      readonly transferId: TransferId;
      readonly balanceMinor: Minor | null;
    }
  /** The key was posted before, by `transferId`, with other content. Nothing moved. */
  | { readonly status: 'mismatch'; readonly transferId: TransferId }
  | { readonly status: 'insufficient_funds'; readonly balanceMinor: Minor }
  | { readonly status: BadRequestStatus };

export interface ReversalRequest {
  readonly siteId: number;
  readonly scope: string;
  readonly key: string;
  /** The transfer to take back. */
  readonly transferId: TransferId;
  readonly reason: string;
  readonly actor: string;
  readonly meta?: Readonly<Record<string, unknown>>;
}

export type ReversalOutcome =
  | PostingOutcome
  | { readonly status: 'unknown_transfer' }
  /** By another posting, `transferId`. */
  | { readonly status: 'already_reversed'; readonly transferId: TransferId }
  /** It reserved or ended a hold: end the hold instead, or correct it by an adjustment. */
  | { readonly status: 'belongs_to_hold' }
  /** Its moves are in the archive: take back what it did by an adjustment. */
  | { readonly status: 'archived' };

const int4Max = 2 ** 31 - 1;
const int8Max = 2n ** 63n - 1n;

const isId = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= int4Max;
/** Whether PostgreSQL has a number for it. */
export const isCountable = (amount: bigint): boolean => amount <= int8Max && amount >= -int8Max;

/** PostgreSQL cannot hold U+0000, in text or in jsonb. */
const isStorable = (text: string | undefined): boolean => text === undefined || !text.includes('\u0000');

/** Whether the numbers that name an account fit into the database. */
export const isSound = (ref: AccountRef): boolean =>
  isId(ref.siteId) && isId(ref.ownerId) && isId(ref.counterpartyId);

/**
 * What PostgreSQL could not even read, which would fail every transfer that shares the call. The ledger's own rules
 * are judged in SQL.
 */
export const unreadable = (request: PostingRequest): BadRequestStatus | undefined => {
  const { moves, scope, key, reference, reason, actor, meta, occurredAt } = request;
  const siteId = moves[0]?.from.siteId;
  if (!moves.every(({ from, to }) => isSound(from) && isSound(to))) return 'unknown_account';
  if (!moves.every(({ from, to }) => from.siteId === siteId && to.siteId === siteId))
    return 'unknown_account';
  if (!moves.every(({ amountMinor }) => isCountable(amountMinor))) return 'invalid_amount';
  const texts = [scope, key, reference, reason, actor, meta === undefined ? undefined : JSON.stringify(meta)];
  const isReadable =
    moves.length > 0 &&
    texts.every(isStorable) &&
    !texts.at(-1)?.includes('\\u0000') &&
    !(occurredAt !== undefined && Number.isNaN(occurredAt.getTime()));
  return isReadable ? undefined : 'invalid_request';
};

/** What keeps an ordinary posting from being tried at all: it cannot be read, or it touches money that is on hold. */
export const refusalOf = (request: PostingRequest): BadRequestStatus | undefined =>
  unreadable(request) ??
  (request.moves.some(({ from, to }) => isOnHold(from) || isOnHold(to)) ? 'invalid_request' : undefined);
