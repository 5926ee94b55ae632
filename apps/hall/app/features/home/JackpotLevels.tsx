import type { Currency } from '@pavilion/contract';
import type { JackpotLevel } from '@pavilion/contract/content';
import { useTranslation } from '../../i18n/texts.ts';
import { classes } from '../../ui/classes.ts';
import { Money } from '../../ui/Money.tsx';
import { boundMoney } from '../../ui/plainMoney.ts';
import { wayToDrop } from './model/shownJackpot.ts';

interface JackpotLevelsProps {
  readonly levels: readonly JackpotLevel[];
  readonly currency: Currency;
  readonly narrow: boolean;
}

/** How far it has come on the way to its drop, said in figures beside. */
const Way = ({ share }: { share: number }) => (
  <span aria-hidden className="block h-1 overflow-hidden rounded-full bg-ground ring-1 ring-line ring-inset">
    <span className="block h-full rounded-full bg-accent" style={{ width: `${share * 100}%` }} />
  </span>
);

/** What the total is made of: each jackpot with its name, and, where it must drop, by what amount. */
export const JackpotLevels = ({ levels, currency, narrow }: JackpotLevelsProps) => {
  const { t } = useTranslation();
  return (
    <ul
      aria-label={t('home.jackpot_levels')}
      className={classes(
        'grid w-full gap-2',
        narrow
          ? 'grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))]'
          : 'grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]',
      )}
    >
      {levels.map(({ id, name, amount, drops_by: dropsBy }) => {
        const share = wayToDrop({ amount, drops_by: dropsBy });
        return (
          <li
            key={id}
            data-level={id}
            className="flex min-w-0 flex-col gap-1.5 rounded-control bg-higher px-3 py-2"
          >
            <span
              className={classes(
                'flex',
                // Every language is as long as it is: on a phone all of them stand alike.
                narrow ? 'flex-col' : 'flex-wrap items-baseline justify-between gap-x-3',
              )}
            >
              <span className="min-w-0 font-semibold text-sm">{name}</span>
              <Money amount={amount} currency={currency} className="font-semibold text-accent" />
            </span>
            {share !== null && <Way share={share} />}
            <span className="text-text-3 text-xs">
              {dropsBy === null
                ? t('home.jackpot_any_time')
                : t('home.jackpot_drops_by', { amount: boundMoney(dropsBy, currency) })}
            </span>
          </li>
        );
      })}
    </ul>
  );
};
