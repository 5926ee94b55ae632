import { Box, Button, Checkbox, FormControlLabel, LinearProgress, Stack, TextField } from '@mui/material';
import type { LocalizedText } from '@pavilion/contract';
import { type GameLabel, labelList, labelRemove, labelSave } from '@pavilion/contract/office';
import { useState } from 'react';
import { Title, useNotify, useTranslate } from 'react-admin';
import { useMayDo } from '../../session/useSession.ts';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { LanguageTexts, writtenTexts } from '../../ui/LanguageTexts.tsx';
import { Nothing, Panel } from '../../ui/Panel.tsx';
import { PlainTable } from '../../ui/PlainTable.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { useAnswer } from '../../ui/useAnswer.ts';
import { useDeed } from '../../ui/useDeed.ts';
import { GameTabs } from './GameTabs.tsx';

const nameLengthMax = 40;
const isPlace = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) <= 10_000;

interface LabelDialogProps {
  /** Left out, a new one is made. */
  readonly label?: GameLabel;
  readonly onClose: () => void;
}

const LabelDialog = ({ label, onClose }: LabelDialogProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [names, setNames] = useState<LocalizedText>(label?.names ?? {});
  const [sort, setSort] = useState(String(label?.sort ?? 0));
  const [enabled, setEnabled] = useState(label?.enabled ?? true);
  const save = useDeed(labelSave, () => notify('office.deed.done', { type: 'success' }));
  const written = writtenTexts(names);
  const word = label === undefined ? 'label_make' : 'label_change';
  return (
    <DeedDialog
      title={translate(`office.games.${word}`)}
      text={translate('office.games.label_text')}
      confirm={translate('ra.action.save')}
      isReady={Object.keys(written).length > 0 && isPlace(sort)}
      run={() =>
        save.mutateAsync({
          ...(label === undefined ? {} : { id: label.id, version: label.version }),
          names: written,
          sort: Number(sort),
          enabled,
        })
      }
      onClose={onClose}
    >
      <LanguageTexts
        label={translate('office.games.names')}
        texts={names}
        onChange={setNames}
        lengthMax={nameLengthMax}
      />
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
        <TextField
          label={translate('office.games.place')}
          value={sort}
          onChange={(event) => setSort(event.target.value)}
          error={!isPlace(sort)}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
        <FormControlLabel
          control={<Checkbox checked={enabled} onChange={(event) => setEnabled(event.target.checked)} />}
          label={translate('office.games.label_shown')}
        />
      </Stack>
    </DeedDialog>
  );
};

const RemoveDialog = ({ label, onClose }: Required<LabelDialogProps>) => {
  const translate = useTranslate();
  const notify = useNotify();
  const remove = useDeed(labelRemove, () => notify('office.deed.done', { type: 'success' }));
  return (
    <DeedDialog
      title={`${translate('office.games.label_remove')} · ${label.name}`}
      text={translate('office.games.label_remove_text', { smart_count: label.games })}
      confirm={translate('office.games.label_remove')}
      tone="error"
      asksReason
      run={(reason) => remove.mutateAsync({ id: label.id, version: label.version, reason })}
      onClose={onClose}
    />
  );
};

const Labels = ({ labels }: { readonly labels: readonly GameLabel[] }) => {
  const translate = useTranslate();
  const mayManage = useMayDo('games.manage');
  const [changing, setChanging] = useState<GameLabel>();
  const [removing, setRemoving] = useState<GameLabel>();
  if (labels.length === 0) return <Nothing text={translate('office.games.no_labels')} />;
  return (
    <>
      <PlainTable
        label={translate('office.games.labels')}
        rows={labels}
        keyOf={({ id }) => id}
        columns={[
          { label: translate('office.games.place'), cell: ({ sort }) => sort, end: true },
          { label: translate('office.games.label'), cell: ({ name }) => name },
          {
            label: translate('office.games.label_shown'),
            cell: ({ enabled }) => translate(enabled ? 'ra.boolean.true' : 'ra.boolean.false'),
          },
          { label: translate('resources.providers.fields.games'), cell: ({ games }) => games, end: true },
          ...(mayManage
            ? [
                {
                  label: translate('office.games.key_deed'),
                  cell: (label: GameLabel) => (
                    <Stack direction="row" sx={{ gap: 1 }}>
                      <Button size="small" variant="outlined" onClick={() => setChanging(label)}>
                        {translate('office.games.label_change')}
                      </Button>
                      <Button size="small" color="error" onClick={() => setRemoving(label)}>
                        {translate('office.games.label_remove')}
                      </Button>
                    </Stack>
                  ),
                },
              ]
            : []),
        ]}
      />
      {changing !== undefined && <LabelDialog label={changing} onClose={() => setChanging(undefined)} />}
      {removing !== undefined && <RemoveDialog label={removing} onClose={() => setRemoving(undefined)} />}
    </>
  );
};

/** The labels by which members narrow the lists of games. */
export const LabelsPage = () => {
  const translate = useTranslate();
  const mayManage = useMayDo('games.manage');
  const labels = useAnswer(labelList, {});
  const [isMaking, setMaking] = useState(false);
  return (
    <Box sx={{ paddingTop: 2 }}>
      <Title title={translate('office.games.tab_labels')} />
      <GameTabs place="labels" />
      <Refusal failure={labels.error} />
      {labels.isPending && <LinearProgress aria-label={translate('ra.page.loading')} />}
      {labels.data !== undefined && (
        <Panel
          title={translate('office.games.labels')}
          actions={
            mayManage && (
              <Button size="small" variant="outlined" onClick={() => setMaking(true)}>
                {translate('office.games.label_make')}
              </Button>
            )
          }
        >
          <Labels labels={labels.data.labels} />
        </Panel>
      )}
      {isMaking && <LabelDialog onClose={() => setMaking(false)} />}
    </Box>
  );
};
