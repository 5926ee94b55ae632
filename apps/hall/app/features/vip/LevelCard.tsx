import type { Currency } from '@pavilion/contract';
import type { VipLevel } from '@pavilion/contract/vip';
import { useTranslation } from '../../i18n/texts.ts';
import { classes } from '../../ui/classes.ts';
import { plainMoney } from '../../ui/plainMoney.ts';

interface LevelProps {
  readonly level: VipLevel;
  readonly currency: Currency;
  readonly isOwn: boolean;
}

/** What a level gives, in lines; what it does not give is not told. */
const useGifts = ({ level, currency }: Pick<LevelProps, 'level' | 'currency'>): readonly string[] => {
  const { t } = useTranslation();
  const money = (amount: string) => plainMoney(amount, currency);
  return [
    level.cash_back_percent === '0'
      ? ''
      : t('vip.gives_cash_back', { percent: level.cash_back_percent, max: money(level.cash_back_max) }),
    level.birthday === null ? '' : t('vip.gives_birthday', { amount: money(level.birthday) }),
    level.withdraw_max === null ? '' : t('vip.gives_max', { amount: money(level.withdraw_max) }),
    level.withdrawals_daily === null ? '' : t('vip.gives_daily', { number: level.withdrawals_daily }),
    level.payouts_first ? t('vip.gives_first') : '',
  ].filter((line) => line !== '');
};

/** One level: what it wants, and what it gives. */
export const LevelCard = (props: LevelProps) => {
  const { t } = useTranslation();
  const { level, currency, isOwn } = props;
  const gifts = useGifts(props);
  return (
    <li
      data-level={level.level}
      aria-current={isOwn || undefined}
      className={classes('rounded-card bg-raised p-5 ring-1 ring-inset', isOwn ? 'ring-accent' : 'ring-line')}
    >
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-semibold text-lg">
          {t('vip.level', { level: level.level })}
          {isOwn && <span className="ms-2 font-medium text-accent text-xs">{t('vip.yours')}</span>}
        </h3>
        <p className="tnum text-sm text-text-2">
          {t('vip.reach', { amount: plainMoney(level.reach, currency) })}
        </p>
      </div>
      <ul className="flex list-disc flex-col gap-1 ps-4 text-sm leading-6">
        {gifts.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="tnum mt-3 text-text-3 text-xs">
        {t('vip.keep', { amount: plainMoney(level.keep, currency) })}
      </p>
    </li>
  );
};
