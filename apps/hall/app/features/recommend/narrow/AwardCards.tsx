import type { Award } from '@pavilion/contract/recommend';
import { useTranslation } from '../../../i18n/texts.ts';
import { Money } from '../../../ui/Money.tsx';
import { useDay } from '../model/useDay.ts';

export const AwardCards = ({ rows }: { readonly rows: readonly Award[] }) => {
  const { t } = useTranslation();
  const show = useDay();
  return (
    <ul className="rounded-card bg-raised px-4 ring-1 ring-line ring-inset">
      {rows.map(({ id, day, kind, friend, state, amount, currency }) => (
        <li
          key={id}
          data-award={id}
          className="flex items-center gap-4 border-line border-b py-3 last:border-b-0"
        >
          <span className="min-w-0 flex-1">
            <span className="block truncate font-medium text-sm">{t(`recommend.kind_${kind}`)}</span>
            <span className="tnum flex flex-wrap gap-x-3 text-text-3 text-xs">
              {friend !== null && <span>{friend}</span>}
              <time dateTime={day}>{show(day)}</time>
            </span>
          </span>
          <span className="shrink-0 text-right">
            <Money amount={amount} currency={currency} signed className="block font-semibold text-sm" />
            <span className="block text-text-3 text-xs">{t(`recommend.state_${state}`)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
};
