import type { ReactNode } from 'react';

/** What stands in a row, by the names of the columns. */
export type Cells = Readonly<Record<string, ReactNode>>;

export interface FigureColumn {
  readonly name: string;
  readonly label: string;
}

export interface FigureRow {
  readonly key: string;
  /** What the row is about. */
  readonly head: ReactNode;
  readonly cells: Cells;
}

/** A table of figures, however a template draws it. */
export interface FigureTableProps {
  readonly label: string;
  readonly headLabel: string;
  readonly columns: readonly FigureColumn[];
  /** Columns that a phone shows before a row is opened. */
  readonly chief: readonly string[];
  readonly rows: readonly FigureRow[];
  /** What has no sum stays empty. */
  readonly total: Cells;
}
