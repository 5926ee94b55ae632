import { Card, CardContent, Stack } from '@mui/material';
import type { ReactNode } from 'react';

/** The head of a page of one thing: what it is and how it stands, and the deeds on it at the other end. */
export const PageHead = ({ children }: { readonly children: ReactNode }) => (
  <Card>
    <CardContent>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ justifyContent: 'space-between', alignItems: { xs: 'stretch', sm: 'center' }, gap: 2 }}
      >
        {children}
      </Stack>
    </CardContent>
  </Card>
);
