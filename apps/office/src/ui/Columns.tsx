import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Parts of a page in two columns, one below the other where there is no room. */
export const Columns = ({ children }: { readonly children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    }}
  >
    {children}
  </Box>
);
