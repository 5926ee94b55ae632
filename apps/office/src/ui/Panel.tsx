import { Box, Card, CardContent, Stack, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface PanelProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Beside the title. */
  readonly actions?: ReactNode;
}

/** One part of a page with its heading. */
export const Panel = ({ title, children, actions }: PanelProps) => {
  const heading = useId();
  return (
    <Card component="section" aria-labelledby={heading} sx={{ minWidth: 0 }}>
      <CardContent sx={{ '&:last-child': { paddingBottom: 2 } }}>
        <Stack
          direction="row"
          sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 1, marginBottom: 1.5 }}
        >
          <Typography id={heading} component="h2" variant="h3">
            {title}
          </Typography>
          {actions}
        </Stack>
        {children}
      </CardContent>
    </Card>
  );
};

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  /** Has names and values of its own: on a phone it stands below its name, or they would have no room. */
  readonly isNested?: boolean;
}

const wholeRow = { gridColumn: { xs: '1 / -1', sm: 'auto' } } as const;

/** The two columns of names and values. */
export const factColumns = {
  margin: 0,
  display: 'grid',
  // A long name breaks rather than leave its value no room.
  gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)',
  columnGap: 2,
} as const;

/** What is known, as names and values in two columns that become one on a phone. */
export const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <Box component="dl" sx={{ ...factColumns, rowGap: 1 }}>
    {facts.map(({ label, value, isNested = false }) => (
      <Box key={label} sx={{ display: 'contents' }}>
        <Box component="dt" sx={{ color: 'text.secondary', ...(isNested ? wholeRow : {}) }}>
          {label}
        </Box>
        <Box
          component="dd"
          sx={{ margin: 0, minWidth: 0, overflowWrap: 'anywhere', ...(isNested ? wholeRow : {}) }}
        >
          {value}
        </Box>
      </Box>
    ))}
  </Box>
);

/** Nothing to list. */
export const Nothing = ({ text }: { readonly text: string }) => (
  <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
);
