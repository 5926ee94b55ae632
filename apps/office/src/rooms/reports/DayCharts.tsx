import { Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Chart } from '../../ui/Chart.tsx';

interface DayRow {
  readonly key: string;
  readonly currency: string;
}

interface DaySeries<Row> {
  readonly name: string;
  readonly amount: (row: Row) => string;
}

interface DayChartsProps<Row extends DayRow> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly series: readonly [DaySeries<Row>, DaySeries<Row>];
  readonly tableId: string;
}

/** Days beside each other, for each currency its own picture: different currencies have no common height. */
export const DayCharts = <Row extends DayRow>({ label, rows, series, tableId }: DayChartsProps<Row>) => {
  const translate = useTranslate();
  const [first, second] = series;
  const currencies = [...new Set(rows.map(({ currency }) => currency))];
  return (
    <Stack sx={{ gap: 2, marginBottom: 2 }}>
      {currencies.map((currency) => {
        const days = rows.filter((row) => row.currency === currency);
        if (days.length < 2) return null;
        return (
          <Chart
            key={currency}
            label={translate('office.chart.by_day', { label, currency })}
            places={days.map(({ key }) => key)}
            series={[
              { name: `${first.name} · ${currency}`, amounts: days.map(first.amount) },
              { name: `${second.name} · ${currency}`, amounts: days.map(second.amount) },
            ]}
            unit={currency}
            tableId={tableId}
          />
        );
      })}
    </Stack>
  );
};
