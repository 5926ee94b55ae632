import { type Minor, minor } from '@pavilion/money';
import { type AccountRef, type TransferId, transferId } from './account.ts';
import { nameArray } from './arrays.ts';
import type { SqlExecutor } from './executor.ts';
import { type PostingKind, postingKinds } from './posting.ts';
import { accountValues, accountWhere } from './read.ts';

export interface HistoryQuery {
  readonly account: AccountRef;
  /** `nextCursor` of the page before. */
  readonly cursor?: string;
  /** 1–200. */
  readonly limit: number;
  readonly kinds?: readonly PostingKind[];
  /** Posted at or after. */
  readonly from?: Date;
  /** Posted before. */
  readonly to?: Date;
}

export interface HistoryEntry {
  readonly transferId: TransferId;
  /** Place in its transfer; a transfer may touch an account more than once. */
  readonly leg: number;
  readonly kind: PostingKind;
  readonly reference: string;
  readonly reason: string | null;
  readonly actor: string | null;
  readonly meta: Readonly<Record<string, unknown>> | null;
  /** What came in; negative for what went out. */
  readonly amountMinor: Minor;
  /** Null for accounts without a running balance. */
  readonly balanceAfterMinor: Minor | null;
  readonly occurredAt: Date;
  readonly postedAt: Date;
}

export interface HistoryPage {
  /** Newest first. */
  readonly entries: readonly HistoryEntry[];
  /** Null on the last page. */
  readonly nextCursor: string | null;
}

export interface EntryRow {
  readonly transfer_id: bigint;
  readonly leg: number;
  readonly kind: PostingKind;
  readonly reference: string;
  readonly reason: string | null;
  readonly actor: string | null;
  readonly meta: Readonly<Record<string, unknown>> | null;
  readonly amount_minor: bigint;
  readonly balance_after: bigint | null;
  readonly occurred_at: Date;
  readonly created_at: Date;
}

export const readEntry = (row: EntryRow): HistoryEntry => ({
  transferId: transferId(row.transfer_id),
  leg: row.leg,
  kind: row.kind,
  reference: row.reference,
  reason: row.reason,
  actor: row.actor,
  meta: row.meta,
  amountMinor: minor(row.amount_minor),
  balanceAfterMinor: row.balance_after === null ? null : minor(row.balance_after),
  occurredAt: row.occurred_at,
  postedAt: row.created_at,
});

export const historyLimitMax = 200;
/** Beyond every transfer id. */
const beyondNewest = 2n ** 62n;
const cursorPattern = /^([0-9]{1,18})\.([0-9]{1,6})$/;

const historyText = `
  SELECT p.* FROM ledger.account a
  CROSS JOIN LATERAL ledger.history_page(a.id, $1::integer, $2::ledger.posting_kind[], $3::bigint, $4::integer,
    CASE WHEN $11::timestamptz IS NULL THEN 0 ELSE ledger.place_at(a.id, $11) + 1 END,
    CASE WHEN $12::timestamptz IS NOT NULL THEN ledger.place_at(a.id, $12) END) p
  WHERE ${accountWhere(5)}
  ORDER BY p.transfer_id DESC, p.leg DESC`;

/**
 * Entries of an account, newest first, page by page. Throws `RangeError` for a limit or cursor that is none. A time is
 * that of posting; it is turned into a place in the books (`ledger.place_at`), so that no entry is read in vain.
 */
export const historyOf = async (executor: SqlExecutor, query: HistoryQuery): Promise<HistoryPage> => {
  const { account, cursor, limit, kinds, from, to } = query;
  if (!Number.isInteger(limit) || limit < 1 || limit > historyLimitMax)
    throw new RangeError(`a page has 1 to ${historyLimitMax} entries, not ${limit}`);
  const place = cursor === undefined ? undefined : cursorPattern.exec(cursor);
  if (place === null) throw new RangeError('not a cursor of this history');
  const { rows } = await executor.query<EntryRow>({
    name: 'ledger_history',
    text: historyText,
    values: [
      limit + 1,
      nameArray(kinds ?? postingKinds),
      place?.[1] ?? beyondNewest,
      place?.[2] ?? 0,
      ...accountValues(account),
      from ?? null,
      to ?? null,
    ],
  });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    entries: shown.map(readEntry),
    nextCursor: last !== undefined && rows.length > limit ? `${last.transfer_id}.${last.leg}` : null,
  };
};
