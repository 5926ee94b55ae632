import type { DataOf } from '@pavilion/contract';
import { recordsTrend, trendDays } from '@pavilion/contract/records';
import { formatMinor, type Minor, minor, parseDecimal } from '@pavilion/money';
import { type ReactNode, useState } from 'react';
import { useCallQuery } from '../../api/useCall.ts';
import { useLocale } from '../../i18n/LocaleContext.tsx';
import { useTranslation } from '../../i18n/texts.ts';
import { languageTags } from '../../locales/index.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { EmptyScene } from '../../ui/EmptyScene.tsx';
import { FoldedTable } from '../../ui/FoldedTable.tsx';
import { Money } from '../../ui/Money.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { barsOf, type Extent, extentOf, linePath, plot } from './model/chart.ts';

type Trend = DataOf<typeof recordsTrend>;
type Days = (typeof trendDays)[number];

/** `2026-11-20` as a short date. It is a day already, of the site's zone: no zone may move it. */
const useDayFormat = (): ((day: string) => string) => {
  const locale = useLocale();
  const format = new Intl.DateTimeFormat(languageTags[locale], {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return (day) => format.format(new Date(`${day}T00:00:00Z`));
};

interface ChartProps {
  readonly trend: Trend;
  readonly of: 'balance' | 'net';
  readonly hidden: boolean;
}

/** Where the amounts stand beside the plot: each at its height. */
const amountsAt = (extent: Extent | null): string => {
  if (extent === null || extent.low !== extent.high) return 'justify-between';
  return extent.low === 0n ? 'justify-end' : 'justify-center';
};

const amountsOf = ({ trend, of }: ChartProps): Minor[] =>
  trend.points.map((point) => parseDecimal(point[of], trend.currency) ?? minor(0));

const Drawing = ({ amounts, of }: { readonly amounts: readonly Minor[]; readonly of: ChartProps['of'] }) => {
  if (of === 'balance') {
    const { line, area } = linePath(amounts);
    return (
      <>
        <path d={area} className="fill-accent opacity-15" />
        <path
          d={line}
          vectorEffect="non-scaling-stroke"
          className="fill-none stroke-2 stroke-accent"
          strokeLinejoin="round"
        />
      </>
    );
  }
  const { bars, zero } = barsOf(amounts);
  return (
    <>
      {bars.map(({ x, y, width, height, isLoss }) => (
        <rect
          key={x}
          x={x}
          y={y}
          width={width}
          height={height}
          className={isLoss ? 'fill-cinnabar' : 'fill-jade'}
        />
      ))}
      <path
        d={`M0 ${zero}H${plot.width}`}
        vectorEffect="non-scaling-stroke"
        className="fill-none stroke-1 stroke-edge"
      />
    </>
  );
};

/** The same as a table, for those who would rather read, or hear. */
const AsTable = ({ trend, of, hidden, title }: ChartProps & { readonly title: string }) => {
  const { t } = useTranslation();
  const day = useDayFormat();
  return (
    <div className="mt-2">
      <FoldedTable summary={t('wallet.chart_table')} heads={[t('wallet.chart_day'), title]}>
        {trend.points.map((point) => (
          <tr key={point.day} className="border-line border-t">
            <th scope="row" className="tnum py-2 text-left font-normal">
              {day(point.day)}
            </th>
            <td className="py-2 text-right">
              <Money amount={point[of]} currency={trend.currency} signed={of === 'net'} hidden={hidden} />
            </td>
          </tr>
        ))}
      </FoldedTable>
    </div>
  );
};

/** One chart: its lowest and highest amount, its first and last day, told in words as well. */
const Chart = (props: ChartProps & { readonly title: string; readonly note?: string }) => {
  const { trend, of, hidden, title, note } = props;
  const { t } = useTranslation();
  const day = useDayFormat();
  const amounts = amountsOf(props);
  const extent = extentOf(amounts);
  const show = (amount: bigint): string => (hidden ? '••••' : formatMinor(minor(amount), trend.currency));
  const from = day(trend.points[0]?.day ?? '');
  const to = day(trend.points.at(-1)?.day ?? '');
  const low = show(extent?.low ?? 0n);
  const high = show(extent?.high ?? 0n);
  return (
    <figure data-chart={of} className="min-w-0 rounded-card bg-raised p-5 ring-1 ring-line ring-inset">
      <figcaption className="font-semibold text-sm">{title}</figcaption>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-2 text-text-3 text-xs">
        <svg
          role="img"
          aria-label={`${title}. ${t('wallet.chart_summary', { from, to, low, high })}`}
          viewBox={`0 -2 ${plot.width} ${plot.height + 4}`}
          preserveAspectRatio="none"
          className="block h-32 w-full"
        >
          <Drawing amounts={amounts} of={of} />
        </svg>
        <p aria-hidden className={classes('tnum flex flex-col text-right', amountsAt(extent))}>
          <span>{high}</span>
          {low !== high && <span>{low}</span>}
        </p>
        <p aria-hidden className="tnum flex justify-between gap-4">
          <span>{from}</span>
          <span>{to}</span>
        </p>
      </div>
      {note !== undefined && <p className="mt-2 text-text-3 text-xs">{note}</p>}
      <AsTable trend={trend} of={of} hidden={hidden} title={title} />
    </figure>
  );
};

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
    <Chart
      trend={trend}
      of="net"
      hidden={hidden}
      title={t('wallet.chart_net')}
      note={t('wallet.chart_net_text')}
    />
  );
  if (ofPlayAlone) return net;
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Chart trend={trend} of="balance" hidden={hidden} title={t('wallet.chart_balance')} />
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
        <EmptyScene scene="bridge" title={t('wallet.chart_failed')}>
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
