import { type caseList, caseSave, type ReconciliationCase } from '@pavilion/contract/office';
import { type Pool, withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import type { z } from 'zod';
import type { Actor } from '../../http/officeCaller.ts';
import { refused } from '../../http/refusal.ts';
import { countList } from '../../infra/countedList.ts';
import type { Hall } from '../../infra/hall.ts';

/** Something that one side says and the other does not. */
export interface FoundDifference {
  readonly subject: string;
  readonly rule: string;
  readonly ours: string | null;
  readonly theirs: string | null;
}

interface Found {
  readonly siteId: number;
  readonly source: ReconciliationCase['source'];
  readonly party: string;
  readonly now: Date;
}

/**
 * Makes a case of each difference that is not one yet; of one that is, that it was there again. A case that was closed
 * stays closed while the difference is the same. Answers how many are new.
 */
export const openCases = async (
  tx: PoolClient,
  { siteId, source, party, now }: Found,
  differences: readonly FoundDifference[],
): Promise<number> => {
  const { rows } = await tx.query<{ made: number }>(
    `WITH found AS (
       SELECT DISTINCT left(subject, 200) AS subject, rule, left(ours, 200) AS ours, left(theirs, 200) AS theirs
         FROM json_to_recordset($4) AS d (subject text, rule text, ours text, theirs text)
     ), written AS (
       INSERT INTO reconciliation_case AS c (site_id, source, party, subject, rule, ours, theirs, found_at, seen_at)
       SELECT $1, $2, $3, subject, rule, ours, theirs, $5, $5 FROM found
       ON CONFLICT (site_id, source, party, subject, rule, coalesce(ours, ''), coalesce(theirs, ''))
       DO UPDATE SET seen_at = $5
       -- No transaction has changed a row that is new.
       RETURNING xmax = 0 AS is_new
     )
     SELECT count(*) FILTER (WHERE is_new)::integer AS made FROM written`,
    [siteId, source, party, JSON.stringify(differences), now],
  );
  return rows[0]?.made ?? 0;
};

interface CaseRow {
  readonly id: number;
  readonly source: ReconciliationCase['source'];
  readonly party: string;
  readonly subject: string;
  readonly rule: string;
  readonly ours: string | null;
  readonly theirs: string | null;
  readonly found_at: Date;
  readonly seen_at: Date;
  readonly owner_id: number | null;
  readonly owner: string | null;
  readonly note: string;
  readonly version: number;
  readonly closed_at: Date | null;
  readonly closed_by: string | null;
  readonly outcome: string | null;
}

const present = ({ owner_id, owner, ...row }: CaseRow): ReconciliationCase => ({
  ...row,
  owner: owner_id === null ? null : { id: owner_id, account: owner ?? '' },
  found_at: row.found_at.toISOString(),
  seen_at: row.seen_at.toISOString(),
  closed_at: row.closed_at?.toISOString() ?? null,
});

/** Cases of a site, the oldest first unless told. */
export const listCases = async (
  pool: Pool,
  { siteId, staffId }: { readonly siteId: number; readonly staffId: number },
  { filter, sort, page, perPage }: z.output<typeof caseList.body>,
) => {
  const values = [
    siteId,
    staffId,
    filter.closed ?? false,
    filter.source ?? null,
    filter.party ?? null,
    filter.subject ?? null,
    filter.mine ?? false,
  ];
  const matching = `FROM reconciliation_case c LEFT JOIN staff o ON o.id = c.owner_id LEFT JOIN staff e ON e.id = c.closed_by
    WHERE c.site_id = $1 AND (c.closed_at IS NOT NULL) = $3 AND ($4::text IS NULL OR c.source = $4)
      AND ($5::text IS NULL OR c.party = $5) AND ($6::text IS NULL OR c.subject = $6)
      AND (NOT $7::boolean OR c.owner_id = $2)`;
  const bounds = await countList(pool, `${matching} AND $2::integer IS NOT NULL`, values);
  const column = sort?.field === 'seen_at' ? 'c.seen_at' : 'c.found_at';
  const { rows } = await pool.query<CaseRow>(
    `SELECT c.id, c.source, c.party, c.subject, c.rule, c.ours, c.theirs, c.found_at, c.seen_at, c.owner_id,
            o.account AS owner, c.note, c.version, c.closed_at, e.account AS closed_by, c.outcome
       ${matching} ORDER BY ${column} ${sort?.order === 'DESC' ? 'DESC' : 'ASC'}, c.id LIMIT $8 OFFSET $9`,
    [...values, perPage, (page - 1) * perPage],
  );
  return { rows: rows.map(present), ...bounds };
};

type CaseDeps = Pick<Hall, 'pool' | 'clock'>;

interface Locked {
  readonly owner_id: number | null;
  readonly note: string;
  readonly version: number;
  readonly closed_at: Date | null;
}

/** A case of the site that is open and as it was read, locked. Refuses with 361, 404, 409. */
const lockCase = async (
  tx: PoolClient,
  { siteId }: Actor,
  { id, version }: { readonly id: number; readonly version: number },
): Promise<Locked> => {
  const { codes } = caseSave;
  const { rows } = await tx.query<Locked>(
    'SELECT owner_id, note, version, closed_at FROM reconciliation_case WHERE id = $1 AND site_id = $2 FOR UPDATE',
    [id, siteId],
  );
  const [row] = rows;
  if (row === undefined) throw refused(codes, 404, 'office.not_found');
  if (row.closed_at !== null) throw refused(codes, 361, 'office.case_closed');
  if (row.version !== version) {
    const current = { owner_id: row.owner_id, note: row.note, version: row.version };
    throw refused(codes, 409, 'office.stale', { current });
  }
  return row;
};

/** Takes a case or gives it back, with a note. Answers its version. */
export const saveCase = (
  { pool }: CaseDeps,
  who: Actor,
  { id, version, mine, note }: z.output<typeof caseSave.body>,
): Promise<number> =>
  withTransaction(pool, async (tx) => {
    const before = await lockCase(tx, who, { id, version });
    const ownerId = mine ? who.staffId : null;
    await tx.query(
      'UPDATE reconciliation_case SET owner_id = $2, note = $3, version = version + 1 WHERE id = $1',
      [id, ownerId, note],
    );
    await who.trace(tx, {
      subject: { kind: 'reconciliation_case', id },
      before: { owner: before.owner_id, note: before.note },
      after: { owner: ownerId, note },
    });
    return before.version + 1;
  });

/** Ends a case with what it came to. */
export const closeCase = (
  { pool, clock }: CaseDeps,
  who: Actor,
  { id, version, reason }: { readonly id: number; readonly version: number; readonly reason: string },
): Promise<void> =>
  withTransaction(pool, async (tx) => {
    await lockCase(tx, who, { id, version });
    await tx.query(
      `UPDATE reconciliation_case SET closed_at = $2, closed_by = $3, outcome = $4, version = version + 1 WHERE id = $1`,
      [id, clock.now(), who.staffId, reason],
    );
    await who.trace(tx, {
      subject: { kind: 'reconciliation_case', id },
      before: { closed: false },
      after: { closed: true },
      reason,
    });
  });
