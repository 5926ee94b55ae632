import { Button, Checkbox, FormControlLabel, MenuItem, Stack, TextField } from '@mui/material';
import { type Currency, currencySchema, type LocalizedText, locales } from '@pavilion/contract';
import { gameSaveWhole, gameStates, type OfficeGame } from '@pavilion/contract/office';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useMayDo } from '../../session/useSession.ts';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { LanguageTexts, writtenTexts } from '../../ui/LanguageTexts.tsx';
import { Facts, Panel } from '../../ui/Panel.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { useDeed } from '../../ui/useDeed.ts';

const nameLengthMax = 100;
const allCurrencies: readonly Currency[] = currencySchema.options;

const WholeDialog = ({ game, onClose }: { readonly game: OfficeGame; readonly onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [names, setNames] = useState<LocalizedText>(game.names);
  const [state, setState] = useState(game.state);
  const [currencies, setCurrencies] = useState<readonly Currency[]>(game.currencies ?? []);
  const [onDesktop, setOnDesktop] = useState(game.on_desktop);
  const [onMobile, setOnMobile] = useState(game.on_mobile);
  const save = useDeed(gameSaveWhole, () => notify('office.deed.done', { type: 'success' }));
  const written = writtenTexts(names);
  return (
    <DeedDialog
      title={`${translate('office.games.game_change')} · ${game.name}`}
      text={translate('office.games.whole_text', { smart_count: game.other_sites })}
      confirm={translate('ra.action.save')}
      asksReason
      isReady={Object.keys(written).length > 0}
      run={(reason) =>
        save.mutateAsync({
          id: game.id,
          version: game.version,
          names: written,
          state,
          currencies: currencies.length === 0 ? null : [...currencies],
          on_desktop: onDesktop,
          on_mobile: onMobile,
          reason,
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
      <TextField
        select
        label={translate('resources.games.fields.state')}
        value={state}
        onChange={(event) => setState(gameStates.find((known) => known === event.target.value) ?? state)}
        fullWidth
      >
        {gameStates.map((known) => (
          <MenuItem key={known} value={known}>
            {translate(`office.state.game.${known}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={translate('office.games.currencies')}
        helperText={translate('office.games.currencies_hint')}
        value={currencies}
        onChange={(event) =>
          setCurrencies(allCurrencies.filter((code) => [event.target.value].flat().includes(code)))
        }
        fullWidth
        slotProps={{ select: { multiple: true } }}
      >
        {allCurrencies.map((code) => (
          <MenuItem key={code} value={code}>
            {code}
          </MenuItem>
        ))}
      </TextField>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        <FormControlLabel
          control={<Checkbox checked={onDesktop} onChange={(event) => setOnDesktop(event.target.checked)} />}
          label={translate('office.games.on_desktop')}
        />
        <FormControlLabel
          control={<Checkbox checked={onMobile} onChange={(event) => setOnMobile(event.target.checked)} />}
          label={translate('office.games.on_mobile')}
        />
      </Stack>
    </DeedDialog>
  );
};

/** What a game is on every site: names, state, currencies, devices. */
export const GameWhole = ({ game }: { readonly game: OfficeGame }) => {
  const translate = useTranslate();
  const mayManage = useMayDo('games.manage');
  const [isAsking, setAsking] = useState(false);
  const missing = locales.filter((locale) => (game.names[locale] ?? '') === '');
  const devices = [
    ...(game.on_desktop ? [translate('office.games.on_desktop')] : []),
    ...(game.on_mobile ? [translate('office.games.on_mobile')] : []),
  ];
  return (
    <Panel
      title={translate('office.games.whole')}
      actions={
        mayManage && (
          <Button size="small" variant="outlined" onClick={() => setAsking(true)}>
            {translate('office.games.game_change')}
          </Button>
        )
      }
    >
      <Facts
        facts={[
          {
            label: translate('resources.games.fields.state'),
            value: <StateChip kind="game" state={game.state} />,
          },
          {
            label: translate('office.games.currencies'),
            value: game.currencies?.join(' · ') ?? translate('office.games.currencies_all'),
          },
          { label: translate('office.games.devices'), value: devices.join(' · ') || '–' },
          { label: translate('office.games.names'), value: Object.values(game.names).join(' · ') },
          { label: translate('office.games.names_missing'), value: missing.join(' · ') || '–' },
          { label: translate('office.games.other_sites'), value: game.other_sites },
        ]}
      />
      {isAsking && <WholeDialog game={game} onClose={() => setAsking(false)} />}
    </Panel>
  );
};
