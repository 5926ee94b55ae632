import { Alert, Button, MenuItem, Stack, TextField } from '@mui/material';
import { gameSources, gamesAdd, gamesRead, type OfficeProvider } from '@pavilion/contract/office';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { z } from 'zod';
import { callOffice } from '../../api/callOffice.ts';
import { useMayDo } from '../../session/useSession.ts';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { OpeningButton } from '../../ui/OpeningButton.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PlainTable } from '../../ui/PlainTable.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { useDeed } from '../../ui/useDeed.ts';
import { TypeName } from './GameList.tsx';

type Read = z.output<typeof gamesRead.data>;

/** What reading found: games that can be added, and lines that cannot. */
const Found = ({ read }: { readonly read: Read }) => {
  const translate = useTranslate();
  return (
    <>
      <Alert severity={read.games.length === 0 ? 'warning' : 'info'}>
        {translate('office.games.read_found', {
          smart_count: read.games.length,
          refused: read.refused.length,
          more: read.more,
        })}
      </Alert>
      {read.games.length > 0 && (
        <PlainTable
          label={translate('office.games.games_new')}
          rows={read.games}
          keyOf={({ code }) => code}
          columns={[
            { label: translate('office.games.game_code'), cell: ({ code }) => code },
            {
              label: translate('resources.games.fields.type'),
              cell: ({ type }) => <TypeName type={type} />,
            },
            { label: translate('office.games.names'), cell: ({ names }) => Object.values(names).join(' · ') },
            {
              label: translate('office.games.stakes'),
              cell: ({ limits }) =>
                limits.map(({ currency, min, max }) => `${currency} ${min}–${max}`).join(' · ') || '–',
            },
          ]}
        />
      )}
      {read.refused.length > 0 && (
        <PlainTable
          label={translate('office.games.lines_refused')}
          rows={read.refused}
          keyOf={({ line }) => line}
          columns={[
            { label: translate('office.games.line'), cell: ({ line }) => line },
            { label: translate('office.games.game_code'), cell: ({ code }) => code },
            {
              label: translate('office.games.line_why'),
              cell: ({ why, field }) =>
                `${translate(`office.games.line_${why}`)}${field === null ? '' : ` (${field})`}`,
            },
          ]}
        />
      )}
    </>
  );
};

interface DialogProps {
  readonly provider: OfficeProvider;
  readonly onClose: () => void;
}

const AddDialog = ({ provider, onClose }: DialogProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [requestId] = useState(() => crypto.randomUUID());
  const [from, setFrom] = useState<(typeof gameSources)[number]>('wire');
  const [text, setText] = useState('');
  const [read, setRead] = useState<Read>();
  const [failure, setFailure] = useState<unknown>(null);
  const [isReading, setReading] = useState(false);
  const add = useDeed(gamesAdd, () => notify('office.deed.proposed', { type: 'info' }));
  const look = async (): Promise<void> => {
    setReading(true);
    setFailure(null);
    setRead(undefined);
    try {
      setRead(await callOffice(gamesRead, { provider_id: provider.id, from, text }));
    } catch (error) {
      setFailure(error);
    } finally {
      setReading(false);
    }
  };
  const games = read?.games ?? [];
  return (
    <DeedDialog
      title={`${translate('office.games.games_new')} · ${provider.name}`}
      text={translate('office.games.games_new_text')}
      confirm={translate('office.games.games_new')}
      asksReason
      isReady={games.length > 0}
      run={(reason) => add.mutateAsync({ provider_id: provider.id, games, reason, request_id: requestId })}
      onClose={onClose}
    >
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
        <TextField
          select
          label={translate('office.games.games_from')}
          value={from}
          onChange={({ target }) => {
            setFrom(gameSources.find((known) => known === target.value) ?? from);
            setRead(undefined);
          }}
          fullWidth
        >
          {gameSources.map((known) => (
            <MenuItem key={known} value={known}>
              {translate(`office.games.from_${known}`)}
            </MenuItem>
          ))}
        </TextField>
        <Button
          variant="outlined"
          sx={{ flexShrink: 0 }}
          loading={isReading}
          disabled={from !== 'wire' && text.trim() === ''}
          onClick={() => void look()}
        >
          {translate('office.games.read')}
        </Button>
      </Stack>
      {from !== 'wire' && (
        <TextField
          label={translate('office.games.games_list')}
          helperText={translate(`office.games.list_${from}`)}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setRead(undefined);
          }}
          multiline
          minRows={5}
          maxRows={14}
          fullWidth
          slotProps={{ htmlInput: { spellCheck: false } }}
        />
      )}
      <Refusal failure={failure} />
      {read !== undefined && <Found read={read} />}
    </DeedDialog>
  );
};

/** Games of a provider that the catalogue does not have yet. */
export const NewGames = ({ provider }: { readonly provider: OfficeProvider }) => {
  const translate = useTranslate();
  const mayManage = useMayDo('games.manage');
  return (
    <Panel
      title={translate('office.games.games_here')}
      actions={
        mayManage && (
          <OpeningButton
            size="small"
            variant="outlined"
            dialog={(close) => <AddDialog provider={provider} onClose={close} />}
          >
            {translate('office.games.games_new')}
          </OpeningButton>
        )
      }
    >
      {translate('office.games.games_count', { smart_count: provider.games })}
    </Panel>
  );
};
