import { useTranslation } from '../../i18n/texts.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyScene } from '../../ui/EmptyScene.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { MissionCard } from './MissionCard.tsx';
import { useMissions } from './model/useMissions.ts';
import { SigninCard } from './SigninCard.tsx';

const rules = ['paid', 'claim', 'late', 'days', 'streak', 'limits', 'away'] as const;

const Rules = () => {
  const { t } = useTranslation();
  return (
    <section className="rounded-card bg-raised p-5 text-sm text-text-2 leading-6 ring-1 ring-line ring-inset">
      <h2 className="mb-2 font-semibold text-base text-text">{t('missions.rules')}</h2>
      <ul className="flex list-disc flex-col gap-1 ps-4">
        {rules.map((rule) => (
          <li key={rule}>{t(`missions.terms_${rule}`)}</li>
        ))}
      </ul>
    </section>
  );
};

/** The daily sign-in and the missions that are open to the member. */
export const MissionDesk = () => {
  const { t } = useTranslation();
  const board = useMissions();
  if (board.isLoadingError)
    return (
      <EmptyScene scene="failed" title={t('missions.failed')}>
        <Button onClick={() => void board.refetch()}>{t('member.retry')}</Button>
      </EmptyScene>
    );
  if (!board.data) return <Skeleton className="h-96 w-full max-w-4xl" />;
  const { missions, signin, currency } = board.data;
  if (missions.length === 0 && signin.state === 'is_signin_noopen')
    return (
      <EmptyScene scene="empty" title={t('missions.none')} text={t('missions.none_text')}>
        <ButtonLink to="/discount">{t('missions.to_offers')}</ButtonLink>
      </EmptyScene>
    );
  return (
    <div className="flex max-w-4xl flex-col gap-4">
      <SigninCard board={board.data} />
      {missions.length > 0 && (
        <section aria-labelledby="missions">
          <h2 id="missions" className="mb-3 font-semibold text-base">
            {t('missions.missions')}
          </h2>
          <ul className="grid gap-4 md:grid-cols-2">
            {missions.map((mission) => (
              <MissionCard key={`${mission.id} ${mission.day}`} mission={mission} currency={currency} />
            ))}
          </ul>
        </section>
      )}
      <Rules />
      <ButtonLink to="/user/RecommendRecord" className="self-start">
        {t('recommend.to_record')}
      </ButtonLink>
    </div>
  );
};
