import type { Award } from '@pavilion/contract/recommend';
import { useTranslation } from '../../../i18n/texts.ts';
import { classes } from '../../../ui/classes.ts';
import { Money } from '../../../ui/Money.tsx';
import { TableFrame } from '../../../ui/TableFrame.tsx';
import { useDay } from '../model/useDay.ts';

const columns = ['day', 'kind', 'friend', 'state', 'amount'] as const;

export const AwardTable = ({ rows }: { readonly rows: readonly Award[] }) => {
  const { t } = useTranslation();
  const show = useDay();
  return (
    <TableFrame label={t('recommend.record')}>
      <table className="w-full text-sm">
        <thead>
          <tr className="border-line border-b text-text-3 text-xs">
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className={classes('px-5 py-3 font-medium', column === 'amount' ? 'text-right' : 'text-left')}
              >
                {t(`recommend.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, day, kind, friend, state, amount, currency }) => (
            <tr key={id} data-award={id} className="border-line border-b last:border-b-0">
              <td className="tnum whitespace-nowrap px-5 py-3.5">{show(day)}</td>
              <td className="px-5 py-3.5">{t(`recommend.kind_${kind}`)}</td>
              <td className="tnum px-5 py-3.5 text-text-2">{friend ?? '–'}</td>
              <td className="px-5 py-3.5 text-text-2">{t(`recommend.state_${state}`)}</td>
              <td className="px-5 py-3.5 text-right">
                <Money amount={amount} currency={currency} signed className="font-semibold" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
};
