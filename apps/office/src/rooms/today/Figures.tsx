import { Box, Stack, Typography } from '@mui/material';
import type { OfficeToday } from '@pavilion/contract/office';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Chart } from '../../ui/Chart.tsx';
import { Instant } from '../../ui/Instant.tsx';
import { Money } from '../../ui/Money.tsx';
import { Nothing, Panel } from '../../ui/Panel.tsx';
import { PlainTable } from '../../ui/PlainTable.tsx';

const hourName = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

const Figure = ({
  name,
  value,
  below,
}: {
  readonly name: string;
  readonly value: number;
  readonly below?: string;
}) => (
  <Box>
    <Typography sx={{ color: 'text.secondary' }}>{name}</Typography>
    <Typography sx={{ fontSize: 24, fontWeight: 700, lineHeight: 1.2 }}>{value}</Typography>
    {below !== undefined && (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {below}
      </Typography>
    )}
  </Box>
);

type Played = OfficeToday['play'][number];

const isSome = (amount: string | null): boolean => amount !== null && /[1-9]/.test(amount);

/** Whether anything was played in this currency today or in what stands beside it: a hall has more currencies than players. */
const wasPlayed = ({ so_far: soFar, compared }: Played): boolean =>
  [soFar, compared.today, compared.yesterday, compared.week_before].some((sums) =>
    Object.values(sums).some(isSome),
  );

/** What play came to by an hour, beside what it had come to by the same hour before. */
const PlayToday = ({ today }: { readonly today: OfficeToday }) => {
  const translate = useTranslate();
  const hour = hourName(today.compared_until);
  const amount = (of: (row: Played) => string) => (row: Played) => (
    <Money amount={of(row)} currency={row.currency} />
  );
  const rows = today.play.filter(wasPlayed);
  if (rows.length === 0) return <Nothing text={translate('office.today.no_play')} />;
  return (
    <PlainTable
      label={translate('office.today.play')}
      rows={rows}
      keyOf={({ currency }) => currency}
      columns={[
        { label: translate('office.today.turnover'), cell: amount((row) => row.so_far.turnover), end: true },
        { label: translate('office.today.ggr'), cell: amount((row) => row.so_far.ggr), end: true },
        { label: translate('office.today.ngr'), cell: amount((row) => row.so_far.ngr), end: true },
        {
          label: translate('office.today.ggr_until', { hour }),
          cell: amount((row) => row.compared.today.ggr),
          end: true,
        },
        {
          label: translate('office.today.ggr_yesterday'),
          cell: amount((row) => row.compared.yesterday.ggr),
          end: true,
        },
        {
          label: translate('office.today.ggr_week_before'),
          cell: amount((row) => row.compared.week_before.ggr),
          end: true,
        },
      ]}
    />
  );
};

/** GGR of each hour of today beside yesterday's: drawn, and as a table for whoever asks for the numbers. */
const HoursOf = ({ played: { currency, hours } }: { readonly played: Played }) => {
  const translate = useTranslate();
  const tableId = useId();
  const label = translate('office.today.ggr_by_hour', { currency });
  const amount = (of: string | null) => (of === null ? '–' : <Money amount={of} currency={currency} />);
  return (
    <Box sx={{ marginTop: 3, minWidth: 0 }}>
      <Typography component="h3" sx={{ fontWeight: 600, marginBottom: 1 }}>
        {label}
      </Typography>
      <Chart
        label={label}
        places={hours.map(({ hour }) => hourName(hour))}
        series={[
          { name: translate('office.today.today'), amounts: hours.map(({ today }) => today) },
          { name: translate('office.today.yesterday'), amounts: hours.map(({ yesterday }) => yesterday) },
        ]}
        unit={currency}
        tableId={tableId}
      />
      <Box component="details" sx={{ marginTop: 1 }}>
        <Box component="summary" sx={{ cursor: 'pointer', color: 'text.secondary' }}>
          {translate('office.chart.as_table')}
        </Box>
        <PlainTable
          id={tableId}
          label={label}
          rows={hours}
          keyOf={({ hour }) => hour}
          columns={[
            { label: translate('office.today.hour'), cell: ({ hour }) => hourName(hour), isHead: true },
            { label: translate('office.today.today'), cell: ({ today }) => amount(today), end: true },
            { label: translate('office.today.yesterday'), cell: (row) => amount(row.yesterday), end: true },
          ]}
        />
      </Box>
    </Box>
  );
};

type MoneyOf = OfficeToday['money'][number];
const spans = ['today', 'yesterday', 'week_before'] as const;

/** What came in and went out so far, and by the last full hour of today and of the days beside it. */
const MoneyToday = ({ today }: { readonly today: OfficeToday }) => {
  const translate = useTranslate();
  const hour = hourName(today.compared_until);
  const counted = ({ count, amount }: { count: number; amount: string }, currency: string) => (
    <Box component="span" sx={{ display: 'inline-block' }}>
      <Money amount={amount} currency={currency} />
      <br />
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('office.today.count', { smart_count: count })}
      </Typography>
    </Box>
  );
  if (today.money.length === 0) return <Nothing text={translate('office.today.no_money')} />;
  const rows = today.money.flatMap((money) =>
    (['deposits', 'withdrawals'] as const).map((kind) => ({ kind, money })),
  );
  const spanNames = {
    today: translate('office.today.until', { hour }),
    yesterday: translate('office.today.ggr_yesterday'),
    week_before: translate('office.today.ggr_week_before'),
  };
  const cell = (of: (money: MoneyOf) => MoneyOf['so_far']) => (row: (typeof rows)[number]) =>
    counted(of(row.money)[row.kind], row.money.currency);
  return (
    <PlainTable
      label={translate('office.today.money')}
      rows={rows}
      keyOf={({ kind, money }) => `${kind} ${money.currency}`}
      columns={[
        {
          label: translate('office.today.money'),
          cell: ({ kind }) => translate(`office.today.${kind}`),
          isHead: true,
        },
        { label: translate('office.today.today'), cell: cell(({ so_far: soFar }) => soFar), end: true },
        ...spans.map((span) => ({
          label: spanNames[span],
          cell: cell(({ compared }) => compared[span]),
          end: true,
        })),
      ]}
    />
  );
};

/** How the day goes. */
export const Figures = ({ today }: { readonly today: OfficeToday }) => {
  const translate = useTranslate();
  const { first_deposits_compared: before, compared_until: until } = today;
  return (
    <Panel title={translate('office.today.day')}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 6, rowGap: 2, marginBottom: 3 }}>
        <Figure name={translate('office.today.online')} value={today.online} />
        <Figure name={translate('office.today.joined')} value={today.joined} />
        <Figure
          name={translate('office.today.first_deposits')}
          value={today.first_deposits}
          below={translate('office.today.first_compared', { hour: hourName(until), ...before })}
        />
      </Stack>
      <MoneyToday today={today} />
      <Typography component="h3" sx={{ fontWeight: 600, marginTop: 3, marginBottom: 1 }}>
        {translate('office.today.play')}
      </Typography>
      <PlayToday today={today} />
      {today.play
        .filter(({ hours }) => hours.some((hour) => isSome(hour.today) || isSome(hour.yesterday)))
        .map((played) => (
          <HoursOf key={played.currency} played={played} />
        ))}
      <Typography variant="body2" sx={{ color: 'text.secondary', marginTop: 2 }}>
        {translate('office.today.since')} <Instant at={today.day_began_at} /> ·{' '}
        {translate('office.today.as_of')} <Instant at={today.as_of} />
      </Typography>
    </Panel>
  );
};
