import { type Minor, minor } from '@pavilion/money';
import type { AccountRef } from './account.ts';
import { nameArray } from './arrays.ts';
import { LedgerBusy } from './busy.ts';
import { type SqlExecutor, sqlStateOf } from './executor.ts';
import { type EntryRow, type HistoryEntry, readEntry } from './history.ts';
import { postingKinds } from './posting.ts';
import { accountValues, accountWhere } from './read.ts';

export interface StatementQuery {
  readonly account: AccountRef;
  /** Posted at or after; the beginning unless told. */
  readonly from?: Date;
  /** Posted before; now unless told, and never later than now. */
  readonly to?: Date;
}

/**
 * What an account held at two moments and everything between. A moment is one of posting, by the database's clock, not
 * when something happened elsewhere (`occurredAt`). Nothing can be added to a statement any more: it ends at a moment up
 * to which every posting is decided, and the next, from its `to` on, opens with what this one closes with.
 * What is in the archive (routines/archive.sql) is before its first line and within its opening, whatever `from` says.
 */
export interface Statement {
  readonly account: AccountRef;
  readonly from: Date | null;
  /** As asked, or the moment of asking. */
  readonly to: Date;
  readonly openingMinor: Minor;
  readonly closingMinor: Minor;
  /** Oldest first, read as they are asked for. Sums to closing less opening. */
  readonly lines: () => AsyncGenerator<HistoryEntry, void, undefined>;
}

/** So many lines are in memory at a time. */
const pageSize = 500;
const lockNotAvailable = '55P03';

interface SettledRow {
  readonly id: bigint;
  readonly now: Date;
}

const readNow = async (executor: SqlExecutor): Promise<Date> => {
  const { rows } = await executor.query<{ now: Date }>({
    name: 'ledger_now',
    text: "SELECT date_trunc('milliseconds', clock_timestamp()) AS now",
    values: [],
  });
  const [row] = rows;
  if (row === undefined) throw new Error('the ledger answered nothing');
  return row.now;
};

interface BoundsRow {
  readonly low: bigint;
  readonly high: bigint;
  readonly opening: bigint;
  readonly closing: bigint;
}

/** Waits until what was posted before now is decided; undefined for an account that nothing was posted to. */
const settle = async (executor: SqlExecutor, account: AccountRef): Promise<SettledRow | undefined> => {
  try {
    const { rows } = await executor.query<SettledRow>({
      name: 'ledger_settle',
      text: `SELECT id, ledger.settle(id) AS now FROM ledger.account WHERE ${accountWhere(1)}`,
      values: accountValues(account),
    });
    return rows[0];
  } catch (error) {
    if (sqlStateOf(error) === lockNotAvailable)
      throw new LedgerBusy('a posting to the account is under way for too long');
    throw error;
  }
};

const sideOf = (side: 'from' | 'to', leg: string, amount: string): string => `
  SELECT m.transfer_id, ${leg} AS leg, m.kind, ${amount} AS amount_minor, m.${side}_after::bigint AS balance_after
  FROM ledger.move m
  WHERE m.${side}_id = $5::bigint AND m.kind = k.kind AND m.transfer_id BETWEEN $3::bigint AND $6::bigint
    AND (m.transfer_id > $3 OR ${leg} > $4::integer)
  ORDER BY m.transfer_id FETCH FIRST ($1) ROWS WITH TIES`;

/**
 * The next entries of an account, oldest first, each kind and side asked for its own: `ledger.history_page` tells why. $1 is
 * how many, $2 the kinds, $3 and $4 transfer id and leg of the entry that they come after, $5 the account, $6 the last id.
 */
const linesText = `
  WITH e AS MATERIALIZED (
    SELECT s.* FROM unnest($2::ledger.posting_kind[]) AS k (kind)
    CROSS JOIN LATERAL (
      (${sideOf('from', '2 * m.place - 1', '-m.amount_minor')})
      UNION ALL (${sideOf('to', '2 * m.place', 'm.amount_minor::bigint')})
    ) s
    ORDER BY s.transfer_id, s.leg LIMIT $1
  )
  SELECT e.transfer_id, e.leg, e.kind, t.reference, t.reason, t.actor, t.meta, e.amount_minor, e.balance_after,
    t.occurred_at, t.created_at
  FROM e JOIN ledger.transfer t ON t.id = e.transfer_id
  ORDER BY e.transfer_id, e.leg`;

async function* linesOf(executor: SqlExecutor, id: bigint, { low, high }: BoundsRow) {
  let after = { transferId: low, leg: 2 ** 31 - 1 };
  for (;;) {
    const { rows } = await executor.query<EntryRow>({
      name: 'ledger_statement_lines',
      text: linesText,
      values: [pageSize, nameArray(postingKinds), after.transferId, after.leg, id, high],
    });
    for (const row of rows) yield readEntry(row);
    const last = rows.at(-1);
    if (last === undefined || rows.length < pageSize) return;
    after = { transferId: last.transfer_id, leg: last.leg };
  }
}

async function* noLines(): AsyncGenerator<HistoryEntry, void, undefined> {}

/**
 * The statement of an account. Throws `RangeError` when `from` is after `to`, and `LedgerBusy` when a posting to the
 * account stays under way for too long. Give it a pool: in a transaction, the account would be locked until its end.
 */
export const statementOf = async (executor: SqlExecutor, query: StatementQuery): Promise<Statement> => {
  const { account, from } = query;
  if (from !== undefined && query.to !== undefined && from > query.to)
    throw new RangeError('a statement cannot end before it begins');
  const settled = await settle(executor, account);
  if (settled === undefined) {
    const to = query.to ?? (await readNow(executor));
    return {
      account,
      from: from ?? null,
      to,
      openingMinor: minor(0),
      closingMinor: minor(0),
      lines: noLines,
    };
  }
  const to = query.to === undefined || query.to > settled.now ? settled.now : query.to;
  const { rows } = await executor.query<BoundsRow>({
    name: 'ledger_statement',
    text: `SELECT low, high, ledger.balance_at($1, low) AS opening, ledger.balance_at($1, high) AS closing
      FROM (SELECT
        CASE WHEN $2::timestamptz IS NULL THEN archive.through() ELSE ledger.place_at($1, least($2, $3)) END AS low,
        ledger.place_at($1, $3::timestamptz) AS high OFFSET 0) bounds`,
    values: [settled.id, from ?? null, to],
  });
  const [bounds] = rows;
  if (bounds === undefined) throw new Error('the ledger answered nothing');
  return {
    account,
    from: from ?? null,
    to,
    openingMinor: minor(bounds.opening),
    closingMinor: minor(bounds.closing),
    lines: () => linesOf(executor, settled.id, bounds),
  };
};
