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

/**
 * The most recent entries of one kind and side, from the page's place on: the index hands them over in this order, and so do
 * the parts of the table one after another. Those of the last transfer come whole, since the index does not order them.
 */
const sideOf = (side: 'from' | 'to', order: 'ASC' | 'DESC', beyondCursor: string): string => `
  SELECT m.transfer_id, ${side === 'from' ? '2 * m.place - 1' : '2 * m.place'} AS leg, m.kind,
    ${side === 'from' ? '-m.amount_minor' : 'm.amount_minor::bigint'} AS amount_minor,
    m.${side}_after::bigint AS balance_after
  FROM ledger.move m
  WHERE m.${side}_id = b.id AND m.kind = k.kind AND m.transfer_id BETWEEN b.low AND b.high
    AND (${beyondCursor.replaceAll('LEG', side === 'from' ? '2 * m.place - 1' : '2 * m.place')})
  ORDER BY m.transfer_id ${order} FETCH FIRST ($1) ROWS WITH TIES`;

/**
 * A page of entries of one account. `bounds` is a query for its id and the range of transfer ids, low and high; $1 is how
 * many, $2 the kinds, $3 and $4 transfer id and leg of the entry that the page comes after. Each kind and side is asked
 * for its own, because only then is no entry read that is not wanted. A column of `bounds` that is `told` comes
 * with each row, and with a row of nothing when there is no entry.
 */
export const pageText = (bounds: string, order: 'ASC' | 'DESC', told?: string): string => {
  const beyondCursor =
    order === 'DESC' ? 'm.transfer_id < $3 OR LEG < $4::integer' : 'm.transfer_id > $3 OR LEG > $4::integer';
  return `WITH b AS MATERIALIZED (${bounds}), e AS MATERIALIZED (
      SELECT e.* FROM b
      CROSS JOIN unnest($2::ledger.posting_kind[]) AS k (kind)
      CROSS JOIN LATERAL (
        (${sideOf('from', order, beyondCursor)}) UNION ALL (${sideOf('to', order, beyondCursor)})
      ) e
      ORDER BY e.transfer_id ${order}, e.leg ${order} LIMIT $1
    )
    SELECT ${told === undefined ? 'p.* FROM b JOIN' : `p.*, b.${told} FROM b LEFT JOIN`} (
      SELECT e.transfer_id, e.leg, e.kind, t.reference, t.reason, t.actor, t.meta, e.amount_minor, e.balance_after,
        t.occurred_at, t.created_at
      FROM e JOIN ledger.transfer t ON t.id = e.transfer_id
    ) p ON true
    ORDER BY p.transfer_id ${order}, p.leg ${order}`;
};

export const historyLimitMax = 200;
/** Beyond every transfer id. */
const beyondNewest = 2n ** 62n;
const cursorPattern = /^([0-9]{1,18})\.([0-9]{1,6})$/;

/**
 * How many parts of the table, counted from the page's place back, are looked at for a page; where it does not get full,
 * more are. Every kind that an account does not know is looked for in each of them.
 */
const partsLookedAt = [1, 8, 64, 1_000_000] as const;

/** $13 is how many parts are looked at. */
const historyText = pageText(
  `SELECT a.id, greatest(w.low, w.high - w.looked_at) AS low, w.high, w.low >= w.high - w.looked_at AS reaches_end
    FROM ledger.account a CROSS JOIN LATERAL (
      SELECT CASE WHEN $11::timestamptz IS NULL THEN 0 ELSE ledger.place_at(a.id, $11) + 1 END AS low,
        least($3::bigint, CASE WHEN $12::timestamptz IS NOT NULL THEN ledger.place_at(a.id, $12) END,
          (SELECT max(id) FROM ledger.transfer)) AS high,
        $13::bigint * (SELECT width FROM growth.plan WHERE relation = 'ledger.move') AS looked_at
      OFFSET 0
    ) w
    WHERE ${accountWhere(5)}`,
  'DESC',
  'reaches_end',
);

type HistoryRow = (EntryRow | { readonly transfer_id: null }) & { readonly reaches_end: boolean };

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
  let rows: readonly EntryRow[] = [];
  for (const parts of partsLookedAt) {
    const { rows: found } = await executor.query<HistoryRow>({
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
        parts,
      ],
    });
    rows = found.filter((row) => row.transfer_id !== null);
    // No row at all: there is no such account.
    if (rows.length > limit || (found[0]?.reaches_end ?? true)) break;
  }
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    entries: shown.map(readEntry),
    nextCursor: last !== undefined && rows.length > limit ? `${last.transfer_id}.${last.leg}` : null,
  };
};
