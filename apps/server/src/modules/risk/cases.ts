import {
  type RiskCase,
  type RiskCaseRow,
  riskCaseFile,
  type riskCaseList,
  riskCaseOne,
  riskCaseOpen,
  riskCaseTake,
} from '@pavilion/contract/office';
import { withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import type { z } from 'zod';
import type { Actor, OfficeCallHandler } from '../../http/officeCaller.ts';
import { refused } from '../../http/refusal.ts';
import { countList } from '../../infra/countedList.ts';
import { columnsIn, handleOfficeDownload, sheetFile, type WordedColumn } from '../../sheets/officeSheets.ts';
import { rowsOf } from '../../sheets/rowsOf.ts';
import type { RiskDeps } from './rules.ts';

interface CaseRow {
  readonly id: number;
  readonly kind: RiskCaseRow['kind'];
  readonly member_id: number;
  readonly account: string;
  readonly evidence: RiskCase['evidence'];
  readonly opened_at: Date;
  readonly owner_id: number | null;
  readonly owner: string | null;
  readonly outcome: RiskCaseRow['outcome'];
  readonly closed_at: Date | null;
  readonly version: number;
}

const caseText = `
  SELECT c.id, c.kind, c.member_id, m.account, c.evidence, c.opened_at, c.owner_id, s.account AS owner, c.outcome,
         c.closed_at, c.version
    FROM risk_case c JOIN member m ON m.id = c.member_id LEFT JOIN staff s ON s.id = c.owner_id`;

const present = (row: CaseRow): RiskCaseRow => ({
  id: row.id,
  kind: row.kind,
  member: { id: row.member_id, account: row.account },
  state: row.closed_at === null ? 'open' : 'closed',
  opened_at: row.opened_at.toISOString(),
  owner: row.owner_id === null ? null : { id: row.owner_id, account: row.owner ?? '' },
  outcome: row.outcome,
  closed_at: row.closed_at?.toISOString() ?? null,
  version: row.version,
});

const matching = `WHERE c.site_id = $1
    AND ($2::text IS NULL OR ($2 = 'open') = (c.closed_at IS NULL)) AND ($3::text IS NULL OR c.kind = $3)
    AND ($4::text IS NULL OR ($4 = 'me' AND c.owner_id = $5::integer) OR ($4 = 'nobody' AND c.owner_id IS NULL))
    AND ($6::text IS NULL OR c.member_id = (SELECT id FROM member WHERE site_id = $1 AND account_key = lower($6)))`;

type Reader = Pick<Actor, 'siteId' | 'staffId'>;
type Filter = z.output<typeof riskCaseList.body>['filter'];

const valuesOf = ({ siteId, staffId }: Reader, filter: Filter): unknown[] => [
  siteId,
  filter.state ?? null,
  filter.kind ?? null,
  filter.owner ?? null,
  staffId,
  filter.account ?? null,
];

const columns: readonly WordedColumn<CaseRow>[] = [
  { word: 'id', kind: 'count', value: ({ id }) => id },
  { word: 'kind', kind: 'text', value: ({ kind }) => kind, named: 'office.risk_rule' },
  { word: 'member_id', kind: 'count', value: (row) => row.member_id },
  { word: 'account', kind: 'text', value: ({ account }) => account },
  { word: 'opened_at', kind: 'instant', value: (row) => row.opened_at.toISOString() },
  { word: 'owner', kind: 'text', value: ({ owner }) => owner },
  { word: 'outcome', kind: 'text', value: ({ outcome }) => outcome, named: 'office.risk_outcome' },
  { word: 'closed_at', kind: 'instant', value: (row) => row.closed_at?.toISOString() ?? null },
];

/** Cases as a file: what the list shows of them. */
export const caseFileCall = (deps: RiskDeps): OfficeCallHandler =>
  handleOfficeDownload(deps, riskCaseFile, {
    open: async ({ site, actor, locale }, { filter, format }, signal) => {
      const query = { text: `${caseText} ${matching} ORDER BY c.id`, values: valuesOf(actor, filter) };
      const sheet = {
        name: 'cases',
        columns: columnsIn(columns, locale),
        rows: rowsOf<CaseRow>(deps.pool, query, signal),
        timeZone: site.settings.time_zone,
      };
      return sheetFile(sheet, format);
    },
  });

export const listCases = async (
  { pool, clock }: RiskDeps,
  { siteId, staffId }: Reader,
  { filter, sort, page, perPage }: z.output<typeof riskCaseList.body>,
) => {
  const values = valuesOf({ siteId, staffId }, filter);
  const order = `ORDER BY ${sort?.field === 'opened_at' ? 'c.opened_at' : 'c.id'} ${sort?.order === 'ASC' ? 'ASC' : 'DESC'}, c.id`;
  const chosen = `FROM risk_case c ${matching}`;
  const bounds = await countList(pool, chosen, values);
  const { rows } = await pool.query<CaseRow>(
    `${caseText} WHERE c.id = ANY (ARRAY(SELECT c.id ${chosen} ${order} LIMIT $7 OFFSET $8)) ${order}`,
    [...values, perPage, (page - 1) * perPage],
  );
  return {
    rows: rows.map(present),
    ...bounds,
    asOf: clock.now().toISOString(),
  };
};

/** A case with its notes. Refuses with 404. */
export const readCase = async ({ pool }: RiskDeps, siteId: number, id: number): Promise<RiskCase> => {
  const { rows } = await pool.query<CaseRow>(`${caseText} WHERE c.site_id = $1 AND c.id = $2`, [siteId, id]);
  const [row] = rows;
  if (row === undefined) throw refused(riskCaseOne.codes, 404, 'office.not_found');
  const { rows: notes } = await pool.query<{ id: number; account: string; at: Date; text: string }>(
    `SELECT n.id, s.account, n.at, n.text FROM risk_case_note n JOIN staff s ON s.id = n.staff_id
      WHERE n.case_id = $1 ORDER BY n.id`,
    [id],
  );
  return {
    ...present(row),
    evidence: row.evidence,
    notes: notes.map(({ id: note, account, at, text }) => ({
      id: note,
      by: account,
      at: at.toISOString(),
      text,
    })),
  };
};

const lockCase = async (
  tx: PoolClient,
  siteId: number,
  { id, version }: { readonly id: number; readonly version: number },
): Promise<CaseRow> => {
  const { rows } = await tx.query<CaseRow>(`${caseText} WHERE c.site_id = $1 AND c.id = $2 FOR UPDATE OF c`, [
    siteId,
    id,
  ]);
  const [row] = rows;
  if (row === undefined) throw refused(riskCaseTake.codes, 404, 'office.not_found');
  if (row.version !== version)
    throw refused(riskCaseTake.codes, 409, 'office.stale', { current: present(row) });
  if (row.closed_at !== null) throw refused(riskCaseTake.codes, 361, 'office.case_closed');
  return row;
};

const addNote = (
  tx: PoolClient,
  { caseId, staffId, at, text }: { caseId: number; staffId: number; at: Date; text: string },
  requestId: string | null = null,
) =>
  tx.query(
    `INSERT INTO risk_case_note (case_id, staff_id, at, text, request_id) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (staff_id, request_id) DO NOTHING`,
    [caseId, staffId, at, text, requestId],
  );

interface NoteRow {
  readonly case_id: number;
  readonly member_id: number;
  readonly text: string;
}

/** What this very request has noted before. */
const findRepeat = async (tx: PoolClient, who: Actor, requestId: string): Promise<NoteRow | undefined> => {
  const { rows } = await tx.query<NoteRow>(
    `SELECT n.case_id, c.member_id, n.text FROM risk_case_note n JOIN risk_case c ON c.id = n.case_id
      WHERE n.staff_id = $1 AND n.request_id = $2`,
    [who.staffId, requestId],
  );
  return rows[0];
};

/** Opens a case by hand, with what is to be looked into. Refuses with 404 and 345. Answers its id. */
export const openCase = (
  { pool, clock }: RiskDeps,
  who: Actor,
  { memberId, text, requestId }: { memberId: number; text: string; requestId: string },
): Promise<number> =>
  withTransaction(pool, async (tx) => {
    const known = await findRepeat(tx, who, requestId);
    if (known !== undefined) {
      if (known.member_id !== memberId || known.text !== text)
        throw refused(riskCaseOpen.codes, 345, 'office.other_content');
      await who.trace(tx, { subject: { kind: 'risk_case', id: known.case_id }, after: { repeated: true } });
      return known.case_id;
    }
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO risk_case (site_id, kind, key, member_id, evidence, opened_at, opened_by, owner_id)
       SELECT $1, 'by_hand', $3, id, '{}', $4, $5, $5 FROM member WHERE site_id = $1 AND id = $2
       RETURNING id`,
      [who.siteId, memberId, `${who.staffId} ${requestId}`, clock.now(), who.staffId],
    );
    const id = rows[0]?.id;
    if (id === undefined) throw refused(riskCaseOpen.codes, 404, 'office.not_found');
    await addNote(tx, { caseId: id, staffId: who.staffId, at: clock.now(), text }, requestId);
    await who.trace(tx, { subject: { kind: 'risk_case', id }, after: { member: memberId, text } });
    return id;
  });

/** Takes a case, or gives it back. Refuses with 404, 409, 361. Answers the new version. */
export const takeCase = (
  { pool }: RiskDeps,
  who: Actor,
  { id, owner, version }: { id: number; owner: 'me' | 'nobody'; version: number },
): Promise<number> =>
  withTransaction(pool, async (tx) => {
    const before = await lockCase(tx, who.siteId, { id, version });
    await tx.query('UPDATE risk_case SET owner_id = $2, version = version + 1 WHERE id = $1', [
      id,
      owner === 'me' ? who.staffId : null,
    ]);
    await who.trace(tx, {
      subject: { kind: 'risk_case', id },
      before: { owner: before.owner },
      after: { owner: owner === 'me' ? who.account : null },
    });
    return version + 1;
  });

/** Notes something about a case, closed or not. Refuses with 404 and 345. */
export const noteCase = (
  { pool, clock }: RiskDeps,
  who: Actor,
  { id, text, requestId }: { id: number; text: string; requestId: string },
): Promise<void> =>
  withTransaction(pool, async (tx) => {
    const found = await tx.query('SELECT FROM risk_case WHERE site_id = $1 AND id = $2', [who.siteId, id]);
    if (found.rowCount === 0) throw refused(riskCaseOpen.codes, 404, 'office.not_found');
    const known = await findRepeat(tx, who, requestId);
    if (known !== undefined && (known.case_id !== id || known.text !== text))
      throw refused(riskCaseOpen.codes, 345, 'office.other_content');
    await addNote(tx, { caseId: id, staffId: who.staffId, at: clock.now(), text }, requestId);
    await who.trace(tx, {
      subject: { kind: 'risk_case', id },
      after: known === undefined ? { note: text } : { repeated: true },
    });
  });

/** Closes a case. Refuses with 404, 409, 361. Answers the new version. */
export const closeCase = (
  { pool, clock }: RiskDeps,
  who: Actor,
  given: { id: number; outcome: NonNullable<RiskCaseRow['outcome']>; reason: string; version: number },
): Promise<number> =>
  withTransaction(pool, async (tx) => {
    const { id, outcome, reason, version } = given;
    await lockCase(tx, who.siteId, { id, version });
    await tx.query('UPDATE risk_case SET outcome = $2, closed_at = $3, version = version + 1 WHERE id = $1', [
      id,
      outcome,
      clock.now(),
    ]);
    await addNote(tx, { caseId: id, staffId: who.staffId, at: clock.now(), text: reason });
    await who.trace(tx, {
      subject: { kind: 'risk_case', id },
      before: { state: 'open' },
      after: { state: 'closed', outcome },
      reason,
    });
    return version + 1;
  });
