import { Alert, Box, LinearProgress, Stack, TextField, Typography } from '@mui/material';
import { type PromotionCost, promotionCosts } from '@pavilion/contract/office';
import { dayAgo } from '@pavilion/web/zonedDay';
import { useState } from 'react';
import { Title, useTranslate } from 'react-admin';
import { useOpenSession } from '../../session/useSession.ts';
import { Instant } from '../../ui/Instant.tsx';
import { Money } from '../../ui/Money.tsx';
import { Nothing, Panel } from '../../ui/Panel.tsx';
import { PlainTable } from '../../ui/PlainTable.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { useAnswer } from '../../ui/useAnswer.ts';
import { PromotionTabs } from './PromotionTabs.tsx';

const daysDefault = 29;

const Table = ({ rows }: { readonly rows: readonly PromotionCost[] }) => {
  const translate = useTranslate();
  return (
    <PlainTable
      label={translate('office.promotions.costs')}
      rows={rows}
      keyOf={({ kind, currency }) => `${kind} ${currency}`}
      columns={[
        {
          label: translate('office.promotions.kind'),
          cell: ({ kind }) => translate(`office.promotions.kind_${kind}`),
        },
        {
          label: translate('office.promotions.cost_column'),
          cell: ({ cost, currency }) => <Money amount={cost} currency={currency} />,
          end: true,
        },
        { label: translate('office.promotions.payments'), cell: ({ payments }) => payments, end: true },
        { label: translate('office.promotions.members'), cell: ({ members }) => members, end: true },
        {
          label: translate('office.promotions.brought'),
          cell: ({ brought, currency }) =>
            brought === null ? '–' : <Money amount={brought} currency={currency} />,
          end: true,
        },
      ]}
    />
  );
};

const Costs = ({ from, to }: { readonly from: string; readonly to: string }) => {
  const translate = useTranslate();
  const costs = useAnswer(promotionCosts, { from, to });
  if (costs.error !== null) return <Refusal failure={costs.error} />;
  if (costs.data === undefined) return <LinearProgress aria-label={translate('ra.page.loading')} />;
  const { as_of: asOf, rows, totals } = costs.data;
  const differing = totals.filter(({ cost, ledger }) => cost !== ledger);
  if (rows.length === 0) return <Nothing text={translate('office.promotions.no_costs')} />;
  return (
    <Stack sx={{ gap: 2 }}>
      <Table rows={rows} />
      {differing.length === 0 ? (
        <Alert severity="success">{translate('office.promotions.proof')}</Alert>
      ) : (
        differing.map(({ currency, cost, ledger }) => (
          <Alert key={currency} severity="error">
            {translate('office.promotions.proof_other', {
              cost: `${cost} ${currency}`,
              ledger: `${ledger} ${currency}`,
            })}
          </Alert>
        ))
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('office.promotions.brought_text')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('office.today.as_of')} <Instant at={asOf} />
      </Typography>
    </Stack>
  );
};

/** What every kind of promotion cost in a period, and what it brought. */
export const CostsPage = () => {
  const translate = useTranslate();
  const timeZone = useOpenSession()?.site.time_zone ?? 'UTC';
  const [from, setFrom] = useState(() => dayAgo(daysDefault, timeZone));
  const [to, setTo] = useState(() => dayAgo(0, timeZone));
  const day = (label: string, value: string, onChange: (value: string) => void) => (
    <TextField
      type="date"
      size="small"
      label={translate(`office.promotions.${label}`)}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      sx={{ width: 180 }}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
  return (
    <Box sx={{ paddingTop: 2 }}>
      <Title title={translate('office.promotions.tab_costs')} />
      <PromotionTabs place="costs" />
      <Panel title={translate('office.promotions.costs')}>
        <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', marginBottom: 2 }}>
          {day('from_day', from, setFrom)}
          {day('to_day', to, setTo)}
        </Stack>
        {from !== '' && to !== '' && <Costs from={from} to={to} />}
      </Panel>
    </Box>
  );
};
