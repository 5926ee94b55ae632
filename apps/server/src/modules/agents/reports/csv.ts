import { csvCell } from '@pavilion/ledger';

export type Cell = string | number | null;

const figure = /^-?[0-9]+(\.[0-9]+)?$/;

const cellOf = (cell: Cell): string =>
  typeof cell === 'number' || (cell !== null && figure.test(cell)) ? String(cell) : csvCell(cell);

/** Rows as CSV (RFC 4180, UTF-8). Figures stay numbers; whatever else somebody wrote cannot begin a formula. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
