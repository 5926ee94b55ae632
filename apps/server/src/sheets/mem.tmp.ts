import { createPool } from '@pavilion/postgres';
import { csvOf } from './csv.ts';
import { presented, rowsOf } from './rowsOf.ts';
import type { Sheet } from './sheet.ts';
import { xlsxOf } from './xlsx.ts';

/** Writes a million rows of a query in a process of its own and says what it held: `node … DATABASE_URL csv|xlsx`. */

const [, , url = '', format = 'csv'] = process.argv;

interface Row {
  readonly n: number;
  readonly at: Date;
  readonly account: string;
  readonly amount_minor: bigint;
}

const query = {
  text: `SELECT n, timestamptz '2026-11-20 12:00:00Z' + n * interval '1 second' AS at, 'member' || n AS account,
                n * 37::bigint AS amount_minor FROM generate_series(1, 400000) n`,
  values: [],
};

const pool = createPool(url);
/** What the process holds before it begins: Node and the modules. */
const baseBytes = process.memoryUsage.rss();
let rows = 0;
let peakBytes = 0;
let at: NodeJS.MemoryUsage | undefined;
const sheet: Sheet<Row> = {
  name: 'million',
  timeZone: 'Asia/Shanghai',
  rows: presented(rowsOf<Row>(pool, query, new AbortController().signal), (row) => {
    rows += 1;
    if (rows % 10_000 === 0) {
      const m = process.memoryUsage();
      if (m.rss > peakBytes) {
        peakBytes = m.rss;
        at = m;
      }
    }
    return row;
  }),
  columns: [
    { label: 'Number', kind: 'count', value: ({ n }) => n },
    { label: 'At', kind: 'instant', value: ({ at }) => at.toISOString() },
    { label: 'Account', kind: 'text', value: ({ account }) => account },
    { label: 'Currency', kind: 'text', value: () => 'RMB' },
    { label: 'Amount', kind: 'decimal', value: (row) => `${row.amount_minor / 100n}.00` },
    { label: 'State', kind: 'text', value: () => 'succeeded' },
    { label: 'Formula', kind: 'text', value: ({ n }) => `=${n}+1` },
    { label: 'Empty', kind: 'text', value: () => null },
  ],
};
let bytes = 0;
for await (const chunk of format === 'csv' ? csvOf(sheet) : xlsxOf(sheet)) bytes += Buffer.byteLength(chunk);
await pool.end();
const mb = (n: number) => Math.round(n / 1e6);
process.stdout.write(
  JSON.stringify({
    rows,
    bytes,
    base: mb(baseBytes),
    peak: mb(peakBytes),
    at: Object.fromEntries(Object.entries(at ?? {}).map(([k, v]) => [k, mb(v)])),
  }),
);
