import type { DataOf } from '@pavilion/contract';
import type { recordsStatement } from '@pavilion/contract/records';
import IconChevron from '~icons/lucide/chevron-down';
import { useTranslation } from '../../i18n/texts.ts';
import { Money } from '../../ui/Money.tsx';

export type StatementData = DataOf<typeof recordsStatement>;

/** What came in and went out, kind by kind; put away until somebody wants to know. */
export const TotalsByKind = ({ statement }: { readonly statement: StatementData }) => {
  const { t } = useTranslation();
  if (statement.totals.length === 0) return null;
  return (
    <details className="group mt-4 border-line border-t pt-3" data-totals>
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 text-sm text-text-2 [&::-webkit-details-marker]:hidden">
        {t('statement.by_kind')}
        <IconChevron aria-hidden className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <table className="w-full text-sm">
        <thead>
          <tr className="text-text-3 text-xs">
            <th scope="col" className="py-1.5 text-left font-medium">
              {t('records.kind')}
            </th>
            <th scope="col" className="py-1.5 text-right font-medium">
              {t('statement.in')}
            </th>
            <th scope="col" className="py-1.5 text-right font-medium">
              {t('statement.out')}
            </th>
          </tr>
        </thead>
        <tbody>
          {statement.totals.map((total) => (
            <tr key={total.kind} className="border-line border-t">
              <th scope="row" className="py-2 text-left font-normal">
                {t(`records.kind_${total.kind}`)}
              </th>
              <td className="py-2 text-right">
                <Money amount={total.in} currency={statement.currency} />
              </td>
              <td className="py-2 text-right">
                <Money amount={total.out} currency={statement.currency} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
};
