import { cashSurplusState } from '@pavilion/contract/recommend';
import { useCallQuery } from '../../api/useCall.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyScene } from '../../ui/EmptyScene.tsx';
import { Money } from '../../ui/Money.tsx';
import { plainMoney } from '../../ui/plainMoney.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { StatRow } from './StatRow.tsx';

/** What cash that stays in the main wallet earns (spec §6 Cash-surplus menu). */
export const SurplusDesk = () => {
  const { t } = useTranslation();
  const surplus = useCallQuery(cashSurplusState, {});
  if (surplus.error?.kind === 'refused') {
    return (
      <EmptyScene scene="empty" title={t('recommend.surplus_closed')} text={surplus.error.message}>
        <ButtonLink to="/user/MyWallet">{t('member.wallet')}</ButtonLink>
      </EmptyScene>
    );
  }
  if (surplus.isLoadingError) {
    return (
      <EmptyScene scene="failed" title={t('recommend.surplus_failed')}>
        <Button onClick={() => void surplus.refetch()}>{t('member.retry')}</Button>
      </EmptyScene>
    );
  }
  if (!surplus.data) return <Skeleton className="h-64 w-full max-w-3xl" />;
  const {
    currency,
    daily_percent: percent,
    balance_min: min,
    balance_max: max,
    earned,
    earned_30_days: lately,
  } = surplus.data;
  const stats = [
    {
      key: 'earned',
      label: t('recommend.surplus_earned'),
      value: <Money amount={earned} currency={currency} />,
    },
    { key: 'lately', label: t('recommend.lately'), value: <Money amount={lately} currency={currency} /> },
  ];
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <StatRow stats={stats} />
      <section className="rounded-card bg-raised p-5 text-sm text-text-2 leading-6 ring-1 ring-line ring-inset">
        <h2 className="mb-2 font-semibold text-base text-text">{t('recommend.rules')}</h2>
        <p>{t('recommend.surplus_text', { percent })}</p>
        {/[1-9]/.test(min) && <p>{t('recommend.surplus_min', { amount: plainMoney(min, currency) })}</p>}
        {max !== null && <p>{t('recommend.surplus_max', { amount: plainMoney(max, currency) })}</p>}
        <p>{t('recommend.rule_away')}</p>
      </section>
      <ButtonLink to="/user/RecommendRecord" className="self-start">
        {t('recommend.to_record')}
      </ButtonLink>
    </div>
  );
};
