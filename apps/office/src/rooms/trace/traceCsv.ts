import type { TraceRow } from '@pavilion/contract/office';
import { csvOf } from '../../ui/csvFile.ts';

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

export const traceCsv = (rows: readonly TraceRow[]): string =>
  csvOf(
    columns.map(([name]) => name),
    rows.map((row) => columns.map(([, of]) => of(row))),
  );
