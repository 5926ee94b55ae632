import { Button, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { csvOf, saveAs } from '../../ui/csvFile.ts';
import { groupDigits } from '../../ui/Money.tsx';
import { Nothing } from '../../ui/Panel.tsx';
import { PlainTable } from '../../ui/PlainTable.tsx';

/** One column: what is written in a file, and, where that differs, what is shown. */
export interface ReportColumn<Row> {
  readonly label: string;
  readonly value: (row: Row) => string | number | null;
  readonly kind: 'text' | 'number' | 'amount' | 'percent';
  readonly cell?: (row: Row) => ReactNode;
}

const shown = <Row,>({ value, kind, cell }: ReportColumn<Row>, row: Row): ReactNode => {
  if (cell !== undefined) return cell(row);
  const said = value(row);
  if (said === null || said === '') return '–';
  if (kind === 'percent') return `${String(said).replace(/^-/, '−')} %`;
  return kind === 'text' ? said : <span style={{ whiteSpace: 'nowrap' }}>{groupDigits(String(said))}</span>;
};

interface ReportTableProps<Row> {
  readonly label: string;
  /** By which a chart points to it. */
  readonly id?: string;
  readonly file: string;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly columns: readonly ReportColumn<Row>[];
}

/** The rows of a report, and a file of them. */
export const ReportTable = <Row,>({ label, id, file, rows, keyOf, columns }: ReportTableProps<Row>) => {
  const translate = useTranslate();
  if (rows.length === 0) return <Nothing text={translate('office.reports.nothing')} />;
  const save = (): void =>
    saveAs(
      `${file}.csv`,
      csvOf(
        columns.map((column) => column.label),
        rows.map((row) => columns.map(({ value }) => value(row))),
      ),
    );
  return (
    <Stack sx={{ gap: 1 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('office.reports.lines', { smart_count: rows.length })}
        </Typography>
        <Button size="small" onClick={save}>
          {translate('ra.action.export')}
        </Button>
      </Stack>
      <PlainTable
        label={label}
        {...(id === undefined ? {} : { id })}
        rows={rows}
        keyOf={keyOf}
        columns={columns.map((column) => ({
          label: column.label,
          end: column.kind !== 'text',
          cell: (row: Row) => shown(column, row),
        }))}
      />
    </Stack>
  );
};
