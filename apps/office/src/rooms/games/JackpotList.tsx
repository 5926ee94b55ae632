import {
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  LinearProgress,
  Stack,
  TextField,
} from '@mui/material';
import { type Jackpot, jackpotHistory, jackpotSave } from '@pavilion/contract/office';
import { useId, useState } from 'react';
import { DataTable, useNotify, useTranslate } from 'react-admin';
import { useMayDo } from '../../session/useSession.ts';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { Instant } from '../../ui/Instant.tsx';
import { Money } from '../../ui/Money.tsx';
import { OfficeList } from '../../ui/OfficeList.tsx';
import { Nothing } from '../../ui/Panel.tsx';
import { PlainTable } from '../../ui/PlainTable.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { useAnswer } from '../../ui/useAnswer.ts';
import { useDeed } from '../../ui/useDeed.ts';
import { GameTabs } from './GameTabs.tsx';
import { JackpotActions } from './NewJackpot.tsx';

interface DialogProps {
  readonly jackpot: Jackpot;
  readonly onClose: () => void;
}

const TermsDialog = ({ jackpot, onClose }: DialogProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [requestId] = useState(() => crypto.randomUUID());
  const [seed, setSeed] = useState(jackpot.seed);
  const [enabled, setEnabled] = useState(jackpot.enabled);
  const save = useDeed(jackpotSave, () => notify('office.deed.proposed', { type: 'info' }));
  const { id, version } = jackpot;
  return (
    <DeedDialog
      title={`${translate('office.games.jackpot_change')} · ${jackpot.code} ${jackpot.currency}`}
      text={translate('office.games.jackpot_text')}
      confirm={translate('office.games.jackpot_change')}
      asksReason
      isReady={/^(0|[1-9]\d{0,12})(\.\d{1,2})?$/.test(seed.trim())}
      run={(reason) =>
        save.mutateAsync({ id, version, seed: seed.trim(), enabled, reason, request_id: requestId })
      }
      onClose={onClose}
    >
      <TextField
        label={translate('office.games.seed')}
        value={seed}
        onChange={(event) => setSeed(event.target.value)}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      <FormControlLabel
        control={<Checkbox checked={enabled} onChange={(event) => setEnabled(event.target.checked)} />}
        label={translate('office.games.jackpot_shown')}
      />
    </DeedDialog>
  );
};

const HistoryDialog = ({ jackpot, onClose }: DialogProps) => {
  const translate = useTranslate();
  const heading = useId();
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const cursor = cursors.at(-1);
  const history = useAnswer(jackpotHistory, {
    id: jackpot.id,
    ...(cursor === undefined ? {} : { cursor }),
  });
  const next = history.data?.next_cursor ?? null;
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} fullWidth maxWidth="md">
      <DialogTitle id={heading}>
        {translate('office.games.history')} · {jackpot.code} {jackpot.currency}
      </DialogTitle>
      <DialogContent>
        <Refusal failure={history.error} />
        {history.isPending && <LinearProgress aria-label={translate('ra.page.loading')} />}
        {history.data !== undefined &&
          (history.data.entries.length === 0 ? (
            <Nothing text={translate('office.games.no_history')} />
          ) : (
            <PlainTable
              label={translate('office.games.history')}
              rows={history.data.entries}
              keyOf={({ id }) => id}
              columns={[
                { label: translate('office.games.entry_at'), cell: ({ at }) => <Instant at={at} /> },
                {
                  label: translate('office.games.entry_kind'),
                  cell: ({ kind }) =>
                    translate(kind === 'promotion' ? 'office.games.entry_in' : 'office.games.entry_win'),
                },
                {
                  label: translate('office.games.entry_amount'),
                  cell: ({ amount }) => <Money amount={amount} currency={jackpot.currency} />,
                  end: true,
                },
                { label: translate('office.games.entry_reference'), cell: ({ reference }) => reference },
              ]}
            />
          ))}
      </DialogContent>
      <DialogActions>
        {cursors.length > 0 && (
          <Button onClick={() => setCursors(cursors.slice(0, -1))}>{translate('office.games.newer')}</Button>
        )}
        {next !== null && (
          <Button onClick={() => setCursors([...cursors, next])}>{translate('office.games.older')}</Button>
        )}
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};

const Deeds = ({ row }: { readonly row: Jackpot }) => {
  const translate = useTranslate();
  const mayManage = useMayDo('jackpots.manage');
  const [asking, setAsking] = useState<'terms' | 'history'>();
  const onClose = (): void => setAsking(undefined);
  return (
    <Stack direction="row" sx={{ gap: 1 }}>
      <Button size="small" variant="outlined" onClick={() => setAsking('history')}>
        {translate('office.games.history')}
      </Button>
      {mayManage && (
        <Button size="small" variant="outlined" onClick={() => setAsking('terms')}>
          {translate('office.games.jackpot_change')}
        </Button>
      )}
      {asking === 'terms' && <TermsDialog jackpot={row} onClose={onClose} />}
      {asking === 'history' && <HistoryDialog jackpot={row} onClose={onClose} />}
    </Stack>
  );
};

const Amount = ({ amount, row }: { readonly amount: string | null; readonly row: Jackpot }) =>
  amount === null ? <>–</> : <Money amount={amount} currency={row.currency} />;

/** The jackpots of the site: terms, what is in them, what went in and out. */
export const JackpotList = () => (
  <OfficeList
    resource="jackpots"
    actions={<JackpotActions />}
    sort={{ field: 'id', order: 'ASC' }}
    above={<GameTabs place="jackpots" />}
    cards={{
      primaryText: (row: Jackpot) => (
        <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
          <span>
            {row.code} {row.currency}
          </span>
          <Money amount={row.in_pot} currency={row.currency} />
        </Stack>
      ),
      secondaryText: (row: Jackpot) => (
        <Box component="span" sx={{ display: 'block', paddingTop: 0.5 }}>
          <Deeds row={row} />
        </Box>
      ),
      linkType: false,
    }}
  >
    <DataTable.Col source="id" />
    <DataTable.Col source="code" disableSort />
    <DataTable.Col source="provider" disableSort render={(row: Jackpot) => row.provider?.name ?? '–'} />
    <DataTable.Col
      source="seed"
      disableSort
      align="right"
      render={(row: Jackpot) => <Amount amount={row.seed} row={row} />}
    />
    <DataTable.Col
      source="in_pot"
      disableSort
      align="right"
      render={(row: Jackpot) => <Amount amount={row.in_pot} row={row} />}
    />
    <DataTable.Col
      source="shown"
      disableSort
      align="right"
      render={(row: Jackpot) => <Amount amount={row.shown} row={row} />}
    />
    <DataTable.Col
      source="last_win"
      disableSort
      align="right"
      render={(row: Jackpot) => <Amount amount={row.last_win} row={row} />}
    />
    <DataTable.Col source="enabled" disableSort render={(row: Jackpot) => <Shown row={row} />} />
    <DataTable.Col source="deeds" disableSort render={(row: Jackpot) => <Deeds row={row} />} />
  </OfficeList>
);

const Shown = ({ row }: { readonly row: Jackpot }) => {
  const translate = useTranslate();
  return <>{translate(row.enabled ? 'ra.boolean.true' : 'ra.boolean.false')}</>;
};
