import { csvCell } from '@pavilion/ledger';
import { headOf, type Sheet, type SheetColumn, wallClock } from './sheet.ts';

/** By this mark spreadsheets know UTF-8. */
const mark = '\ufeff';
/** About so many characters go out at once. */
const chunkLength = 16_384;

type Cell<Row> = (row: Row) => string;

const cellOf = <Row>({ kind, value }: SheetColumn<Row>, clock: (instant: string) => string): Cell<Row> => {
  switch (kind) {
    case 'text':
      return (row) => {
        const said = value(row);
        return csvCell(said === null ? null : String(said));
      };
    case 'instant':
      return (row) => {
        const said = value(row);
        return said === null ? '' : clock(String(said));
      };
    case 'count':
    case 'decimal':
      return (row) => String(value(row) ?? '');
  }
};

/** A sheet as CSV (RFC 4180, UTF-8), in chunks. What would be a formula is none; figures stay figures. */
export async function* csvOf<Row>({ columns, rows, timeZone }: Sheet<Row>): AsyncGenerator<string> {
  const clock = wallClock(timeZone);
  const cells = columns.map((column) => cellOf(column, clock));
  let chunk = `${mark}${columns.map((column) => csvCell(headOf(column, timeZone))).join(',')}\r\n`;
  for await (const row of rows) {
    chunk += `${cells.map((cell) => cell(row)).join(',')}\r\n`;
    if (chunk.length < chunkLength) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}
