import type { Currency } from '@pavilion/contract';
import { formatMinor, type Minor, minor, parseDecimal } from '@pavilion/money';
import { useLocale } from '../../i18n/LocaleContext.tsx';
import { useTranslation } from '../../i18n/texts.ts';
import { dayFormat } from '../../site/instantFormat.ts';
import { classes } from '../../ui/classes.ts';
import { FoldedTable } from '../../ui/FoldedTable.tsx';
import { Money } from '../../ui/Money.tsx';
import { barsOf, type Extent, extentOf, linePath, plot } from './model/chart.ts';

/** `2026-11-20` as a date. It is a day already, of the site's zone: no zone may move it. */
const useDayFormat = (): ((day: string) => string) => {
  const format = dayFormat(useLocale());
  return (day) => format.format(new Date(`${day}T00:00:00Z`));
};

interface AmountChartProps {
  readonly name: string;
  /** A line for what there is at the end of a day; bars for what came and went on it, told by sign and colour. */
  readonly drawn: 'line' | 'bars';
  readonly points: readonly { readonly day: string; readonly amount: string }[];
  readonly currency: Currency;
  readonly title: string;
  readonly note?: string;
  /** Shows `••••` in place of amounts. */
  readonly hidden?: boolean;
}

/** Where the amounts stand beside the plot: each at its height. */
const amountsAt = (extent: Extent | null): string => {
  if (extent === null || extent.low !== extent.high) return 'justify-between';
  return extent.low === 0n ? 'justify-end' : 'justify-center';
};

const Drawing = ({
  amounts,
  drawn,
}: {
  readonly amounts: readonly Minor[];
  readonly drawn: 'line' | 'bars';
}) => {
  if (drawn === 'line') {
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
const AsTable = ({ points, currency, drawn, hidden = false, title }: AmountChartProps) => {
  const { t } = useTranslation();
  const day = useDayFormat();
  return (
    <div className="mt-2">
      <FoldedTable summary={t('wallet.chart_table')} heads={[t('wallet.chart_day'), title]}>
        {points.map((point) => (
          <tr key={point.day} className="border-line border-t">
            <th scope="row" className="tnum py-2 text-left font-normal">
              {day(point.day)}
            </th>
            <td className="py-2 text-right">
              <Money amount={point.amount} currency={currency} signed={drawn === 'bars'} hidden={hidden} />
            </td>
          </tr>
        ))}
      </FoldedTable>
    </div>
  );
};

/** Amounts by day as a drawing: the lowest and highest, the first and last day, told in words as well. */
export const AmountChart = (props: AmountChartProps) => {
  const { name, drawn, points, currency, hidden = false, title, note } = props;
  const { t } = useTranslation();
  const day = useDayFormat();
  const amounts = points.map(({ amount }) => parseDecimal(amount, currency) ?? minor(0));
  const extent = extentOf(amounts);
  const show = (amount: bigint): string => (hidden ? '••••' : formatMinor(minor(amount), currency));
  const from = day(points[0]?.day ?? '');
  const to = day(points.at(-1)?.day ?? '');
  const low = show(extent?.low ?? 0n);
  const high = show(extent?.high ?? 0n);
  return (
    <figure data-chart={name} className="min-w-0 rounded-card bg-raised p-5 ring-1 ring-line ring-inset">
      <figcaption className="font-semibold text-sm">{title}</figcaption>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-2 text-text-3 text-xs">
        <svg
          role="img"
          aria-label={`${title}. ${t('wallet.chart_summary', { from, to, low, high })}`}
          viewBox={`0 -2 ${plot.width} ${plot.height + 4}`}
          preserveAspectRatio="none"
          className="block h-32 w-full"
        >
          <Drawing amounts={amounts} drawn={drawn} />
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
      <AsTable {...props} />
    </figure>
  );
};
