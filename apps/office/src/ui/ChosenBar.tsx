import { Button, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';

/** What can be done to the rows that are chosen; it stands over the table and covers nothing. */
export const ChosenBar = ({ children }: { readonly children: ReactNode }) => {
  const translate = useTranslate();
  const { selectedIds, onUnselectItems } = useListContext();
  if (selectedIds.length === 0) return null;
  return (
    <Stack
      direction="row"
      sx={{
        gap: 1,
        paddingX: 2,
        paddingY: 1,
        alignItems: 'center',
        flexWrap: 'wrap',
        backgroundColor: 'action.selected',
      }}
    >
      <Typography component="span" sx={{ fontWeight: 650 }}>
        {translate('ra.action.bulk_actions', { smart_count: selectedIds.length })}
      </Typography>
      {children}
      <Button size="small" onClick={() => onUnselectItems()}>
        {translate('ra.action.unselect')}
      </Button>
    </Stack>
  );
};
