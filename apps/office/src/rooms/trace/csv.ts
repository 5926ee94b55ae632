import type { TraceRow } from '@pavilion/contract/office';

/** A spreadsheet would take what begins so for a formula. */
const formula = /^[=+\-@\t\r]/;

/** One cell: quoted, and never a formula. */
export const cellOf = (value: unknown): string => {
  const text =
    value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);
  const harmless = formula.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
};

const columns: readonly (readonly [string, (row: TraceRow) => unknown])[] = [
  ['id', ({ id }) => id],
  ['at', ({ at }) => at],
  ['staff', ({ staff }) => staff?.account],
  ['address', ({ address }) => address],
  ['call', ({ call }) => call],
  ['kind', ({ kind }) => kind],
  ['subject_kind', ({ subject }) => subject?.kind],
  ['subject_id', ({ subject }) => subject?.id],
  ['reason', ({ reason }) => reason],
  ['outcome', ({ outcome }) => outcome],
  ['code', ({ code }) => (code === null ? '' : String(code))],
  ['before', ({ before }) => before],
  ['after', ({ after }) => after],
  ['hash', ({ hash }) => hash],
];

/** Begins with the mark by which spreadsheets know UTF-8. */
export const traceCsv = (rows: readonly TraceRow[]): string => {
  const lines = [
    columns.map(([name]) => cellOf(name)),
    ...rows.map((row) => columns.map(([, of]) => cellOf(of(row)))),
  ];
  return `\ufeff${lines.map((cells) => cells.join(',')).join('\r\n')}\r\n`;
};
