/**
 * What a cell is: a text, a count, an amount or a part in decimals, an instant as the site's clocks show it. Whatever else a
 * text looks like, it stays one.
 */
export type CellKind = 'text' | 'count' | 'decimal' | 'instant';

export interface SheetColumn<Row> {
  readonly label: string;
  readonly kind: CellKind;
  /** Null is an empty cell. A decimal is a string of digits with a point, an instant in ISO. */
  readonly value: (row: Row) => string | number | null;
}

/** A table of any length, as it goes into a file. */
export interface Sheet<Row = unknown> {
  /** The name of its file, without what says the format: letters, digits, hyphens. */
  readonly name: string;
  readonly columns: readonly SheetColumn<Row>[];
  readonly rows: Iterable<Row> | AsyncIterable<Row>;
  /** By whose clocks instants are written. */
  readonly timeZone: string;
}

/** Writes instants as a zone's clocks show them: `2026-11-20 20:00:00`. */
export const wallClock = (timeZone: string): ((instant: string) => string) => {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  return (instant) => format.format(Date.parse(instant));
};

/** What stands above a column; that of instants names the clocks. */
export const headOf = ({ label, kind }: SheetColumn<never>, timeZone: string): string =>
  kind === 'instant' ? `${label} (${timeZone})` : label;
