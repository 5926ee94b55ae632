import { Button, Checkbox, FormControlLabel, MenuItem, TextField } from '@mui/material';
import { type OfficeProvider, providerSave, providerSaveWhole } from '@pavilion/contract/office';
import { type LaunchMode, launchModes } from '@pavilion/contract/play';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useMayDo } from '../../session/useSession.ts';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { Facts, Panel } from '../../ui/Panel.tsx';
import { useDeed } from '../../ui/useDeed.ts';

interface Props {
  readonly provider: OfficeProvider;
}

const useDone = () => {
  const notify = useNotify();
  return (): void => notify('office.deed.done', { type: 'success' });
};

const isPlace = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) <= 10_000;

const OpeningDialog = ({ provider, onClose }: Props & { readonly onClose: () => void }) => {
  const translate = useTranslate();
  const [mode, setMode] = useState<LaunchMode | ''>(provider.launch_mode ?? '');
  const [sort, setSort] = useState(String(provider.sort));
  const save = useDeed(providerSave, useDone());
  const { id, version } = provider;
  return (
    <DeedDialog
      title={translate('office.games.opening_change')}
      text={translate('office.games.opening_text')}
      confirm={translate('ra.action.save')}
      asksReason
      isReady={isPlace(sort)}
      run={(reason) =>
        save.mutateAsync({ id, version, reason, launch_mode: mode === '' ? null : mode, sort: Number(sort) })
      }
      onClose={onClose}
    >
      <TextField
        select
        label={translate('office.games.launch_mode')}
        value={mode}
        onChange={(event) => setMode(launchModes.find((known) => known === event.target.value) ?? '')}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        fullWidth
      >
        <MenuItem value="">{translate('office.games.mode_site')}</MenuItem>
        {launchModes.map((known) => (
          <MenuItem key={known} value={known}>
            {translate(`office.games.mode_${known}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={translate('office.games.place')}
        value={sort}
        onChange={(event) => setSort(event.target.value)}
        error={!isPlace(sort)}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
    </DeedDialog>
  );
};

const WholeDialog = ({ provider, onClose }: Props & { readonly onClose: () => void }) => {
  const translate = useTranslate();
  const [active, setActive] = useState(provider.state !== 'resting');
  const [app, setApp] = useState(provider.android_app ?? '');
  const save = useDeed(providerSaveWhole, useDone());
  const { id, version } = provider;
  return (
    <DeedDialog
      title={translate('office.games.whole_change')}
      text={translate('office.games.whole_text', { smart_count: provider.other_sites })}
      confirm={translate('ra.action.save')}
      tone={active ? 'primary' : 'error'}
      asksReason
      run={(reason) =>
        save.mutateAsync({ id, version, reason, active, android_app: app.trim() === '' ? null : app.trim() })
      }
      onClose={onClose}
    >
      <FormControlLabel
        control={<Checkbox checked={active} onChange={(event) => setActive(event.target.checked)} />}
        label={translate('office.games.active')}
      />
      <TextField
        label={translate('office.games.android_app')}
        helperText={translate('office.games.android_app_hint')}
        value={app}
        onChange={(event) => setApp(event.target.value)}
        fullWidth
        slotProps={{ htmlInput: { spellCheck: false, autoComplete: 'off' } }}
      />
    </DeedDialog>
  );
};

/** How the games of a provider open here, and what is the same on every site. */
export const ProviderOpening = ({ provider }: Props) => {
  const translate = useTranslate();
  const mayManage = useMayDo('providers.manage');
  const [asking, setAsking] = useState<'opening' | 'whole'>();
  const onClose = (): void => setAsking(undefined);
  return (
    <>
      <Panel
        title={translate('office.games.opening')}
        actions={
          mayManage && (
            <Button size="small" variant="outlined" onClick={() => setAsking('opening')}>
              {translate('office.games.opening_change')}
            </Button>
          )
        }
      >
        <Facts
          facts={[
            {
              label: translate('office.games.launch_mode'),
              value: translate(`office.games.mode_${provider.launch_mode ?? 'site'}`),
            },
            { label: translate('office.games.place'), value: provider.sort },
            { label: translate('office.games.games_here'), value: provider.games },
            { label: translate('office.games.open_games'), value: provider.open_games },
            { label: translate('office.games.open_rounds'), value: provider.open_rounds },
          ]}
        />
      </Panel>
      <Panel
        title={translate('office.games.whole')}
        actions={
          mayManage && (
            <Button size="small" variant="outlined" onClick={() => setAsking('whole')}>
              {translate('office.games.whole_change')}
            </Button>
          )
        }
      >
        <Facts
          facts={[
            {
              label: translate('office.games.active'),
              value: translate(provider.state === 'resting' ? 'ra.boolean.false' : 'ra.boolean.true'),
            },
            { label: translate('office.games.other_sites'), value: provider.other_sites },
            { label: translate('office.games.android_app'), value: provider.android_app ?? '–' },
            { label: translate('office.games.wire'), value: provider.wire?.adapter ?? '–' },
            { label: translate('office.games.base_url'), value: provider.wire?.base_url ?? '–' },
            { label: translate('office.games.game_origin'), value: provider.wire?.game_origin ?? '–' },
          ]}
        />
      </Panel>
      {asking === 'opening' && <OpeningDialog provider={provider} onClose={onClose} />}
      {asking === 'whole' && <WholeDialog provider={provider} onClose={onClose} />}
    </>
  );
};
