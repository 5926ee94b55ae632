import { Button, Checkbox, FormControlLabel, Stack, TextField } from '@mui/material';
import { type OfficeProvider, providerPause, providerSetOpen } from '@pavilion/contract/office';
import { instantOf } from '@pavilion/web/zonedDay';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useMayDo, useOpenSession } from '../../session/useSession.ts';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { useDeed } from '../../ui/useDeed.ts';

interface DialogProps {
  readonly provider: OfficeProvider;
  readonly onClose: () => void;
}

/** Says how many games ended with it. */
const useTellEnded = () => {
  const notify = useNotify();
  return ({ games_ended: ended }: { readonly games_ended: number }): void =>
    notify(ended === 0 ? 'office.deed.done' : 'office.games.games_ended', {
      type: 'success',
      messageArgs: { smart_count: ended },
    });
};

const EndGames = ({
  checked,
  onChange,
  count,
}: {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly count: number;
}) => {
  const translate = useTranslate();
  return (
    <FormControlLabel
      control={<Checkbox checked={checked} onChange={(event) => onChange(event.target.checked)} />}
      label={translate('office.games.end_games', { smart_count: count })}
    />
  );
};

const OpenDialog = ({ provider, onClose }: DialogProps) => {
  const translate = useTranslate();
  const [endGames, setEndGames] = useState(false);
  const deed = useDeed(providerSetOpen, useTellEnded());
  const { id, version } = provider;
  const word = provider.state === 'closed' ? 'open' : 'close';
  return (
    <DeedDialog
      title={`${translate(`office.games.do_${word}`)} · ${provider.name}`}
      text={translate(`office.games.do_${word}_text`)}
      confirm={translate(`office.games.do_${word}`)}
      tone={word === 'open' ? 'primary' : 'error'}
      asksReason
      run={(reason) => deed.mutateAsync({ id, version, reason, open: word === 'open', end_games: endGames })}
      onClose={onClose}
    >
      {word === 'close' && <EndGames checked={endGames} onChange={setEndGames} count={provider.open_games} />}
    </DeedDialog>
  );
};

const PauseDialog = ({ provider, onClose }: DialogProps) => {
  const translate = useTranslate();
  const timeZone = useOpenSession()?.site.time_zone ?? 'UTC';
  const [start, setStart] = useState('');
  const [end, setEnd] = useState('');
  const [endGames, setEndGames] = useState(false);
  const deed = useDeed(providerPause, useTellEnded());
  const [startAt, endAt] = [instantOf(start, timeZone), instantOf(end, timeZone)];
  const isReady = (start === '' || startAt !== null) && (end === '' || endAt !== null);
  const zone = translate('office.time.zone', { zone: timeZone });
  return (
    <DeedDialog
      title={`${translate('office.games.do_pause')} · ${provider.name}`}
      text={translate('office.games.do_pause_text')}
      confirm={translate('office.games.do_pause')}
      tone="error"
      asksReason
      isReady={isReady}
      run={(reason) =>
        deed.mutateAsync({
          id: provider.id,
          version: provider.version,
          reason,
          pause: {
            ...(startAt === null ? {} : { start_at: startAt.toISOString() }),
            end_at: endAt?.toISOString() ?? null,
          },
          end_games: endGames,
        })
      }
      onClose={onClose}
    >
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
        <TextField
          type="datetime-local"
          label={translate('office.games.pause_from')}
          helperText={`${translate('office.games.pause_from_hint')} ${zone}`}
          value={start}
          onChange={(event) => setStart(event.target.value)}
          fullWidth
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <TextField
          type="datetime-local"
          label={translate('office.games.pause_to')}
          helperText={translate('office.games.pause_to_hint')}
          value={end}
          onChange={(event) => setEnd(event.target.value)}
          fullWidth
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </Stack>
      {start === '' && <EndGames checked={endGames} onChange={setEndGames} count={provider.open_games} />}
    </DeedDialog>
  );
};

const EndPauseDialog = ({ provider, onClose }: DialogProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const deed = useDeed(providerPause, () => notify('office.deed.done', { type: 'success' }));
  const { id, version } = provider;
  return (
    <DeedDialog
      title={`${translate('office.games.do_end_pause')} · ${provider.name}`}
      text={translate('office.games.do_end_pause_text')}
      confirm={translate('office.games.do_end_pause')}
      asksReason
      run={(reason) => deed.mutateAsync({ id, version, reason, pause: null })}
      onClose={onClose}
    />
  );
};

/** The urgent deeds: large enough for a thumb, first on the page. */
export const ProviderDeeds = ({ provider }: { readonly provider: OfficeProvider }) => {
  const translate = useTranslate();
  const mayManage = useMayDo('providers.manage');
  const [asking, setAsking] = useState<'open' | 'pause' | 'end_pause'>();
  const onClose = (): void => setAsking(undefined);
  if (!mayManage) return null;
  const isClosed = provider.state === 'closed';
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', '& > button': { flex: { xs: 1, sm: 'none' } } }}>
      {provider.pause === null ? (
        <Button variant="outlined" onClick={() => setAsking('pause')}>
          {translate('office.games.do_pause')}
        </Button>
      ) : (
        <Button variant="outlined" onClick={() => setAsking('end_pause')}>
          {translate('office.games.do_end_pause')}
        </Button>
      )}
      <Button variant="contained" color={isClosed ? 'primary' : 'error'} onClick={() => setAsking('open')}>
        {translate(isClosed ? 'office.games.do_open' : 'office.games.do_close')}
      </Button>
      {asking === 'open' && <OpenDialog provider={provider} onClose={onClose} />}
      {asking === 'pause' && <PauseDialog provider={provider} onClose={onClose} />}
      {asking === 'end_pause' && <EndPauseDialog provider={provider} onClose={onClose} />}
    </Stack>
  );
};
