import { Button, LinearProgress, MenuItem, TextField, Typography } from '@mui/material';
import { type Currency, currencySchema } from '@pavilion/contract';
import { type OfficeProvider, providerConform, providerConformance } from '@pavilion/contract/office';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useMayDo } from '../../session/useSession.ts';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { Instant } from '../../ui/Instant.tsx';
import { Nothing, Panel } from '../../ui/Panel.tsx';
import { PlainTable } from '../../ui/PlainTable.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { useAnswer } from '../../ui/useAnswer.ts';
import { useDeed } from '../../ui/useDeed.ts';

interface Props {
  readonly provider: OfficeProvider;
}

const RunDialog = ({ provider, onClose }: Props & { readonly onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [currency, setCurrency] = useState<Currency>('RMB');
  const run = useDeed(providerConform, () => notify('office.games.conform_begun', { type: 'info' }));
  return (
    <DeedDialog
      title={`${translate('office.games.conform')} · ${provider.name}`}
      text={translate('office.games.conform_text')}
      confirm={translate('office.games.conform')}
      asksReason
      run={(reason) => run.mutateAsync({ id: provider.id, currency, reason })}
      onClose={onClose}
    >
      <TextField
        select
        label={translate('office.games.currency')}
        value={currency}
        onChange={(event) =>
          setCurrency(currencySchema.options.find((code) => code === event.target.value) ?? currency)
        }
        fullWidth
      >
        {currencySchema.options.map((code) => (
          <MenuItem key={code} value={code}>
            {code}
          </MenuItem>
        ))}
      </TextField>
    </DeedDialog>
  );
};

/** Whether the provider keeps the wallet protocol: the last run of the suite. */
export const ProviderConformance = ({ provider }: Props) => {
  const translate = useTranslate();
  const mayManage = useMayDo('providers.manage');
  const [isAsking, setAsking] = useState(false);
  const answer = useAnswer(providerConformance, { id: provider.id });
  const run = answer.data?.run ?? null;
  const failed = run?.results.filter(({ outcome }) => outcome === 'failed').length ?? 0;
  const passed = run?.results.filter(({ outcome }) => outcome === 'passed').length ?? 0;
  return (
    <Panel
      title={translate('office.games.conformance')}
      actions={
        mayManage &&
        provider.wire !== null && (
          <Button size="small" variant="outlined" onClick={() => setAsking(true)}>
            {translate('office.games.conform')}
          </Button>
        )
      }
    >
      <Refusal failure={answer.error} />
      {answer.isPending && <LinearProgress aria-label={translate('ra.page.loading')} />}
      {answer.data !== undefined && run === null && <Nothing text={translate('office.games.no_run')} />}
      {run !== null && (
        <>
          <Typography sx={{ marginBottom: 1 }}>
            <StateChip kind="run" state={run.state} /> <Instant at={run.asked_at} /> · {run.by} ·{' '}
            {run.currency} ·{' '}
            {translate('office.games.run_counts', { passed, failed, all: run.results.length })}
          </Typography>
          {run.results.length > 0 && (
            <PlainTable
              label={translate('office.games.conformance')}
              rows={run.results}
              keyOf={({ group, title }) => `${group} ${title}`}
              columns={[
                {
                  label: translate('office.games.run_outcome'),
                  cell: ({ outcome }) => <StateChip kind="case" state={outcome} />,
                },
                {
                  label: translate('office.games.run_case'),
                  cell: ({ group, title }) => `${group}: ${title}`,
                },
                { label: translate('office.games.run_reason'), cell: ({ reason }) => reason ?? '' },
              ]}
            />
          )}
        </>
      )}
      {isAsking && <RunDialog provider={provider} onClose={() => setAsking(false)} />}
    </Panel>
  );
};
