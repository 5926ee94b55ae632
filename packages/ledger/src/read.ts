import { type Minor, minor } from '@pavilion/money';
import { type AccountId, type AccountRef, accountId, type TransferId, transferId } from './account.ts';
import { nameArray, numberArray } from './arrays.ts';
import type { SqlExecutor } from './executor.ts';
import type { PostingKind } from './posting.ts';

/** Numbers of accounts, in the order asked; those that do not exist are opened. Safe to call at the same time. */
export const openAccounts = async (
  executor: SqlExecutor,
  refs: readonly AccountRef[],
): Promise<readonly AccountId[]> => {
  if (refs.length === 0) return [];
  const { rows } = await executor.query<{ id: bigint }>({
    name: 'ledger_account_ids',
    text: 'SELECT unnest(ledger.account_ids($1, $2, $3, $4, $5, $6)) AS id',
    values: [
      numberArray(refs.map(({ siteId }) => siteId)),
      nameArray(refs.map(({ ownerKind }) => ownerKind)),
      numberArray(refs.map(({ ownerId }) => ownerId)),
      nameArray(refs.map(({ purpose }) => purpose)),
      numberArray(refs.map(({ counterpartyId }) => counterpartyId)),
      nameArray(refs.map(({ currency }) => currency)),
    ],
  });
  return rows.map(({ id }) => accountId(id));
};

const accountWhere =
  'site_id = $1 AND owner_kind = $2 AND owner_id = $3 AND purpose = $4 AND counterparty_id = $5 AND currency = $6';

const accountValues = (ref: AccountRef): unknown[] => [
  ref.siteId,
  ref.ownerKind,
  ref.ownerId,
  ref.purpose,
  ref.counterpartyId,
  ref.currency,
];

/** Present balance; 0 for an account that nothing was posted to yet. */
export const balanceOf = async (executor: SqlExecutor, ref: AccountRef): Promise<Minor> => {
  const { rows } = await executor.query<{ balance_minor: bigint }>({
    name: 'ledger_balance_of',
    text: `SELECT ledger.balance_of(id) AS balance_minor FROM ledger.account WHERE ${accountWhere}`,
    values: accountValues(ref),
  });
  return minor(rows[0]?.balance_minor ?? 0n);
};

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

interface HistoryRow {
  readonly transfer_id: bigint;
  readonly leg: number;
  readonly kind: PostingKind;
  readonly reference: string;
  readonly reason: string | null;
  readonly actor: string | null;
  readonly amount_minor: bigint;
  readonly balance_after: bigint | null;
  readonly occurred_at: Date;
  readonly created_at: Date;
}

export const historyLimitMax = 200;
/** Always a place to start from: with "or no cursor" in the condition the index could not be entered at it. */
const beyondNewest = { transferId: 2n ** 63n - 1n, leg: 0 } as const;
const cursorPattern = /^([0-9]{1,18})\.([0-9]{1,6})$/;

/** Entries of an account, newest first, page by page. Throws `RangeError` for a limit or cursor that is none. */
export const historyOf = async (executor: SqlExecutor, query: HistoryQuery): Promise<HistoryPage> => {
  const { account, cursor, limit, kinds, from, to } = query;
  if (!Number.isInteger(limit) || limit < 1 || limit > historyLimitMax)
    throw new RangeError(`a page has 1 to ${historyLimitMax} entries, not ${limit}`);
  const place = cursor === undefined ? undefined : cursorPattern.exec(cursor);
  if (place === null) throw new RangeError('not a cursor of this history');
  const { rows } = await executor.query<HistoryRow>({
    name: 'ledger_history',
    text: `SELECT e.transfer_id, e.leg, t.kind, t.reference, t.reason, t.actor, e.amount_minor, e.balance_after,
        t.occurred_at, t.created_at
      FROM ledger.entry e JOIN ledger.transfer t ON t.id = e.transfer_id
      WHERE e.account_id = (SELECT id FROM ledger.account WHERE ${accountWhere})
        AND e.transfer_id <= $7 AND (e.transfer_id < $7 OR e.leg < $8)
        AND ($9::ledger.posting_kind[] IS NULL OR t.kind = ANY ($9::ledger.posting_kind[]))
        AND ($10::timestamptz IS NULL OR t.created_at >= $10)
        AND ($11::timestamptz IS NULL OR t.created_at < $11)
      ORDER BY e.transfer_id DESC, e.leg DESC LIMIT $12`,
    values: [
      ...accountValues(account),
      place?.[1] ?? beyondNewest.transferId,
      place?.[2] ?? beyondNewest.leg,
      kinds === undefined ? null : nameArray(kinds),
      from ?? null,
      to ?? null,
      limit + 1,
    ],
  });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    entries: shown.map((row) => ({
      transferId: transferId(row.transfer_id),
      leg: row.leg,
      kind: row.kind,
      reference: row.reference,
      reason: row.reason,
      actor: row.actor,
      amountMinor: minor(row.amount_minor),
      balanceAfterMinor: row.balance_after === null ? null : minor(row.balance_after),
      occurredAt: row.occurred_at,
      postedAt: row.created_at,
    })),
    nextCursor: last !== undefined && rows.length > limit ? `${last.transfer_id}.${last.leg}` : null,
  };
};
