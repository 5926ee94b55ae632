import { Stack } from '@mui/material';
import {
  type AgentReportRow,
  type CashReportRow,
  type LiabilityReportRow,
  type MethodReportRow,
  reportAgents,
  reportCash,
  reportLiabilities,
  reportMethods,
} from '@pavilion/contract/office';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Panel } from '../../ui/Panel.tsx';
import { Answered } from './Answered.tsx';
import { type ChosenCurrency, CurrencyChoice, onlyIn } from './CurrencyChoice.tsx';
import { DayCharts } from './DayCharts.tsx';
import { type ReportColumn, ReportTable } from './ReportTable.tsx';
import { SpanChoice } from './SpanChoice.tsx';
import type { Days } from './span.ts';

interface SpanProps {
  readonly days: Days;
  readonly onDays: (days: Days) => void;
}

/** Deposits and withdrawals by day, and by method what became of the orders. */
export const CashReport = ({ days, onDays }: SpanProps) => {
  const translate = useTranslate();
  const tableId = useId();
  const [chosen, setChosen] = useState<ChosenCurrency>('');
  const asked = { ...days, by: 'day', ...onlyIn(chosen) } as const;
  const currency = { label: translate('office.today.currency'), kind: 'text' as const };
  const byDay: readonly ReportColumn<CashReportRow>[] = [
    { label: translate('office.reports.by_day'), kind: 'day', value: ({ key }) => key },
    { ...currency, value: (row) => row.currency },
    {
      label: translate('office.reports.deposit_count'),
      kind: 'number',
      value: ({ deposits }) => deposits.count,
    },
    { label: translate('office.today.deposits'), kind: 'amount', value: ({ deposits }) => deposits.amount },
    {
      label: translate('office.reports.withdrawal_count'),
      kind: 'number',
      value: (row) => row.withdrawals.count,
    },
    { label: translate('office.today.withdrawals'), kind: 'amount', value: (row) => row.withdrawals.amount },
    { label: translate('office.reports.net'), kind: 'amount', value: ({ net }) => net },
  ];
  const byMethod: readonly ReportColumn<MethodReportRow>[] = [
    { label: translate('office.reports.method'), kind: 'text', value: ({ name }) => name },
    { ...currency, value: (row) => row.currency },
    { label: translate('office.reports.ordered'), kind: 'number', value: ({ ordered }) => ordered },
    { label: translate('office.reports.credited'), kind: 'number', value: ({ credited }) => credited.count },
    { label: translate('office.today.deposits'), kind: 'amount', value: ({ credited }) => credited.amount },
    { label: translate('office.reports.fees'), kind: 'amount', value: ({ fees }) => fees },
    { label: translate('office.reports.conversion'), kind: 'percent', value: ({ conversion }) => conversion },
  ];
  return (
    <Stack sx={{ gap: 2 }}>
      <Panel title={translate('office.reports.cash')}>
        <Stack sx={{ gap: 2 }}>
          <SpanChoice days={days} onChange={onDays}>
            <CurrencyChoice isSmall value={chosen} onChange={setChosen} />
          </SpanChoice>
          <Answered call={reportCash} body={asked}>
            {({ rows }) => (
              <>
                <DayCharts
                  label={translate('office.reports.cash')}
                  rows={rows}
                  series={[
                    { name: translate('office.today.deposits'), amount: ({ deposits }) => deposits.amount },
                    {
                      name: translate('office.today.withdrawals'),
                      amount: ({ withdrawals }) => withdrawals.amount,
                    },
                  ]}
                  tableId={tableId}
                />
                <ReportTable
                  id={tableId}
                  label={translate('office.reports.cash')}
                  report={{ kind: 'cash', ...asked }}
                  rows={rows}
                  keyOf={(row) => `${row.key}/${row.currency}`}
                  columns={byDay}
                />
              </>
            )}
          </Answered>
        </Stack>
      </Panel>
      <Panel title={translate('office.reports.methods')}>
        <Answered call={reportMethods} body={days}>
          {({ rows }) => (
            <ReportTable
              label={translate('office.reports.methods')}
              report={{ kind: 'methods', ...days }}
              rows={rows}
              keyOf={(row) => `${row.method_id}/${row.currency}`}
              columns={byMethod}
            />
          )}
        </Answered>
      </Panel>
    </Stack>
  );
};

/** What came of each agent's members. */
export const AgentsReport = ({ days, onDays }: SpanProps) => {
  const translate = useTranslate();
  const [currency, setCurrency] = useState<ChosenCurrency>('');
  const asked = { ...days, ...onlyIn(currency) };
  const amount = (name: 'deposits' | 'withdrawals' | 'stakes' | 'wins' | 'bonus' | 'net', label: string) => ({
    label: translate(label),
    kind: 'amount' as const,
    value: (row: AgentReportRow) => row[name],
  });
  const columns: readonly ReportColumn<AgentReportRow>[] = [
    {
      label: translate('office.reports.agent'),
      kind: 'text',
      value: ({ agent }) => agent?.account ?? translate('office.reports.no_agent'),
    },
    { label: translate('office.today.currency'), kind: 'text', value: (row) => row.currency },
    { label: translate('office.reports.members'), kind: 'number', value: ({ members }) => members },
    amount('deposits', 'office.today.deposits'),
    amount('withdrawals', 'office.today.withdrawals'),
    amount('stakes', 'office.reports.stakes'),
    amount('wins', 'office.reports.term_wins'),
    amount('bonus', 'office.reports.term_bonus'),
    amount('net', 'office.reports.agent_net'),
  ];
  return (
    <Panel title={translate('office.reports.agents')}>
      <Stack sx={{ gap: 2 }}>
        <SpanChoice days={days} onChange={onDays}>
          <CurrencyChoice isSmall value={currency} onChange={setCurrency} />
        </SpanChoice>
        <Answered call={reportAgents} body={asked}>
          {({ rows }) => (
            <ReportTable
              label={translate('office.reports.agents')}
              report={{ kind: 'agents', ...asked }}
              rows={rows}
              keyOf={({ agent, currency }) => `${agent?.id ?? 0}/${currency}`}
              columns={columns}
            />
          )}
        </Answered>
      </Stack>
    </Panel>
  );
};

const owed = [
  'balances',
  'held',
  'elsewhere',
  'open_rounds',
  'withheld',
  'jackpots',
  'commissions',
  'total',
] as const;

/** What the site owes at this moment. */
export const LiabilitiesReport = () => {
  const translate = useTranslate();
  const columns: readonly ReportColumn<LiabilityReportRow>[] = [
    { label: translate('office.today.currency'), kind: 'text', value: ({ currency }) => currency },
    ...owed.map((name) => ({
      label: translate(`office.reports.owed_${name}`),
      kind: 'amount' as const,
      value: (row: LiabilityReportRow) => row[name],
    })),
  ];
  return (
    <Panel title={translate('office.reports.liabilities')}>
      <Answered call={reportLiabilities} body={{}}>
        {({ rows }) => (
          <ReportTable
            label={translate('office.reports.liabilities')}
            report={{ kind: 'liabilities' }}
            rows={rows}
            keyOf={({ currency }) => currency}
            columns={columns}
          />
        )}
      </Answered>
    </Panel>
  );
};
