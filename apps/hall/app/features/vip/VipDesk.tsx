import { gameTypes } from '@pavilion/contract';
import { vipStanding } from '@pavilion/contract/vip';
import { useCallQuery } from '../../api/useCall.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyScene } from '../../ui/EmptyScene.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { LevelCard } from './LevelCard.tsx';
import { type Standing, StandingCard } from './Standing.tsx';

const rules = ['month', 'rise', 'fall', 'cash_back', 'birthday', 'paid', 'away'] as const;

/** How much of a bet counts, by type of game. */
const Weights = ({ weights }: Pick<Standing, 'weights'>) => {
  const { t } = useTranslation();
  return (
    <section className="rounded-card bg-raised p-5 text-sm ring-1 ring-line ring-inset">
      <h2 className="font-semibold text-base">{t('vip.weights')}</h2>
      <p className="mt-1 text-text-2">{t('vip.weights_text')}</p>
      <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-1.5 sm:grid-cols-4">
        {weights.map(({ game_type: type, percent }) => (
          <div key={type} className="flex justify-between gap-3">
            <dt className="text-text-2">{t(`game_types.${gameTypes[type].name}`)}</dt>
            <dd className="tnum font-semibold">{percent}%</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

const Rules = () => {
  const { t } = useTranslation();
  return (
    <section className="rounded-card bg-raised p-5 text-sm text-text-2 leading-6 ring-1 ring-line ring-inset">
      <h2 className="mb-2 font-semibold text-base text-text">{t('vip.rules')}</h2>
      <ul className="flex list-disc flex-col gap-1 ps-4">
        {rules.map((rule) => (
          <li key={rule}>{t(`vip.rule_${rule}`)}</li>
        ))}
      </ul>
    </section>
  );
};

/** The member's level, what every level wants and gives, and how it is kept. */
export const VipDesk = () => {
  const { t } = useTranslation();
  const standing = useCallQuery(vipStanding, {});
  if (standing.error?.kind === 'refused')
    return (
      <EmptyScene scene="empty" title={t('vip.closed')} text={standing.error.message}>
        <ButtonLink to="/discount">{t('missions.to_offers')}</ButtonLink>
      </EmptyScene>
    );
  if (standing.isLoadingError)
    return (
      <EmptyScene scene="failed" title={t('vip.failed')}>
        <Button onClick={() => void standing.refetch()}>{t('member.retry')}</Button>
      </EmptyScene>
    );
  if (!standing.data) return <Skeleton className="h-96 w-full max-w-4xl" />;
  const { levels, level, currency, weights } = standing.data;
  return (
    <div className="flex max-w-4xl flex-col gap-4">
      <StandingCard standing={standing.data} />
      <section aria-labelledby="levels">
        <h2 id="levels" className="mb-3 font-semibold text-base">
          {t('vip.levels')}
        </h2>
        <ul className="grid gap-4 md:grid-cols-2">
          {levels.map((one) => (
            <LevelCard key={one.level} level={one} currency={currency} isOwn={one.level === level} />
          ))}
        </ul>
      </section>
      <Weights weights={weights} />
      <Rules />
      <ButtonLink to="/user/RecommendRecord" className="self-start">
        {t('recommend.to_record')}
      </ButtonLink>
    </div>
  );
};
