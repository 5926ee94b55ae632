import type { DataOf } from '@pavilion/contract';
import type { recordsStatement } from '@pavilion/contract/records';
import { useTranslation } from '../../../i18n/texts.ts';
import { FoldedTable } from '../../../ui/FoldedTable.tsx';
import { Money } from '../../../ui/Money.tsx';

export type StatementData = DataOf<typeof recordsStatement>;

/** What came in and went out, kind by kind; put away until somebody wants to know. */
export const TotalsByKind = ({ statement }: { readonly statement: StatementData }) => {
  const { t } = useTranslation();
  if (statement.totals.length === 0) return null;
  return (
    <div className="mt-4 border-line border-t pt-3" data-totals>
      <FoldedTable
        summary={t('statement.by_kind')}
        heads={[t('records.kind'), t('statement.in'), t('statement.out')]}
      >
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
      </FoldedTable>
    </div>
  );
};
