import { Button, Checkbox, Chip, FormControlLabel, MenuItem, Stack, TextField } from '@mui/material';
import { gameSave, labelList, type OfficeGame } from '@pavilion/contract/office';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useMayDo } from '../../session/useSession.ts';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { Facts, Panel } from '../../ui/Panel.tsx';
import { useAnswer } from '../../ui/useAnswer.ts';
import { useDeed } from '../../ui/useDeed.ts';

const isNumber = (text: string, max: number): boolean => /^\d{1,7}$/.test(text) && Number(text) <= max;

const HereDialog = ({ game, onClose }: { readonly game: OfficeGame; readonly onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const labels = useAnswer(labelList, {});
  const [enabled, setEnabled] = useState(game.enabled);
  const [isNew, setNew] = useState(game.is_new);
  const [hot, setHot] = useState(game.hot_rank === null ? '' : String(game.hot_rank));
  const [sort, setSort] = useState(String(game.sort));
  const [chosen, setChosen] = useState<readonly number[]>(game.labels);
  const save = useDeed(gameSave, () => notify('office.deed.done', { type: 'success' }));
  const hotFits = hot === '' || (isNumber(hot, 10_000) && Number(hot) > 0);
  return (
    <DeedDialog
      title={`${translate('office.games.here_change')} · ${game.name}`}
      text={translate('office.games.opening_text')}
      confirm={translate('ra.action.save')}
      isReady={hotFits && isNumber(sort, 1_000_000)}
      run={() =>
        save.mutateAsync({
          id: game.id,
          version: game.version,
          enabled,
          is_new: isNew,
          hot_rank: hot === '' ? null : Number(hot),
          sort: Number(sort),
          labels: [...chosen],
        })
      }
      onClose={onClose}
    >
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        <FormControlLabel
          control={<Checkbox checked={enabled} onChange={(event) => setEnabled(event.target.checked)} />}
          label={translate('office.games.offered')}
        />
        <FormControlLabel
          control={<Checkbox checked={isNew} onChange={(event) => setNew(event.target.checked)} />}
          label={translate('office.games.mark_new')}
        />
      </Stack>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
        <TextField
          label={translate('office.games.hot_place')}
          helperText={translate('office.games.hot_place_hint')}
          value={hot}
          onChange={(event) => setHot(event.target.value)}
          error={!hotFits}
          fullWidth
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
        <TextField
          label={translate('office.games.place')}
          value={sort}
          onChange={(event) => setSort(event.target.value)}
          error={!isNumber(sort, 1_000_000)}
          fullWidth
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
      </Stack>
      <TextField
        select
        label={translate('office.games.labels')}
        value={chosen}
        onChange={(event) => setChosen([event.target.value].flat().map(Number))}
        fullWidth
        slotProps={{ select: { multiple: true } }}
      >
        {(labels.data?.labels ?? []).map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </DeedDialog>
  );
};

/** What this site makes of a game. */
export const GameHere = ({ game }: { readonly game: OfficeGame }) => {
  const translate = useTranslate();
  const mayManage = useMayDo('games.manage');
  const labels = useAnswer(labelList, {});
  const [isAsking, setAsking] = useState(false);
  const carried = (labels.data?.labels ?? []).filter(({ id }) => game.labels.includes(id));
  return (
    <Panel
      title={translate('office.games.here')}
      actions={
        mayManage && (
          <Button size="small" variant="outlined" onClick={() => setAsking(true)}>
            {translate('office.games.here_change')}
          </Button>
        )
      }
    >
      <Facts
        facts={[
          {
            label: translate('office.games.offered'),
            value: translate(game.enabled ? 'ra.boolean.true' : 'ra.boolean.false'),
          },
          {
            label: translate('office.games.mark_new'),
            value: translate(game.is_new ? 'ra.boolean.true' : 'ra.boolean.false'),
          },
          { label: translate('office.games.hot_place'), value: game.hot_rank ?? '–' },
          { label: translate('office.games.place'), value: game.sort },
          {
            label: translate('office.games.labels'),
            value:
              carried.length === 0 ? (
                '–'
              ) : (
                <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
                  {carried.map(({ id, name }) => (
                    <Chip key={id} size="small" variant="outlined" label={name} />
                  ))}
                </Stack>
              ),
          },
        ]}
      />
      {isAsking && <HereDialog game={game} onClose={() => setAsking(false)} />}
    </Panel>
  );
};
