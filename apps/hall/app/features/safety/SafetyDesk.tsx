import { limitKinds, realityCheckMinutes, safetyRealityCheck } from '@pavilion/contract/safety';
import { callApi } from '../../api/client.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyScene } from '../../ui/EmptyScene.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TrendCharts } from '../wallet/TrendCharts.tsx';
import { AwayCard } from './AwayCard.tsx';
import { LimitRow } from './LimitRow.tsx';
import { type Safety, useSafety, useWish } from './model/useSafety.ts';
import { PositionCard } from './PositionCard.tsx';

const Limits = ({ safety }: { readonly safety: Safety }) => {
  const { t } = useTranslation();
  return (
    <section className="rounded-card bg-raised p-5 ring-1 ring-line ring-inset">
      <h2 className="font-semibold text-base">{t('safety.limits')}</h2>
      <p className="mt-1 text-sm text-text-2">{t('safety.limits_text')}</p>
      {limitKinds.map((kind) => (
        <div key={kind} className="mt-5">
          <h3 className="mb-1 font-medium text-sm text-text-2">{t(`safety.kind_${kind}`)}</h3>
          <ul>
            {safety.limits
              .filter((limit) => limit.kind === kind)
              .map((limit) => (
                <LimitRow key={limit.period} limit={limit} safety={safety} />
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
};

const choices = [null, ...realityCheckMinutes] as const;

const RealityCheck = ({ safety }: { readonly safety: Safety }) => {
  const { t } = useTranslation();
  const wish = useWish((minutes: (typeof choices)[number]) => callApi(safetyRealityCheck, { minutes }));
  return (
    <section className="rounded-card bg-raised p-5 ring-1 ring-line ring-inset">
      <h2 className="font-semibold text-base">{t('safety.reality')}</h2>
      <p className="mt-1 text-sm text-text-2">{t('safety.reality_text')}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        {choices.map((minutes) => {
          const chosen = safety.reality_check_minutes === minutes;
          return (
            <Button
              key={minutes}
              size="sm"
              aria-pressed={chosen}
              busy={wish.busy}
              className="aria-pressed:text-accent aria-pressed:ring-accent"
              onClick={() => wish.send(minutes)}
            >
              {minutes === null ? t('safety.reality_off') : t('safety.minutes', { number: minutes })}
            </Button>
          );
        })}
      </div>
      {wish.problem && (
        <p role="alert" className="mt-3 text-cinnabar-text text-xs">
          {wish.problem}
        </p>
      )}
    </section>
  );
};

/** What a member can do to keep play within bounds (decisions: People's safety). */
export const SafetyDesk = () => {
  const { t } = useTranslation();
  const safety = useSafety();
  if (safety.isLoadingError) {
    return (
      <EmptyScene scene="failed" title={t('safety.failed')}>
        <Button onClick={() => void safety.refetch()}>{t('member.retry')}</Button>
      </EmptyScene>
    );
  }
  if (!safety.data) return <Skeleton className="h-96 w-full" />;
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <PositionCard safety={safety.data} />
      <TrendCharts hidden={false} ofPlayAlone />
      <Limits safety={safety.data} />
      <RealityCheck safety={safety.data} />
      <AwayCard safety={safety.data} />
    </div>
  );
};
