import { Alert, Box, Stack, Typography } from '@mui/material';
import type { SettlementCycle } from '@pavilion/contract/office';
import { useRecordContext, useTranslate } from 'react-admin';
import { Instant } from '../../../ui/Instant.tsx';
import { Money } from '../../../ui/Money.tsx';
import { OnePage } from '../../../ui/OnePage.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Facts, Panel } from '../../../ui/Panel.tsx';
import { StateChip } from '../../../ui/StateChip.tsx';
import { BillList } from './BillList.tsx';
import { CycleDeeds } from './CycleDeeds.tsx';
import { CycleName } from './CycleName.tsx';

const CycleTitle = () => {
  const translate = useTranslate();
  const cycle = useRecordContext<SettlementCycle>();
  return (
    <span>{translate('office.settlement.cycle', { days: `${cycle?.from ?? ''} – ${cycle?.to ?? ''}` })}</span>
  );
};

const By = ({ name, at }: { readonly name: string | null; readonly at: string | null }) =>
  name === null || at === null ? (
    <>–</>
  ) : (
    <>
      {name} · <Instant at={at} />
    </>
  );

const Cycle = () => {
  const translate = useTranslate();
  const cycle = useRecordContext<SettlementCycle>();
  if (cycle === undefined) return null;
  const { currency } = cycle;
  return (
    <Stack sx={{ gap: 2 }}>
      <PageHead>
        <Stack sx={{ gap: 0.5 }}>
          <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography component="span" sx={{ fontSize: 20, fontWeight: 700 }}>
              <CycleName cycle={cycle} />
            </Typography>
            <StateChip kind="cycle" state={cycle.state} />
          </Stack>
          <Money amount={cycle.payable} currency={currency} size="large" />
        </Stack>
        <CycleDeeds cycle={cycle} />
      </PageHead>
      {cycle.problem !== null && (
        <Alert severity="error">
          {translate('office.settlement.problem')} {cycle.problem}
        </Alert>
      )}
      <Panel title={translate('office.settlement.course')}>
        <Facts
          facts={[
            { label: translate('resources.settlement.fields.bills'), value: cycle.bills },
            { label: translate('resources.settlement.fields.held'), value: cycle.held },
            { label: translate('resources.settlement.fields.disputes_open'), value: cycle.disputes_open },
            {
              label: translate('resources.settlement.fields.paid'),
              value: <Money amount={cycle.paid} currency={currency} />,
            },
            {
              label: translate('office.settlement.calculated_at'),
              value: cycle.calculated_at === null ? '–' : <Instant at={cycle.calculated_at} />,
            },
            {
              label: translate('office.settlement.first_review'),
              value: <By name={cycle.reviewed_by} at={cycle.reviewed_at} />,
            },
            {
              label: translate('office.settlement.second_review'),
              value: <By name={cycle.approved_by} at={cycle.approved_at} />,
            },
            {
              label: translate('office.settlement.hash'),
              value: <Box sx={{ fontSize: 12, overflowWrap: 'anywhere' }}>{cycle.sha256 ?? '–'}</Box>,
            },
          ]}
        />
      </Panel>
      <Typography component="h2" variant="h3">
        {translate('resources.bills.name')}
      </Typography>
      <BillList filter={{ cycle_id: cycle.id }} />
    </Stack>
  );
};

/** One cycle: how far it is, who looked at it, and its bills. */
export const CyclePage = () => (
  <OnePage title={<CycleTitle />}>
    <Cycle />
  </OnePage>
);
