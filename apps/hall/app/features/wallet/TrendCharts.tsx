import type { DataOf } from '@pavilion/contract';
import { recordsTrend, trendDays } from '@pavilion/contract/records';
import { type ReactNode, useState } from 'react';
import { useCallQuery } from '../../api/useCall.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyScene } from '../../ui/EmptyScene.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AmountChart } from './AmountChart.tsx';

type Trend = DataOf<typeof recordsTrend>;
type Days = (typeof trendDays)[number];

/** One of the two, at amounts of the trend. */
const pointsOf = (trend: Trend, of: 'balance' | 'net') =>
  trend.points.map((point) => ({ day: point.day, amount: point[of] }));

const Periods = ({ days, onChange }: { readonly days: Days; readonly onChange: (days: Days) => void }) => {
  const { t } = useTranslation();
  return (
    <fieldset className="mb-3 flex flex-wrap gap-2" data-field="chart-days">
      <legend className="sr-only">{t('wallet.chart_period')}</legend>
      {trendDays.map((value) => (
        <Button
          key={value}
          size="sm"
          tone={value === days ? 'quiet' : 'ghost'}
          aria-pressed={value === days}
          onClick={() => onChange(value)}
        >
          {t('wallet.chart_days', { number: value })}
        </Button>
      ))}
    </fieldset>
  );
};

/** Beside one another on the desktop, where there are two. */
const Charts = ({
  trend,
  hidden,
  ofPlayAlone,
}: {
  readonly trend: Trend;
  readonly hidden: boolean;
  readonly ofPlayAlone: boolean;
}): ReactNode => {
  const { t } = useTranslation();
  const net = (
    <AmountChart
      name="net"
      drawn="bars"
      points={pointsOf(trend, 'net')}
      currency={trend.currency}
      hidden={hidden}
      title={t('wallet.chart_net')}
      note={t('wallet.chart_net_text')}
    />
  );
  if (ofPlayAlone) return net;
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <AmountChart
        name="balance"
        drawn="line"
        points={pointsOf(trend, 'balance')}
        currency={trend.currency}
        hidden={hidden}
        title={t('wallet.chart_balance')}
      />
      {net}
    </div>
  );
};

/** How the main balance went and what play brought; amounts stay hidden while the eye is closed. */
export const TrendCharts = ({
  hidden,
  ofPlayAlone = false,
}: {
  readonly hidden: boolean;
  /** What play brought and nothing else, where that is the question. */
  readonly ofPlayAlone?: boolean;
}) => {
  const { t } = useTranslation();
  const [days, setDays] = useState<Days>(30);
  const trend = useCallQuery(recordsTrend, { days });
  return (
    <section data-trend>
      <Periods days={days} onChange={setDays} />
      {trend.isLoadingError ? (
        <EmptyScene scene="failed" title={t('wallet.chart_failed')}>
          <Button onClick={() => void trend.refetch()}>{t('member.retry')}</Button>
        </EmptyScene>
      ) : trend.data === undefined ? (
        <Skeleton className="h-64 w-full" />
      ) : (
        <Charts trend={trend.data} hidden={hidden} ofPlayAlone={ofPlayAlone} />
      )}
    </section>
  );
};
