import type { ReactNode } from 'react';
import IconChevron from '~icons/lucide/chevron-down';
import { useTranslation } from '../../../i18n/texts.ts';
import { chiefFigures } from '../model/figures.ts';
import type { FigureRow, FigureTableProps } from '../model/figureTable.ts';
import { FigureCell } from '../reports/FigureCell.tsx';

const Pair = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4 py-1.5">
    <dt className="text-text-2">{label}</dt>
    <dd className="text-right">{children}</dd>
  </div>
);

type CardProps = FigureTableProps & { readonly row: Omit<FigureRow, 'head'>; readonly head: ReactNode };

/** One row: its chief figures, and all others when it is opened. */
const Card = ({
  row: { key, figures, own },
  head,
  columns,
  before = [],
  after = [],
  currency,
}: CardProps) => {
  const { t } = useTranslation();
  return (
    <li data-row={key} className="rounded-card bg-raised ring-1 ring-line ring-inset">
      <div className="px-4 pt-3 font-semibold text-sm">{head}</div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 px-4 py-3">
        {chiefFigures
          .filter((name) => columns.includes(name))
          .map((name) => (
            <div key={name} className="min-w-0">
              <dt className="text-text-3 text-xs">{t(`agent_report.${name}`)}</dt>
              <dd className="mt-0.5 font-medium text-sm">
                <FigureCell figures={figures} name={name} currency={currency} />
              </dd>
            </div>
          ))}
      </dl>
      <details className="group border-line border-t px-4">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 text-sm text-text-2 [&::-webkit-details-marker]:hidden">
          {t('agent_report.all_figures')}
          <IconChevron aria-hidden className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        <dl className="pb-3 text-sm">
          {own !== undefined &&
            [...before, ...after].map(({ name, label }) => (
              <Pair key={name} label={label}>
                {own[name]}
              </Pair>
            ))}
          {columns
            .filter((name) => !chiefFigures.includes(name))
            .map((name) => (
              <Pair key={name} label={t(`agent_report.${name}`)}>
                <FigureCell figures={figures} name={name} currency={currency} />
              </Pair>
            ))}
        </dl>
      </details>
    </li>
  );
};

/** A card for each row, the total first: on a phone nobody scrolls down to it. */
export const FigureTable = (props: FigureTableProps) => {
  const { t } = useTranslation();
  return (
    <ul aria-label={props.label} className="flex flex-col gap-3">
      <Card {...props} row={{ key: 'total', figures: props.total }} head={t('agent_report.total')} />
      {props.rows.map((row) => (
        <Card {...props} key={row.key} row={row} head={row.head} />
      ))}
    </ul>
  );
};
