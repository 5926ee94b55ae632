import { useTranslation } from '../../i18n/texts.ts';
import { Money } from '../../ui/Money.tsx';
import type { Safety } from './model/useSafety.ts';

const periods = ['day', 'week', 'month'] as const;

/** What was staked and won, and how it ended, over a day, a week and a month; and the time it took. */
export const PositionCard = ({ safety }: { readonly safety: Safety }) => {
  const { t } = useTranslation();
  const { currency, position, played_minutes: minutes } = safety;
  return (
    <section className="rounded-card bg-raised p-5 ring-1 ring-line ring-inset">
      <h2 className="font-semibold text-base">{t('safety.position')}</h2>
      <table className="mt-3 w-full text-sm">
        <thead>
          <tr className="text-text-3 text-xs">
            <td />
            {(['records.stake', 'records.win', 'records.net'] as const).map((key) => (
              <th key={key} scope="col" className="py-2 text-right font-medium">
                {t(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {periods.map((period) => (
            <tr key={period} data-position={period} className="border-line border-t">
              <th scope="row" className="py-3 text-left font-normal text-text-2">
                {t(`safety.period_${period}`)}
              </th>
              <td className="py-3 text-right">
                <Money amount={position[period].staked} currency={currency} />
              </td>
              <td className="py-3 text-right">
                <Money amount={position[period].won} currency={currency} />
              </td>
              <td className="py-3 text-right">
                <Money amount={position[period].net} currency={currency} signed className="font-semibold" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-text-2 text-xs">{t('safety.played_today', { minutes })}</p>
    </section>
  );
};
