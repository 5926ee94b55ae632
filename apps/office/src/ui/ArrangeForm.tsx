import { Box, Button, Stack } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { ArrangedList } from './ArrangedList.tsx';
import { useFailureText } from './failureText.ts';
import { Refusal } from './Refusal.tsx';
import { isStale } from './useDeed.ts';

interface ArrangeFormProps<Row extends { readonly id: number; readonly name: string }> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly aside?: (row: Row) => ReactNode;
  /** Saves the order of all rows; `seen` is that in which they stood. */
  readonly save: (order: {
    readonly ids: readonly number[];
    readonly seen: readonly number[];
  }) => Promise<unknown>;
  readonly isSaving: boolean;
  readonly failure: unknown;
}

/** Rows that somebody brings into another order, and saves. */
export const ArrangeForm = <Row extends { readonly id: number; readonly name: string }>({
  label,
  rows,
  aside,
  save,
  isSaving,
  failure,
}: ArrangeFormProps<Row>) => {
  const translate = useTranslate();
  const notify = useNotify();
  const failureText = useFailureText();
  const [arranged, setArranged] = useState(rows);
  const [seen, ids] = [rows.map(({ id }) => id), arranged.map(({ id }) => id)];
  const isChanged = ids.some((id, place) => id !== seen[place]);
  const submit = (): void => {
    save({ ids, seen }).catch((error: unknown) => {
      // What somebody else has made of it is read at once, and this form begins anew with it: the reason would go along.
      if (isStale(error)) notify(failureText(error), { type: 'warning' });
    });
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <ArrangedList
        label={label}
        rows={arranged}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        {...(aside === undefined ? {} : { aside })}
        onChange={setArranged}
      />
      {/* Stays in sight, however long the list. */}
      <Box
        sx={{
          position: 'sticky',
          bottom: 0,
          zIndex: 1,
          paddingY: 1.5,
          backgroundColor: 'background.paper',
        }}
      >
        <Refusal failure={failure} />
        <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end' }}>
          <Button color="inherit" disabled={!isChanged || isSaving} onClick={() => setArranged(rows)}>
            {translate('office.games.arrange_undo')}
          </Button>
          <Button variant="contained" disabled={!isChanged} loading={isSaving} onClick={submit}>
            {translate('ra.action.save')}
          </Button>
        </Stack>
      </Box>
    </Stack>
  );
};
