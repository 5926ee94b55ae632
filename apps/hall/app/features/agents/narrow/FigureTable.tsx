import type { ReactNode } from 'react';
import IconChevron from '~icons/lucide/chevron-down';
import { useTranslation } from '../../../i18n/texts.ts';
import type { Cells, FigureTableProps } from '../model/figureTable.ts';

type CardProps = Pick<FigureTableProps, 'columns' | 'chief'> & {
  readonly name: string;
  readonly head: ReactNode;
  readonly cells: Cells;
};

/** One row: its chief figures, and all others when it is opened. */
const Card = ({ name: key, head, cells, columns, chief }: CardProps) => {
  const { t } = useTranslation();
  const filled = columns.filter(({ name }) => cells[name] !== undefined);
  return (
    <li data-row={key} className="rounded-card bg-raised ring-1 ring-line ring-inset">
      <div className="px-4 pt-3 font-semibold text-sm">{head}</div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 px-4 py-3">
        {filled
          .filter(({ name }) => chief.includes(name))
          .map(({ name, label }) => (
            <div key={name} className="min-w-0">
              <dt className="text-text-3 text-xs">{label}</dt>
              <dd className="mt-0.5 font-medium text-sm">{cells[name]}</dd>
            </div>
          ))}
      </dl>
      <details className="group border-line border-t px-4">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 text-sm text-text-2 [&::-webkit-details-marker]:hidden">
          {t('agent_report.all_figures')}
          <IconChevron aria-hidden className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        <dl className="pb-3 text-sm">
          {filled
            .filter(({ name }) => !chief.includes(name))
            .map(({ name, label }) => (
              <div key={name} className="flex items-baseline justify-between gap-4 py-1.5">
                <dt className="text-text-2">{label}</dt>
                <dd className="text-right">{cells[name]}</dd>
              </div>
            ))}
        </dl>
      </details>
    </li>
  );
};

/** A card for each row, the total first: on a phone nobody scrolls down to it. */
export const FigureTable = ({ label, rows, total, columns, chief }: FigureTableProps) => {
  const { t } = useTranslation();
  return (
    <ul aria-label={label} className="flex flex-col gap-3">
      <Card name="total" head={t('agent_report.total')} cells={total} columns={columns} chief={chief} />
      {rows.map(({ key, head, cells }) => (
        <Card key={key} name={key} head={head} cells={cells} columns={columns} chief={chief} />
      ))}
    </ul>
  );
};
