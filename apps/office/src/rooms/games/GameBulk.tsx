import { Button, MenuItem, Stack, TextField } from '@mui/material';
import { gamesSwitch, labelList } from '@pavilion/contract/office';
import { useState } from 'react';
import { useListContext, useNotify, useTranslate } from 'react-admin';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { useAnswer } from '../../ui/useAnswer.ts';
import { useDeed } from '../../ui/useDeed.ts';

const deeds = [
  'offer',
  'withhold',
  'mark_new',
  'unmark_new',
  'mark_hot',
  'unmark_hot',
  'add_label',
  'remove_label',
] as const;
type Deed = (typeof deeds)[number];

const changeOf = (deed: Deed, label: number) => {
  switch (deed) {
    case 'offer':
    case 'withhold':
      return { enabled: deed === 'offer' };
    case 'mark_new':
    case 'unmark_new':
      return { is_new: deed === 'mark_new' };
    case 'mark_hot':
    case 'unmark_hot':
      return { is_hot: deed === 'mark_hot' };
    case 'add_label':
      return { add_label: label };
    case 'remove_label':
      return { remove_label: label };
  }
};

const wantsLabel = (deed: Deed): boolean => deed === 'add_label' || deed === 'remove_label';

/** What can be done to the games that are chosen in the list. */
export const GameBulk = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const { selectedIds, onUnselectItems } = useListContext();
  const labels = useAnswer(labelList, {});
  const [deed, setDeed] = useState<Deed>();
  const [label, setLabel] = useState('');
  const change = useDeed(gamesSwitch, ({ changed }) => {
    notify('office.games.changed', { type: 'success', messageArgs: { smart_count: changed } });
    onUnselectItems();
  });
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {deeds.map((name) => (
        <Button key={name} size="small" color="inherit" onClick={() => setDeed(name)}>
          {translate(`office.games.bulk_${name}`)}
        </Button>
      ))}
      {deed !== undefined && (
        <DeedDialog
          title={translate(`office.games.bulk_${deed}`)}
          text={translate('office.games.bulk_text', { smart_count: selectedIds.length })}
          confirm={translate(`office.games.bulk_${deed}`)}
          tone={deed === 'withhold' ? 'error' : 'primary'}
          asksReason
          isReady={!wantsLabel(deed) || label !== ''}
          run={(reason) =>
            change.mutateAsync({
              ids: selectedIds.map(Number),
              change: changeOf(deed, Number(label)),
              reason,
            })
          }
          onClose={() => setDeed(undefined)}
        >
          {wantsLabel(deed) && (
            <TextField
              select
              label={translate('office.games.label')}
              value={label}
              onChange={(event) => setLabel(event.target.value)}
              fullWidth
              required
            >
              {(labels.data?.labels ?? []).map(({ id, name }) => (
                <MenuItem key={id} value={String(id)}>
                  {name}
                </MenuItem>
              ))}
            </TextField>
          )}
        </DeedDialog>
      )}
    </Stack>
  );
};
