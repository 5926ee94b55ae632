import { Box, Stack } from '@mui/material';
import { Facts } from './Panel.tsx';
import { PlainTable, type PlainTableProps } from './PlainTable.tsx';
import { useIsNarrow } from './useIsNarrow.ts';

/** A table; in a narrow window a card for each row, with the columns as its lines. */
export const RowsOrCards = <Row,>(props: PlainTableProps<Row>) => {
  const isNarrow = useIsNarrow();
  if (!isNarrow) return <PlainTable {...props} />;
  const { label, rows, keyOf, columns } = props;
  return (
    <Stack component="ul" aria-label={label} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {rows.map((row) => (
        <Box
          component="li"
          key={keyOf(row)}
          sx={{ paddingY: 1.5, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
        >
          <Facts facts={columns.map(({ label: name, cell }) => ({ label: name, value: cell(row) }))} />
        </Box>
      ))}
    </Stack>
  );
};
