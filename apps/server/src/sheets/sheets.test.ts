import { execFile } from 'node:child_process';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createTestDatabase, type TestDatabase, waitFor } from '@pavilion/testing';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { csvOf } from './csv.ts';
import { rowsOf } from './rowsOf.ts';
import type { Sheet } from './sheet.ts';
import { figureOf, xlsxOf } from './xlsx.ts';
import { filesInZip } from './zip.fixture.ts';
import { zipOf } from './zip.ts';

interface Line {
  readonly text: string | null;
  readonly count: number | null;
  readonly amount: string | null;
  readonly at: string | null;
}

const sheetOf = (rows: readonly Line[]): Sheet<Line> => ({
  name: 'lines',
  timeZone: 'Asia/Shanghai',
  rows,
  columns: [
    { label: 'Text', kind: 'text', value: ({ text }) => text },
    { label: 'Count', kind: 'count', value: ({ count }) => count },
    { label: 'Amount', kind: 'decimal', value: ({ amount }) => amount },
    { label: 'At', kind: 'instant', value: ({ at }) => at },
  ],
});

const line = (over: Partial<Line>): Line => ({ text: null, count: null, amount: null, at: null, ...over });
const hostile = ['=HYPERLINK("http://x","y")', '+1+1', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '＝1'] as const;

const csv = async (rows: readonly Line[]): Promise<string> => {
  let text = '';
  for await (const chunk of csvOf(sheetOf(rows))) text += chunk;
  return text;
};
const xlsx = async (rows: readonly Line[]): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of xlsxOf(sheetOf(rows))) chunks.push(chunk);
  return Buffer.concat(chunks);
};
const cellsOf = async (file: Buffer) => (await readXlsx(file)).sheets[0]?.rows ?? [];

describe('a sheet as CSV', () => {
  it('has a line of names and one for each row, instants by the clocks of the site', async () => {
    expect(
      await csv([
        line({ text: 'says "no", twice', count: 7, amount: '-12.50', at: '2026-11-20T18:30:00.000Z' }),
      ]),
    ).toBe(
      '\ufeffText,Count,Amount,At (Asia/Shanghai)\r\n"says ""no"", twice",7,-12.50,2026-11-21 02:30:00\r\n',
    );
  });

  it.each(hostile)('holds no formula: %j', async (text) => {
    const [, written = ''] = (await csv([line({ text })])).split('\n');
    expect(written.replace(/^"/, '')).toMatch(/^'/);
  });
});

describe('a sheet as a workbook', () => {
  it('has figures where a spreadsheet can hold them to the last digit', async () => {
    const at = '2026-11-20T18:30:00.000Z';
    const rows = await cellsOf(
      await xlsx([
        line({ text: '会员', count: 7, amount: '-12.50', at }),
        line({ amount: '90071992547409.93' }),
      ]),
    );
    expect(rows[0]).toEqual(['Text', 'Count', 'Amount', 'At (Asia/Shanghai)']);
    expect(rows[1]).toEqual(['会员', 7, -12.5, '2026-11-21 02:30:00']);
    expect(rows[2]?.[2]).toBe('90071992547409.93');
    expect(['0.00', '123456789012345', '1234567890.12345'].map(figureOf)).toEqual([
      0, 123456789012345, 1234567890.12345,
    ]);
  });

  it('holds texts alone where somebody wrote formulas, and nothing that XML cannot hold', async () => {
    const strange = '\u0000<a>&amp;\ud800\u000b]]>';
    const file = await xlsx([...hostile, strange].map((text) => line({ text })));
    const rows = await cellsOf(file);
    expect(rows.slice(1, hostile.length + 1).map(([text]) => String(text).trim())).toEqual(
      hostile.map((text) => text.trim()),
    );
    expect(rows.at(-1)?.[0]).toBe(' <a>&amp;\ufffd ]]>');
    const { sheets } = await readXlsx(file, { readStyles: false });
    expect(JSON.stringify(sheets)).not.toContain('"formula"');
  });
});

describe('an archive', () => {
  it('holds its files whole, and fails as one of them does', async () => {
    const lines = Array.from({ length: 40_000 }, (_, line) => `${line},兰庭\r\n`);
    const archive = zipOf([
      { name: 'lines.csv', parts: Readable.from(lines) },
      { name: 'folder/none.csv', parts: Readable.from([]) },
    ]);
    const files = filesInZip(await buffer(archive));
    expect(files).toEqual(
      new Map([
        ['lines.csv', lines.join('')],
        ['folder/none.csv', ''],
      ]),
    );
    const failing = async function* () {
      yield 'line';
      throw new Error('gone');
    };
    await expect(buffer(zipOf([{ name: 'a.csv', parts: failing() }]))).rejects.toThrow('gone');
  });
});

describe('rows of a query', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  const queriesUnderWay = async (words: string): Promise<number> => {
    const { rows } = await database.owner.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM pg_stat_activity
        WHERE datname = current_database() AND strpos(query, $1) > 0 AND pid <> pg_backend_pid() AND state <> 'idle'`,
      [words],
    );
    return rows[0]?.count ?? 0;
  };

  it('come one by one, of one moment, and give the connection back', async () => {
    const text = 'SELECT n FROM generate_series(1, $1::integer) n';
    for (let time = 0; time < 30; time += 1) {
      let sum = 0;
      const rows = rowsOf<{ n: number }>(
        database.pool,
        { text, values: [2_500] },
        new AbortController().signal,
      );
      for await (const { n } of rows) sum += n;
      expect(sum).toBe((2_500 * 2_501) / 2);
    }
    expect(database.pool.waitingCount).toBe(0);
  });

  it('end with their query when nobody waits for them any more, whatever it is at', async () => {
    const text = 'SELECT pg_sleep(900)::text AS slept';
    const gone = new AbortController();
    const reading = rowsOf(database.pool, { text, values: [] }, gone.signal).next();
    reading.catch(() => undefined);
    await waitFor(async () => (await queriesUnderWay('FETCH')) === 1, { withinMs: 30_000 });
    gone.abort();
    await expect(reading).rejects.toThrow();
    await waitFor(async () => (await queriesUnderWay('FETCH')) === 0, { withinMs: 30_000 });
  });

  it('are not asked for when nobody waits from the beginning', async () => {
    const rows = rowsOf(database.pool, { text: 'SELECT 1 AS n', values: [] }, AbortSignal.abort());
    await expect(rows.next()).rejects.toThrow();
  });
});

describe('a million rows', () => {
  const heldSchema = z.object({
    bytes: z.number(),
    rows: z.number(),
    baseBytes: z.number(),
    peakBytes: z.number(),
  });

  it.each(['csv', 'xlsx'] as const)(
    'of a query, written as %s, take a process less than 200 MB more',
    async (format) => {
      const database = await createTestDatabase();
      try {
        const script = fileURLToPath(new URL('./millionRows.fixture.ts', import.meta.url));
        const { stdout } = await promisify(execFile)(process.execPath, [script, database.url, format]);
        const held = heldSchema.parse(JSON.parse(stdout));
        expect(held.rows).toBe(1_000_000);
        expect(held.bytes).toBeGreaterThan(10_000_000);
        expect(held.peakBytes - held.baseBytes).toBeLessThan(200_000_000);
      } finally {
        await database.drop();
      }
    },
    300_000,
  );
});
