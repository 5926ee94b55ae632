import { Box, Stack } from '@mui/material';
import type { ReactNode } from 'react';

interface CardHeadProps {
  /** What the row is. */
  readonly name: ReactNode;
  /** How it stands, or what can be done to it. */
  readonly children: ReactNode;
}

/** The first line of a row that is a card on a phone. */
export const CardHead = ({ name, children }: CardHeadProps) => (
  <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
    <Box component="span" sx={{ fontWeight: 650, minWidth: 0, overflowWrap: 'anywhere' }}>
      {name}
    </Box>
    {children}
  </Stack>
);

/** A further line of such a card, with two things at its ends. */
export const CardLine = ({ children }: { readonly children: ReactNode }) => (
  <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
    {children}
  </Box>
);
