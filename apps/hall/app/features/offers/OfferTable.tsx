import type { Currency } from '@pavilion/contract';
import { useLocale } from '../../i18n/LocaleContext.tsx';
import { useTranslation } from '../../i18n/texts.ts';
import { dayFormat } from '../../site/instantFormat.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { classes } from '../../ui/classes.ts';
import { plainMoney } from '../../ui/plainMoney.ts';
import { type Detail, type Said, valuesOf } from './model/offerDetails.ts';

/** Words, an amount, or a day of the site's calendar. */
const useSay = (currency: Currency): ((said: Said) => string) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { site } = useSite();
  return (said) => {
    if ('amount' in said) return plainMoney(said.amount, currency);
    if ('text' in said) return t(said.text, valuesOf(said, plainMoney, currency));
    return dayFormat(locale, site.time_zone).format(new Date(said.until));
  };
};

/** Terms or an example as a table of two columns. `hasResult` sets the last row off from those that lead to it. */
export const OfferTable = ({
  title,
  details,
  currency,
  hasResult = false,
}: {
  readonly title: string;
  readonly details: readonly Detail[];
  readonly currency: Currency;
  readonly hasResult?: boolean;
}) => {
  const { t } = useTranslation();
  const say = useSay(currency);
  if (details.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3 font-semibold text-base">{title}</h2>
      <table className="w-full table-fixed border-separate border-spacing-0 overflow-hidden rounded-card bg-raised text-sm ring-1 ring-line ring-inset">
        <tbody>
          {details.map(({ label, said }, place) => {
            const isResult = hasResult && place === details.length - 1;
            const line = place > 0 && 'border-line border-t';
            return (
              <tr key={label}>
                <th
                  scope="row"
                  className={classes(
                    'hyphens-auto break-words px-4 py-3 text-left align-top font-normal lg:px-5',
                    hasResult ? 'w-3/5' : 'w-2/5',
                    line,
                    isResult ? 'text-text' : 'text-text-2',
                  )}
                >
                  {t(label)}
                </th>
                <td
                  // Server and browser may know different editions of a language's date forms.
                  suppressHydrationWarning
                  className={classes(
                    'tnum break-words px-4 py-3 align-top lg:px-5',
                    line,
                    hasResult && 'text-right',
                    isResult && 'font-semibold text-accent',
                  )}
                >
                  {say(said)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
};
