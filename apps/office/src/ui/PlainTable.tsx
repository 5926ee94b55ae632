import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  readonly end?: boolean;
  /** Names its row. */
  readonly isHead?: boolean;
}

export interface PlainTableProps<Row> {
  readonly label: string;
  /** By which something else points to it. */
  readonly id?: string;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  readonly columns: readonly Column<Row>[];
}

/** A short list within a page. It scrolls within its own part where it is too wide. */
export const PlainTable = <Row,>({ label, id, rows, keyOf, columns }: PlainTableProps<Row>) => (
  // Somebody without a mouse scrolls it with the arrow keys.
  <Box role="group" aria-label={label} tabIndex={0} sx={{ overflowX: 'auto', marginX: -1 }}>
    <Table {...(id === undefined ? {} : { id })} size="small" aria-label={label}>
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableCell
              key={column.label}
              align={column.end === true ? 'right' : 'left'}
              sx={{ whiteSpace: 'nowrap' }}
            >
              {column.label}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={keyOf(row)}>
            {columns.map((column) => (
              <TableCell
                key={column.label}
                align={column.end === true ? 'right' : 'left'}
                {...(column.isHead === true ? { component: 'th', scope: 'row' } : {})}
              >
                {column.cell(row)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Box>
);
