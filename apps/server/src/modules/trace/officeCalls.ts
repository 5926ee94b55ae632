import { type TraceRow, traceFile, traceList, traceVerify } from '@pavilion/contract/office';
import type { Pool } from '@pavilion/postgres';
import type { z } from 'zod';
import { handleOffice, type OfficeCallHandler } from '../../http/officeCaller.ts';
import { countList } from '../../infra/countedList.ts';
import type { Hall } from '../../infra/hall.ts';
import { columnsIn, handleOfficeDownload, sheetFile, type WordedColumn } from '../../sheets/officeSheets.ts';
import { rowsOf } from '../../sheets/rowsOf.ts';
import { verifyTrace } from './writeTrace.ts';

type Asked = z.output<typeof traceList.body>;

interface LineRow {
  readonly number: bigint;
  readonly at: Date;
  readonly staff_id: number | null;
  readonly account: string | null;
  readonly address: string | null;
  readonly call: string;
  readonly kind: TraceRow['kind'];
  readonly subject_kind: string | null;
  readonly subject_id: string | null;
  readonly before: unknown;
  readonly after: unknown;
  readonly reason: string | null;
  readonly outcome: TraceRow['outcome'];
  readonly code: number | null;
  readonly hash: Buffer;
}

const present = (row: LineRow): TraceRow => ({
  id: String(row.number),
  at: row.at.toISOString(),
  staff: row.staff_id === null ? null : { id: row.staff_id, account: row.account ?? '' },
  address: row.address,
  call: row.call,
  kind: row.kind,
  subject:
    row.subject_kind === null || row.subject_id === null
      ? null
      : { kind: row.subject_kind, id: row.subject_id },
  before: row.before,
  after: row.after,
  reason: row.reason,
  outcome: row.outcome,
  code: row.code,
  hash: row.hash.toString('hex'),
});

const matching = `
  FROM trace t LEFT JOIN staff s ON s.id = t.staff_id
 WHERE t.chain = $1 AND ($2::text IS NULL OR s.account = lower($2)) AND ($3::text IS NULL OR t.call = $3)
   AND ($4::text IS NULL OR t.kind = $4) AND ($5::text IS NULL OR t.outcome = $5)
   AND ($6::text IS NULL OR t.subject_kind = $6) AND ($7::text IS NULL OR t.subject_id = $7)
   AND ($8::timestamptz IS NULL OR t.at >= $8) AND ($9::timestamptz IS NULL OR t.at < $9)`;

const lines = `
  SELECT t.number, t.at, t.staff_id, s.account, host(t.address) AS address, t.call, t.kind, t.subject_kind,
         t.subject_id, t.before, t.after, t.reason, t.outcome, t.code, t.hash ${matching}`;

const valuesOf = (siteId: number, filter: Asked['filter']): unknown[] => [
  siteId,
  filter.staff ?? null,
  filter.call ?? null,
  filter.kind ?? null,
  filter.outcome ?? null,
  filter.subject_kind ?? null,
  filter.subject_id ?? null,
  filter.from ?? null,
  filter.to ?? null,
];

const listLines = async (pool: Pool, siteId: number, { filter, sort, page, perPage }: Asked) => {
  const values = valuesOf(siteId, filter);
  const order = sort?.order === 'ASC' ? 'ASC' : 'DESC';
  const bounds = await countList(pool, matching, values);
  const { rows } = await pool.query<LineRow>(`${lines} ORDER BY t.number ${order} LIMIT $10 OFFSET $11`, [
    ...values,
    perPage,
    (page - 1) * perPage,
  ]);
  return { rows: rows.map(present), ...bounds };
};

const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

/** The name of a call among those that have words. */
const callWord = (call: string): string => call.replace(/^\/office\//, '').replaceAll('/', '_');

const columns: readonly WordedColumn<LineRow>[] = [
  { word: 'number', kind: 'count', value: ({ number }) => String(number) },
  { word: 'at', kind: 'instant', value: ({ at }) => at.toISOString() },
  { word: 'staff', kind: 'text', value: ({ account }) => account },
  { word: 'address', kind: 'text', value: ({ address }) => address },
  { word: 'deed', kind: 'text', value: ({ call }) => callWord(call), named: 'office.call' },
  { word: 'call', kind: 'text', value: ({ call }) => call },
  { word: 'kind', kind: 'text', value: ({ kind }) => kind, named: 'office.state.trace' },
  { word: 'subject_kind', kind: 'text', value: ({ subject_kind: kind }) => kind },
  { word: 'subject_id', kind: 'text', value: ({ subject_id: id }) => id },
  { word: 'reason', kind: 'text', value: ({ reason }) => reason },
  { word: 'outcome', kind: 'text', value: ({ outcome }) => outcome, named: 'office.state.outcome' },
  { word: 'code', kind: 'count', value: ({ code }) => code },
  { word: 'before', kind: 'text', value: ({ before }) => json(before) },
  { word: 'after', kind: 'text', value: ({ after }) => json(after) },
  { word: 'hash', kind: 'text', value: ({ hash }) => hash.toString('hex') },
];

type TraceDeps = Pick<Hall, 'pool' | 'clock' | 'secret'>;

/** The trace as a file. That it was taken is its last line. */
const fileCall = (deps: TraceDeps): OfficeCallHandler =>
  handleOfficeDownload(deps, traceFile, {
    open: async ({ site, locale }, { filter, format }, signal) => {
      const query = { text: `${lines} ORDER BY t.number`, values: valuesOf(site.id, filter) };
      const sheet = {
        name: 'trace',
        columns: columnsIn(columns, locale),
        rows: rowsOf<LineRow>(deps.pool, query, signal),
        timeZone: site.settings.time_zone,
      };
      return sheetFile(sheet, format);
    },
  });

const traceListCalls = ({ pool, clock }: TraceDeps): readonly OfficeCallHandler[] => [
  handleOffice(traceList, null, async ({ site }, body) => ({
    ...(await listLines(pool, site.id, body)),
    asOf: clock.now().toISOString(),
  })),
  handleOffice(
    traceVerify,
    null,
    async ({ site }) => {
      const own = (await verifyTrace(pool)).find(({ chain }) => chain === site.id);
      return { rows: own?.lines ?? 0, first_bad: own?.firstBad ?? null, head: own?.head ?? '' };
    },
    { perMinute: 6 },
  ),
];

/** What staff read of the trace of their site. */
export const traceCalls = (deps: TraceDeps): readonly OfficeCallHandler[] => [
  ...traceListCalls(deps),
  fileCall(deps),
];
