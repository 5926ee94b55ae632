import type { Currency } from '@pavilion/contract';
import type { LineFigures } from '@pavilion/contract/agentReports';
import type { ReactNode } from 'react';
import type { FigureName } from './figures.ts';

export interface FigureRow {
  readonly key: string;
  /** What the row is about. */
  readonly head: ReactNode;
  readonly figures: LineFigures;
  /** Columns of its own, by their names. */
  readonly own?: Readonly<Record<string, ReactNode>>;
}

/** A table of figures, however a template draws it. */
export interface FigureTableProps {
  readonly label: string;
  readonly headLabel: string;
  readonly columns: readonly FigureName[];
  /** Columns beside the figures, before and after them. */
  readonly before?: readonly { readonly name: string; readonly label: string }[];
  readonly after?: readonly { readonly name: string; readonly label: string }[];
  readonly rows: readonly FigureRow[];
  readonly total: LineFigures;
  readonly currency: Currency;
}
