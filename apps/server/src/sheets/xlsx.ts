import { writeXlsxStream } from 'hucre/xlsx';
import { headOf, type Sheet, type SheetColumn, wallClock } from './sheet.ts';

/** So many digits a spreadsheet's figure holds exactly; an amount with more is written as text, every digit of it. */
const digitsMax = 15;
/** Excel's own bound. */
const textMax = 32_767;
/** What XML cannot hold. */
const notInXml = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu;
const widths = { text: 20, count: 12, decimal: 18, instant: 22 } as const;
const sheetNameMax = 31;

type Cell<Row> = (row: Row) => string | number | null;

/** A decimal as a figure, where a spreadsheet can hold it to the last digit. */
export const figureOf = (decimal: string): string | number =>
  decimal.replace(/\D/g, '').replace(/^0+/, '').length <= digitsMax ? Number(decimal) : decimal;

const textOf = (text: string): string => text.replace(notInXml, ' ').toWellFormed().slice(0, textMax);

const cellOf = <Row>({ kind, value }: SheetColumn<Row>, clock: (instant: string) => string): Cell<Row> => {
  const unlessNull =
    (write: (said: string | number) => string | number): Cell<Row> =>
    (row) => {
      const said = value(row);
      return said === null ? null : write(said);
    };
  switch (kind) {
    case 'text':
      return unlessNull((said) => textOf(String(said)));
    case 'instant':
      return unlessNull((said) => clock(String(said)));
    case 'count':
      return unlessNull(Number);
    case 'decimal':
      return unlessNull((said) => figureOf(String(said)));
  }
};

async function* cellsOf<Row>({ columns, rows, timeZone }: Sheet<Row>) {
  const clock = wallClock(timeZone);
  const cells = columns.map((column) => cellOf(column, clock));
  for await (const row of rows) yield cells.map((cell) => cell(row));
}

/**
 * A sheet as a workbook, in chunks. Texts are written as texts, so none is a formula. What does not fit one sheet of
 * 1,048,576 lines goes on in the next.
 */
export const xlsxOf = <Row>(sheet: Sheet<Row>): AsyncIterable<Uint8Array> =>
  writeXlsxStream(cellsOf(sheet), {
    name: sheet.name.slice(0, sheetNameMax),
    columns: sheet.columns.map((column) => ({
      header: headOf(column, sheet.timeZone),
      width: widths[column.kind],
    })),
    freezePane: { rows: 1 },
    zip64: false,
  });
