import { Stack, Typography } from '@mui/material';
import type { ChosenReport } from '@pavilion/contract/office';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { groupDigits } from '../../ui/Money.tsx';
import { Nothing } from '../../ui/Panel.tsx';
import { PlainTable } from '../../ui/PlainTable.tsx';
import { ReportSheet } from './ReportSheet.tsx';

/** One column: what a row says in it, and, where that differs, what is shown. */
export interface ReportColumn<Row> {
  readonly label: string;
  readonly value: (row: Row) => string | number | null;
  /** All but a `text` stays on one line. */
  readonly kind: 'text' | 'day' | 'number' | 'amount' | 'percent';
  readonly cell?: (row: Row) => ReactNode;
}

const shown = <Row,>({ value, kind, cell }: ReportColumn<Row>, row: Row): ReactNode => {
  if (cell !== undefined) return cell(row);
  const said = value(row);
  if (said === null || said === '') return '–';
  if (kind === 'text') return said;
  const text =
    kind === 'percent'
      ? `${String(said).replace(/^-/, '−')} %`
      : kind === 'day'
        ? said
        : groupDigits(String(said));
  return <span style={{ whiteSpace: 'nowrap' }}>{text}</span>;
};

interface ReportTableProps<Row> {
  readonly label: string;
  /** By which a chart points to it. */
  readonly id?: string;
  /** The same rows as a file. */
  readonly report?: ChosenReport;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly columns: readonly ReportColumn<Row>[];
}

/** The rows of a report, and a file of them. */
export const ReportTable = <Row,>({ label, id, report, rows, keyOf, columns }: ReportTableProps<Row>) => {
  const translate = useTranslate();
  if (rows.length === 0) return <Nothing text={translate('office.reports.nothing')} />;
  return (
    <Stack sx={{ gap: 1 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('office.reports.lines', { smart_count: rows.length })}
        </Typography>
        {report !== undefined && <ReportSheet report={report} />}
      </Stack>
      <PlainTable
        label={label}
        {...(id === undefined ? {} : { id })}
        rows={rows}
        keyOf={keyOf}
        columns={columns.map((column) => ({
          label: column.label,
          end: column.kind !== 'text' && column.kind !== 'day',
          cell: (row: Row) => shown(column, row),
        }))}
      />
    </Stack>
  );
};
