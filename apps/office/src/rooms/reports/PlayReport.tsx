import { Button, Stack, Typography } from '@mui/material';
import { type PlayReportRow, playGroupings, reportPlay, reportProof } from '@pavilion/contract/office';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Money } from '../../ui/Money.tsx';
import { Facts, Panel } from '../../ui/Panel.tsx';
import { PlainTable } from '../../ui/PlainTable.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { Answered } from './Answered.tsx';
import { type ChosenCurrency, CurrencyChoice, onlyIn } from './CurrencyChoice.tsx';
import { DayCharts } from './DayCharts.tsx';
import { type ReportColumn, ReportTable } from './ReportTable.tsx';
import { SpanChoice } from './SpanChoice.tsx';
import type { Days } from './span.ts';

type Grouping = (typeof playGroupings)[number];
const terms = [
  'turnover',
  'wins',
  'results',
  'ggr',
  'hold',
  'jackpots',
  'adjustments',
  'bonus',
  'ngr',
] as const;

const useColumns = (by: Grouping): readonly ReportColumn<PlayReportRow>[] => {
  const translate = useTranslate();
  const amount = (
    name: 'turnover' | 'wins' | 'results' | 'ggr' | 'bonus' | 'jackpots' | 'adjustments' | 'ngr',
  ) => ({
    label: translate(`office.reports.term_${name}`),
    kind: 'amount' as const,
    value: (row: PlayReportRow) => row[name],
  });
  return [
    {
      label: translate(`office.reports.by_${by}`),
      kind: by === 'day' ? 'day' : 'text',
      value: ({ key, name }) => (key === '' ? translate('office.reports.no_game') : name),
    },
    ...(by === 'currency'
      ? []
      : [
          {
            label: translate('office.today.currency'),
            kind: 'text' as const,
            value: ({ currency }: PlayReportRow) => currency,
          },
        ]),
    { label: translate('office.reports.rounds'), kind: 'number', value: ({ rounds }) => rounds },
    amount('turnover'),
    amount('wins'),
    amount('results'),
    amount('ggr'),
    { label: translate('office.reports.term_hold'), kind: 'percent', value: ({ hold }) => hold },
    amount('jackpots'),
    amount('adjustments'),
    amount('bonus'),
    amount('ngr'),
  ];
};

/** Held against the ledger when somebody asks: what the rows come to, and what the house accounts gained. */
const Proof = ({ days }: { readonly days: Days }) => {
  const translate = useTranslate();
  return (
    <Answered call={reportProof} body={days}>
      {({ rows, archived }) => (
        <PlainTable
          label={translate('office.reports.proof')}
          rows={rows}
          keyOf={({ currency }) => currency}
          columns={[
            { label: translate('office.today.currency'), cell: ({ currency }) => currency },
            {
              label: translate('office.reports.proof_report'),
              end: true,
              cell: ({ report, currency }) => <Money amount={report} currency={currency} />,
            },
            {
              label: translate(archived ? 'office.reports.proof_archive' : 'office.reports.proof_ledger'),
              end: true,
              cell: ({ ledger, currency }) => <Money amount={ledger} currency={currency} />,
            },
            {
              label: translate('office.reports.proof_result'),
              cell: ({ equal }) => (
                <Typography
                  component="span"
                  sx={{ color: equal ? 'success.main' : 'error.main', fontWeight: 600 }}
                >
                  {translate(equal ? 'office.reports.proof_equal' : 'office.reports.proof_differs')}
                </Typography>
              ),
            },
          ]}
        />
      )}
    </Answered>
  );
};

/** Turnover, wins and what stays, by day, type, provider, game or currency; with its proof and its terms. */
export const PlayReport = ({
  days,
  onDays,
}: {
  readonly days: Days;
  readonly onDays: (days: Days) => void;
}) => {
  const translate = useTranslate();
  const [by, setBy] = useState<Grouping>('day');
  const [currency, setCurrency] = useState<ChosenCurrency>('');
  const [proved, setProved] = useState<Days | null>(null);
  const columns = useColumns(by);
  const tableId = useId();
  return (
    <Stack sx={{ gap: 2 }}>
      <Panel title={translate('office.reports.play')}>
        <Stack sx={{ gap: 2 }}>
          <SpanChoice days={days} onChange={onDays}>
            <SelectField
              size="small"
              fullWidth={false}
              label={translate('office.reports.by')}
              value={by}
              choices={playGroupings}
              wordOf={(name) => translate(`office.reports.by_${name}`)}
              onChange={setBy}
              sx={{ minWidth: 130 }}
            />
            <CurrencyChoice isSmall value={currency} onChange={setCurrency} />
          </SpanChoice>
          <Answered call={reportPlay} body={{ ...days, by, ...onlyIn(currency) }}>
            {({ rows }) => (
              <>
                {by === 'day' && (
                  <DayCharts
                    label={translate('office.reports.play')}
                    rows={rows}
                    series={[
                      { name: translate('office.reports.term_ggr'), amount: ({ ggr }) => ggr },
                      { name: translate('office.reports.term_ngr'), amount: ({ ngr }) => ngr },
                    ]}
                    tableId={tableId}
                  />
                )}
                <ReportTable
                  id={tableId}
                  label={translate('office.reports.play')}
                  report={{ kind: 'play', ...days, by, ...onlyIn(currency) }}
                  rows={rows}
                  keyOf={({ key, currency }) => `${key}/${currency}`}
                  columns={columns}
                />
              </>
            )}
          </Answered>
        </Stack>
      </Panel>
      <Panel
        title={translate('office.reports.proof')}
        actions={
          <Button variant="outlined" size="small" onClick={() => setProved(days)}>
            {translate('office.reports.prove')}
          </Button>
        }
      >
        {proved === null ? (
          <Typography sx={{ color: 'text.secondary' }}>{translate('office.reports.proof_text')}</Typography>
        ) : (
          <Proof days={proved} />
        )}
      </Panel>
      <Panel title={translate('office.reports.terms')}>
        <Facts
          facts={terms.map((name) => ({
            label: translate(`office.reports.term_${name}`),
            value: translate(`office.reports.means_${name}`),
          }))}
        />
      </Panel>
    </Stack>
  );
};
