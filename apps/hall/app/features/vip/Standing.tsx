import type { DataOf } from '@pavilion/contract';
import type { vipStanding } from '@pavilion/contract/vip';
import { useTranslation } from '../../i18n/texts.ts';
import { Money } from '../../ui/Money.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { plainMoney } from '../../ui/plainMoney.ts';
import { useDay } from '../recommend/model/useDay.ts';

export type Standing = DataOf<typeof vipStanding>;

interface BarProps {
  readonly label: string;
  readonly played: string;
  readonly wanted: string;
  readonly standing: Standing;
  readonly said: string;
}

/** How far the month has come towards an amount. */
const Bar = ({ label, played, wanted, standing: { currency }, said }: BarProps) => {
  const percent = Number(wanted) === 0 ? 100 : Math.min(100, (Number(played) / Number(wanted)) * 100);
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span>{label}</span>
        <span className="tnum text-text-2">
          {plainMoney(played, currency)} / {plainMoney(wanted, currency)}
        </span>
      </div>
      <ProgressBar percent={percent} label={label} />
      <p className="mt-1 text-text-2 text-xs">{said}</p>
    </div>
  );
};

const NextBar = ({ standing }: { readonly standing: Standing }) => {
  const { t } = useTranslation();
  const { next, turnover, currency } = standing;
  if (next === null) return <p className="text-sm text-text-2">{t('vip.highest')}</p>;
  return (
    <Bar
      label={t('vip.to_next', { level: next.level })}
      played={turnover}
      wanted={next.reach}
      standing={standing}
      said={
        /[1-9]/.test(next.left)
          ? t('vip.left', { amount: plainMoney(next.left, currency) })
          : t('vip.reached')
      }
    />
  );
};

const KeepBar = ({ standing }: { readonly standing: Standing }) => {
  const { t } = useTranslation();
  const { keep, turnover, currency, level } = standing;
  if (keep === null) return null;
  return (
    <Bar
      label={t('vip.to_keep', { level })}
      played={turnover}
      wanted={keep.amount}
      standing={standing}
      said={
        /[1-9]/.test(keep.left) ? t('vip.left', { amount: plainMoney(keep.left, currency) }) : t('vip.kept')
      }
    />
  );
};

/** The member's level, and how far the month has come. */
export const StandingCard = ({ standing }: { readonly standing: Standing }) => {
  const { t } = useTranslation();
  const show = useDay();
  const { level, month, awarded, currency } = standing;
  return (
    <section className="rounded-card bg-raised p-5 ring-1 ring-line ring-inset" data-own-level={level}>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 className="text-text-2 text-xs">{t('vip.own')}</h2>
          <p className="font-semibold text-3xl text-accent">
            {level === 0 ? t('vip.no_level') : t('vip.level', { level })}
          </p>
        </div>
        <p className="text-end">
          <span className="block text-text-3 text-xs">{t('vip.awarded')}</span>
          <Money amount={awarded} currency={currency} className="font-semibold text-xl" />
        </p>
      </div>
      <div className="flex flex-col gap-5">
        <NextBar standing={standing} />
        <KeepBar standing={standing} />
      </div>
      <p className="mt-4 text-text-3 text-xs">
        {t('vip.month', { from: show(month.first_day), to: show(month.last_day) })}
      </p>
    </section>
  );
};
