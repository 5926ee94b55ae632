import { Stack, TextField } from '@mui/material';
import type { Currency } from '@pavilion/contract';
import { freeRoundGrant, grantedAtOnceMax } from '@pavilion/contract/office';
import { instantOf } from '@pavilion/web/zonedDay';
import { useState } from 'react';
import { FilterButton, TopToolbar, useNotify, useTranslate } from 'react-admin';
import { useMayDo, useOpenSession } from '../../session/useSession.ts';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { OpeningButton } from '../../ui/OpeningButton.tsx';
import { TypedField } from '../../ui/TypedField.tsx';
import { useDeed } from '../../ui/useDeed.ts';
import { CurrencyField } from './CurrencyField.tsx';

const accountsOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[\s,，;；]+/)
      .map((account) => account.trim())
      .filter((account) => account !== ''),
  ),
];

const isCount = (text: string, max: number): boolean => /^[1-9]\d*$/.test(text) && Number(text) <= max;

const GrantDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const timeZone = useOpenSession()?.site.time_zone ?? 'UTC';
  const [requestId] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState('');
  const [game, setGame] = useState('');
  const [rounds, setRounds] = useState('10');
  const [currency, setCurrency] = useState<Currency>('RMB');
  const [stake, setStake] = useState('');
  const [end, setEnd] = useState('');
  const accounts = accountsOf(typed);
  const endAt = instantOf(end, timeZone);
  const grant = useDeed(freeRoundGrant, ({ results }) => {
    const given = results.filter(({ outcome }) => outcome === 'granted' || outcome === 'unsure');
    const refused = results.filter((result) => !given.includes(result)).map(({ account }) => account);
    notify(refused.length === 0 ? 'office.games.free_given' : 'office.games.free_given_some', {
      type: refused.length === 0 ? 'success' : 'warning',
      messageArgs: { smart_count: given.length, refused: refused.join(', ') },
    });
  });
  const isReady =
    accounts.length > 0 &&
    accounts.length <= grantedAtOnceMax &&
    /^[1-9]\d{0,8}$/.test(game) &&
    isCount(rounds, 1_000) &&
    /^(0|[1-9]\d{0,12})(\.\d{1,2})?$/.test(stake.trim()) &&
    endAt !== null;
  return (
    <DeedDialog
      title={translate('office.games.free_give')}
      text={translate('office.games.free_give_text')}
      confirm={translate('office.games.free_give')}
      asksReason
      isReady={isReady}
      run={(reason) =>
        grant.mutateAsync({
          accounts,
          game_id: Number(game),
          rounds: Number(rounds),
          currency,
          stake: stake.trim(),
          expires_at: endAt?.toISOString() ?? '',
          reason,
          request_id: requestId,
        })
      }
      onClose={onClose}
    >
      <TypedField
        label={translate('office.games.free_accounts')}
        hint={translate('office.games.free_accounts_hint', { max: grantedAtOnceMax })}
        value={typed}
        onChange={setTyped}
        lines={2}
      />
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
        <TypedField
          label={translate('office.games.free_game')}
          hint={translate('office.games.free_game_hint')}
          value={game}
          onChange={setGame}
          keys="numeric"
        />
        <TypedField
          label={translate('office.games.free_rounds')}
          value={rounds}
          onChange={setRounds}
          isWrong={!isCount(rounds, 1_000)}
          keys="numeric"
        />
      </Stack>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
        <CurrencyField value={currency} onChange={setCurrency} />
        <TypedField
          label={translate('office.games.free_stake')}
          value={stake}
          onChange={setStake}
          keys="decimal"
        />
      </Stack>
      <TextField
        type="datetime-local"
        label={translate('office.games.free_end')}
        helperText={translate('office.time.zone', { zone: timeZone })}
        value={end}
        onChange={(event) => setEnd(event.target.value)}
        required
        fullWidth
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </DeedDialog>
  );
};

/** The buttons over the list of free rounds. */
export const FreeRoundActions = () => {
  const translate = useTranslate();
  const mayAct = useMayDo('rounds.act');
  return (
    <TopToolbar>
      <FilterButton />
      {mayAct && (
        <OpeningButton variant="contained" dialog={(close) => <GrantDialog onClose={close} />}>
          {translate('office.games.free_give')}
        </OpeningButton>
      )}
    </TopToolbar>
  );
};
