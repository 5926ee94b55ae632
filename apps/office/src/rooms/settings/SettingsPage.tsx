import { Box, Button, LinearProgress, Stack, TextField, Typography } from '@mui/material';
import {
  reloadPages,
  type SettingName,
  type SettingRow,
  settingList,
  settingNames,
  settings,
} from '@pavilion/contract/office';
import { useState } from 'react';
import { Title, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { useMayDo } from '../../session/useSession.ts';
import { Columns } from '../../ui/Columns.tsx';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { Instant } from '../../ui/Instant.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { RowLink } from '../../ui/RowLink.tsx';
import { useAnswer } from '../../ui/useAnswer.ts';
import { useDeed } from '../../ui/useDeed.ts';
import { useSettingWords } from './settingWords.ts';

const parts = ['site', 'sign_up', 'awards', 'connections'] as const;

const pathOf = ({ name, key }: Pick<SettingRow, 'name' | 'key'>): string =>
  `/settings/${name}${key === '' ? '' : `/${encodeURIComponent(key)}`}`;

const Line = ({ row }: { readonly row: SettingRow }) => {
  const translate = useTranslate();
  const words = useSettingWords();
  return (
    <Box component="li" sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, flexWrap: 'wrap' }}>
      <RowLink to={pathOf(row)}>{words.name(row.name, row.key)}</RowLink>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {row.changed_at === null ? (
          translate(row.is_set ? 'office.settings.as_opened' : 'office.settings.not_set')
        ) : (
          <>
            {row.changed_by} · <Instant at={row.changed_at} />
          </>
        )}
      </Typography>
    </Box>
  );
};

/** A new one of those that have names: its name is chosen first. */
const Make = ({ name }: { readonly name: SettingName }) => {
  const translate = useTranslate();
  const words = useSettingWords();
  const navigate = useNavigate();
  const [key, setKey] = useState('');
  return (
    <Stack
      component="form"
      direction="row"
      sx={{ gap: 1, marginTop: 1.5, alignItems: 'flex-start' }}
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(pathOf({ name, key: key.trim() }));
      }}
    >
      <TextField
        size="small"
        label={translate('office.settings.new_key', { name: words.name(name) })}
        helperText={translate('office.settings.new_key_hint')}
        value={key}
        onChange={(event) => setKey(event.target.value)}
        sx={{ flex: 1, maxWidth: 320 }}
        slotProps={{ htmlInput: { maxLength: 64, spellCheck: false, autoCapitalize: 'none' } }}
      />
      <Button type="submit" variant="outlined" disabled={!/^[a-z0-9][a-z0-9._-]{0,63}$/.test(key.trim())}>
        {translate('office.settings.make')}
      </Button>
    </Stack>
  );
};

const ReloadDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [requestId] = useState(() => crypto.randomUUID());
  const reload = useDeed(reloadPages, ({ proposal_id: proposal }) =>
    notify(proposal === null ? 'office.deed.done' : 'office.deed.proposed', { type: 'success' }),
  );
  return (
    <DeedDialog
      title={translate('office.settings.reload')}
      text={translate('office.settings.reload_text')}
      confirm={translate('office.settings.reload')}
      tone="error"
      asksReason
      run={(reason) => reload.mutateAsync({ reason, request_id: requestId })}
      onClose={onClose}
    />
  );
};

/** Every setting of the site by what it is about. */
export const SettingsPage = () => {
  const translate = useTranslate();
  const mayManage = useMayDo('settings.manage');
  const list = useAnswer(settingList, {});
  const [isReloading, setReloading] = useState(false);
  return (
    <Stack sx={{ gap: 2, paddingTop: 2 }}>
      <Title title={translate('office.menu.settings')} />
      <Refusal failure={list.error} />
      {list.isPending && <LinearProgress aria-label={translate('ra.page.loading')} />}
      <Columns>
        {list.data !== undefined &&
          parts.map((part) => (
            <Panel key={part} title={translate(`office.settings.part_${part}`)}>
              <Stack component="ul" sx={{ gap: 1, margin: 0, padding: 0, listStyle: 'none' }}>
                {list.data.rows
                  .filter(({ name }) => settings[name].part === part)
                  .map((row) => (
                    <Line key={pathOf(row)} row={row} />
                  ))}
              </Stack>
              {mayManage &&
                settingNames
                  .filter((name) => settings[name].part === part && settings[name].keyed === 'named')
                  .map((name) => <Make key={name} name={name} />)}
            </Panel>
          ))}
        {mayManage && (
          <Panel title={translate('office.settings.reload')}>
            <Typography sx={{ marginBottom: 1.5 }}>{translate('office.settings.reload_text')}</Typography>
            <Button variant="outlined" color="error" onClick={() => setReloading(true)}>
              {translate('office.settings.reload')}
            </Button>
          </Panel>
        )}
      </Columns>
      {isReloading && <ReloadDialog onClose={() => setReloading(false)} />}
    </Stack>
  );
};
