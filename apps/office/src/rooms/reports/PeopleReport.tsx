import { Box, Stack, Typography } from '@mui/material';
import { reportFunnel, reportRetention } from '@pavilion/contract/office';
import { useTranslate } from 'react-admin';
import { Facts, Panel } from '../../ui/Panel.tsx';
import { PlainTable } from '../../ui/PlainTable.tsx';
import { Answered } from './Answered.tsx';
import { ReportSheet } from './ReportSheet.tsx';
import { ReportTable } from './ReportTable.tsx';
import { SpanChoice } from './SpanChoice.tsx';
import type { Days } from './span.ts';

/** Weeks that are followed. */
const weeks = 12;

const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part * 100) / whole);

/** How strong the ground of a full share is; the words on it stay readable in both themes. */
const strongest = 0.45;

const groundOf = (percent: number): string => `${Math.round(percent * strongest)}%`;

/** How many are still there, on a ground that is the stronger the more they are; the figure itself says it too. */
const Share = ({ active, joined }: { readonly active: number | undefined; readonly joined: number }) => {
  const percent = active === undefined ? null : percentOf(active, joined);
  if (percent === null) return <span>–</span>;
  return (
    <Box
      component="span"
      title={String(active)}
      sx={(theme) => ({
        display: 'block',
        textAlign: 'right',
        paddingX: 0.5,
        borderRadius: 0.5,
        backgroundColor: `color-mix(in srgb, ${theme.palette.primary.main} ${groundOf(percent)}, transparent)`,
      })}
    >
      {percent} %
    </Box>
  );
};

/** What the grounds stand for. */
const HeatKey = () => (
  <Stack aria-hidden direction="row" sx={{ gap: 0.5, marginTop: 1 }}>
    {[0, 25, 50, 75, 100].map((percent) => (
      <Box key={percent} sx={{ width: 64 }}>
        <Share active={percent} joined={100} />
      </Box>
    ))}
  </Stack>
);

/** From joining to playing, and who plays on. */
export const PeopleReport = ({
  days,
  onDays,
}: {
  readonly days: Days;
  readonly onDays: (days: Days) => void;
}) => {
  const translate = useTranslate();
  const said = (count: number, whole: number): string => {
    const percent = percentOf(count, whole);
    return percent === null ? String(count) : `${count} (${percent} %)`;
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <Panel
        title={translate('office.reports.funnel')}
        actions={<ReportSheet report={{ kind: 'funnel', ...days }} />}
      >
        <Stack sx={{ gap: 2 }}>
          <SpanChoice days={days} onChange={onDays} />
          <Answered call={reportFunnel} body={days}>
            {({ joined, cohort, period, refused }) => (
              <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
                <Box>
                  <Typography component="h3" sx={{ fontWeight: 600, marginBottom: 1 }}>
                    {translate('office.reports.cohort')}
                  </Typography>
                  <Facts
                    facts={[
                      { label: translate('office.today.joined'), value: joined },
                      { label: translate('office.reports.deposited'), value: said(cohort.deposited, joined) },
                      { label: translate('office.reports.played'), value: said(cohort.played, joined) },
                    ]}
                  />
                </Box>
                <Box>
                  <Typography component="h3" sx={{ fontWeight: 600, marginBottom: 1 }}>
                    {translate('office.reports.period')}
                  </Typography>
                  <Facts
                    facts={[
                      { label: translate('office.today.first_deposits'), value: period.first_deposits },
                      { label: translate('office.reports.depositors'), value: period.depositors },
                      { label: translate('office.reports.players'), value: period.players },
                    ]}
                  />
                </Box>
                <Box sx={{ gridColumn: { md: '1 / -1' }, minWidth: 0 }}>
                  <Typography component="h3" sx={{ fontWeight: 600, marginBottom: 1 }}>
                    {translate('office.reports.refused')}
                  </Typography>
                  <ReportTable
                    label={translate('office.reports.refused')}
                    rows={refused}
                    keyOf={({ code, field }) => `${code}/${field ?? ''}`}
                    columns={[
                      { label: translate('office.reports.code'), kind: 'text', value: ({ code }) => code },
                      { label: translate('office.reports.field'), kind: 'text', value: ({ field }) => field },
                      {
                        label: translate('office.reports.tries'),
                        kind: 'number',
                        value: ({ count }) => count,
                      },
                    ]}
                  />
                </Box>
              </Box>
            )}
          </Answered>
        </Stack>
      </Panel>
      <Panel
        title={translate('office.reports.retention')}
        actions={<ReportSheet report={{ kind: 'retention', weeks }} />}
      >
        <Answered call={reportRetention} body={{ weeks }}>
          {({ cohorts }) => (
            <PlainTable
              label={translate('office.reports.retention')}
              rows={cohorts}
              keyOf={({ week }) => week}
              columns={[
                {
                  label: translate('office.reports.week'),
                  cell: ({ week }) => <span style={{ whiteSpace: 'nowrap' }}>{week}</span>,
                  isHead: true,
                },
                { label: translate('office.today.joined'), cell: ({ joined }) => joined, end: true },
                ...Array.from({ length: weeks }, (_, place) => ({
                  label: String(place),
                  cell: ({
                    active,
                    joined,
                  }: {
                    readonly active: readonly number[];
                    readonly joined: number;
                  }) => <Share active={active[place]} joined={joined} />,
                  end: true,
                })),
              ]}
            />
          )}
        </Answered>
        <HeatKey />
        <Typography variant="body2" sx={{ color: 'text.secondary', marginTop: 1 }}>
          {translate('office.reports.retention_text')}
        </Typography>
      </Panel>
    </Stack>
  );
};
