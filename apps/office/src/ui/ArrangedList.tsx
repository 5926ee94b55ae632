import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DragIndicator from '@mui/icons-material/DragIndicator';
import { Box, IconButton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useDragOrder } from './useDragOrder.ts';

interface ArrangedListProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => number;
  readonly nameOf: (row: Row) => string;
  /** What else a row says. */
  readonly aside?: (row: Row) => ReactNode;
  readonly onChange: (rows: readonly Row[]) => void;
}

/** The rows with one of them at another place. */
export const placed = <Row,>(rows: readonly Row[], from: number, to: number): readonly Row[] => {
  const row = rows[from];
  return row === undefined || from === to ? rows : rows.toSpliced(from, 1).toSpliced(to, 0, row);
};

/** Rows that are brought into an order: dragged by their handles, or moved by one with the buttons beside them. */
export const ArrangedList = <Row,>({
  label,
  rows,
  idOf,
  nameOf,
  aside,
  onChange,
}: ArrangedListProps<Row>) => {
  const translate = useTranslate();
  const move = (from: number, to: number): void => {
    const moved = placed(rows, from, to);
    if (moved !== rows) onChange(moved);
  };
  const { list, handle } = useDragOrder((item, place) =>
    move(
      rows.findIndex((row) => String(idOf(row)) === item.dataset.id),
      place,
    ),
  );
  return (
    <Box
      component="ul"
      ref={list}
      aria-label={label}
      sx={{ listStyle: 'none', margin: 0, padding: 0, userSelect: 'none' }}
    >
      {rows.map((row, at) => {
        const name = nameOf(row);
        return (
          <Box
            component="li"
            key={idOf(row)}
            data-id={idOf(row)}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              paddingY: 0.5,
              borderBottom: 1,
              borderColor: 'divider',
              '&:has([data-handle]:active)': { backgroundColor: 'action.selected' },
            }}
          >
            <Box
              component="span"
              data-handle
              aria-hidden
              {...handle}
              sx={{ display: 'inline-flex', padding: 1, color: 'text.secondary' }}
            >
              <DragIndicator fontSize="small" />
            </Box>
            <Typography
              component="span"
              variant="body2"
              sx={{ color: 'text.secondary', minWidth: 28, fontVariantNumeric: 'tabular-nums' }}
            >
              {at + 1}
            </Typography>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
              {aside?.(row)}
            </Box>
            <IconButton
              size="small"
              aria-label={translate('office.games.move_up', { name })}
              disabled={at === 0}
              onClick={() => move(at, at - 1)}
            >
              <ArrowUpward fontSize="small" />
            </IconButton>
            <IconButton
              size="small"
              aria-label={translate('office.games.move_down', { name })}
              disabled={at === rows.length - 1}
              onClick={() => move(at, at + 1)}
            >
              <ArrowDownward fontSize="small" />
            </IconButton>
          </Box>
        );
      })}
    </Box>
  );
};
