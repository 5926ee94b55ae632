import {
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  LinearProgress,
  MenuItem,
  Stack,
  TextField,
} from '@mui/material';
import type { LocalizedText } from '@pavilion/contract';
import {
  launchOne,
  launchSave,
  launchSports,
  type OfficeLaunch,
  transferPause,
} from '@pavilion/contract/office';
import { type LaunchMode, launchModes } from '@pavilion/contract/play';
import { useState } from 'react';
import { Title, useNotify, useTranslate } from 'react-admin';
import { useMayDo } from '../../session/useSession.ts';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { Instant } from '../../ui/Instant.tsx';
import { LanguageTexts, writtenTexts } from '../../ui/LanguageTexts.tsx';
import { Facts, Nothing, Panel } from '../../ui/Panel.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { useAnswer } from '../../ui/useAnswer.ts';
import { useDeed } from '../../ui/useDeed.ts';
import { GameTabs } from './GameTabs.tsx';

interface DialogProps {
  readonly launch: OfficeLaunch;
  readonly onClose: () => void;
}

const useDone = () => {
  const notify = useNotify();
  return (): void => notify('office.deed.done', { type: 'success' });
};

const closedTextMax = 300;

const LaunchDialog = ({ launch, onClose }: DialogProps) => {
  const translate = useTranslate();
  const [mode, setMode] = useState<LaunchMode>(launch.default_mode);
  const [isClosed, setClosed] = useState(launch.closed_text !== null);
  const [texts, setTexts] = useState<LocalizedText>(launch.closed_text ?? {});
  const save = useDeed(launchSave, useDone());
  const written = writtenTexts(texts);
  return (
    <DeedDialog
      title={translate('office.games.launch_change')}
      text={translate('office.games.launch_text')}
      confirm={translate('ra.action.save')}
      tone={isClosed ? 'error' : 'primary'}
      asksReason
      isReady={!isClosed || Object.keys(written).length > 0}
      run={(reason) =>
        save.mutateAsync({
          default_mode: mode,
          closed_text: isClosed ? written : null,
          reason,
          version: launch.version,
        })
      }
      onClose={onClose}
    >
      <TextField
        select
        label={translate('office.games.launch_mode')}
        value={mode}
        onChange={(event) => setMode(launchModes.find((known) => known === event.target.value) ?? mode)}
        fullWidth
      >
        {launchModes.map((known) => (
          <MenuItem key={known} value={known}>
            {translate(`office.games.mode_${known}`)}
          </MenuItem>
        ))}
      </TextField>
      <FormControlLabel
        control={<Checkbox checked={isClosed} onChange={(event) => setClosed(event.target.checked)} />}
        label={translate('office.games.close_site')}
      />
      {isClosed && (
        <LanguageTexts
          label={translate('office.games.closed_text')}
          texts={texts}
          onChange={setTexts}
          lengthMax={closedTextMax}
        />
      )}
    </DeedDialog>
  );
};

const SportsDialog = ({ launch, onClose }: DialogProps) => {
  const translate = useTranslate();
  const { sports } = launch;
  const [isShown, setShown] = useState(sports !== null);
  const [provider, setProvider] = useState(sports === null ? '' : String(sports.provider_id));
  const [game, setGame] = useState(sports?.game_code ?? '');
  const [url, setUrl] = useState(sports?.url ?? '');
  const save = useDeed(launchSports, useDone());
  const isReady = !isShown || (/^[1-9]\d{0,8}$/.test(provider) && game.trim() !== '' && url.trim() !== '');
  return (
    <DeedDialog
      title={translate('office.games.sports_change')}
      text={translate('office.games.sports_text')}
      confirm={translate('ra.action.save')}
      asksReason
      isReady={isReady}
      run={(reason) =>
        save.mutateAsync({
          sports: isShown ? { provider_id: Number(provider), game_code: game.trim(), url: url.trim() } : null,
          reason,
          version: launch.version,
        })
      }
      onClose={onClose}
    >
      <FormControlLabel
        control={<Checkbox checked={isShown} onChange={(event) => setShown(event.target.checked)} />}
        label={translate('office.games.sports_shown')}
      />
      {isShown && (
        <Stack sx={{ gap: 2 }}>
          <TextField
            label={translate('office.games.sports_provider')}
            value={provider}
            onChange={(event) => setProvider(event.target.value)}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            required
          />
          <TextField
            label={translate('office.games.sports_game')}
            value={game}
            onChange={(event) => setGame(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 64, spellCheck: false } }}
            required
          />
          <TextField
            label={translate('office.games.sports_url')}
            value={url}
            onChange={(event) => setUrl(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 500, spellCheck: false } }}
            required
          />
        </Stack>
      )}
    </DeedDialog>
  );
};

const TransferDialog = ({ launch, onClose }: DialogProps) => {
  const translate = useTranslate();
  const pause = useDeed(transferPause, useDone());
  const word = launch.transfer_pause === null ? 'pause_wallets' : 'open_wallets';
  return (
    <DeedDialog
      title={translate(`office.games.do_${word}`)}
      text={translate(`office.games.do_${word}_text`)}
      confirm={translate(`office.games.do_${word}`)}
      tone={launch.transfer_pause === null ? 'error' : 'primary'}
      asksReason
      run={(reason) => pause.mutateAsync({ paused: launch.transfer_pause === null, reason })}
      onClose={onClose}
    />
  );
};

type Asking = 'launch' | 'transfers' | 'sports';

const ChangeButton = ({ word, onClick }: { readonly word: string; readonly onClick: () => void }) => {
  const translate = useTranslate();
  return (
    <Button size="small" variant="outlined" onClick={onClick}>
      {translate(word)}
    </Button>
  );
};

const Launch = ({ launch }: { readonly launch: OfficeLaunch }) => {
  const translate = useTranslate();
  const mayManage = useMayDo('providers.manage');
  const [asking, setAsking] = useState<Asking>();
  const onClose = (): void => setAsking(undefined);
  const pause = launch.transfer_pause;
  return (
    <Stack sx={{ gap: 2 }}>
      <Panel
        title={translate('office.games.launch')}
        actions={
          mayManage && <ChangeButton word="office.games.launch_change" onClick={() => setAsking('launch')} />
        }
      >
        <Facts
          facts={[
            {
              label: translate('office.games.launch_mode'),
              value: translate(`office.games.mode_${launch.default_mode}`),
            },
            {
              label: translate('office.games.closed_text'),
              value:
                launch.closed_text === null
                  ? translate('office.games.site_open')
                  : Object.values(launch.closed_text).join(' · '),
            },
          ]}
        />
      </Panel>
      <Panel
        title={translate('office.games.wallets')}
        actions={
          mayManage && (
            <ChangeButton
              word={pause === null ? 'office.games.do_pause_wallets' : 'office.games.do_open_wallets'}
              onClick={() => setAsking('transfers')}
            />
          )
        }
      >
        {pause === null ? (
          <Nothing text={translate('office.games.wallets_open')} />
        ) : (
          <Facts
            facts={[
              { label: translate('office.games.wallets_paused'), value: <Instant at={pause.since} /> },
              { label: translate('office.deed.reason'), value: pause.reason },
            ]}
          />
        )}
      </Panel>
      <Panel
        title={translate('office.games.sports')}
        actions={
          mayManage && <ChangeButton word="office.games.sports_change" onClick={() => setAsking('sports')} />
        }
      >
        {launch.sports === null ? (
          <Nothing text={translate('office.games.no_sports')} />
        ) : (
          <Facts
            facts={[
              { label: translate('office.games.sports_provider'), value: launch.sports.provider_id },
              { label: translate('office.games.sports_game'), value: launch.sports.game_code },
              { label: translate('office.games.sports_url'), value: launch.sports.url },
            ]}
          />
        )}
      </Panel>
      {asking === 'launch' && <LaunchDialog launch={launch} onClose={onClose} />}
      {asking === 'transfers' && <TransferDialog launch={launch} onClose={onClose} />}
      {asking === 'sports' && <SportsDialog launch={launch} onClose={onClose} />}
    </Stack>
  );
};

/** How games open on the site, whether anybody may play, wallets that providers keep, the sports page. */
export const LaunchPage = () => {
  const translate = useTranslate();
  const launch = useAnswer(launchOne, {});
  return (
    <Box sx={{ paddingTop: 2 }}>
      <Title title={translate('office.games.tab_launch')} />
      <GameTabs place="launch" />
      <Refusal failure={launch.error} />
      {launch.isPending && <LinearProgress aria-label={translate('ra.page.loading')} />}
      {launch.data !== undefined && <Launch launch={launch.data} />}
    </Box>
  );
};
