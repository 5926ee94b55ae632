import type { Currency } from '@pavilion/contract';
import { myOffers, offerList, offerStanding } from '@pavilion/contract/offers';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import IconForward from '~icons/lucide/chevron-right';
import { useCallQuery } from '../../api/useCall.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { useSession } from '../../session/session.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyScene } from '../../ui/EmptyScene.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { contentPath, promotionSources } from '../content/model/contentPaths.ts';
import { RunningOfferCard } from './RunningOfferCard.tsx';

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section>
    <h2 className="mb-3 font-semibold text-base">{title}</h2>
    {children}
  </section>
);

const Running = () => {
  const { t } = useTranslation();
  const running = useCallQuery(myOffers, {});
  if (running.isLoadingError)
    return (
      <EmptyScene scene="failed" title={t('offers.failed')}>
        <Button onClick={() => void running.refetch()}>{t('member.retry')}</Button>
      </EmptyScene>
    );
  if (!running.data) return <Skeleton className="h-44 w-full" />;
  const { list, currency } = running.data;
  if (list.length === 0)
    return (
      <div className="rounded-card bg-raised ring-1 ring-line ring-inset">
        <EmptyScene scene="empty" title={t('offers.running_none')} text={t('offers.running_none_text')} />
      </div>
    );
  return (
    <ul className="flex flex-col gap-4">
      {list.map((offer) => (
        <li key={offer.order_number}>
          <RunningOfferCard offer={offer} currency={currency} />
        </li>
      ))}
    </ul>
  );
};

/** What the member may have beside what runs; nothing for who stays away. */
const Available = ({ currency }: { readonly currency: Currency }) => {
  const { t } = useTranslation();
  const offers = useCallQuery(offerList, { currency });
  const standings = useCallQuery(offerStanding, {});
  if (offers.isLoadingError || standings.isLoadingError) return null;
  if (!offers.data || !standings.data) return <Skeleton className="h-44 w-full" />;
  const stands = new Map(standings.data.list.map(({ slug, standing }) => [slug, standing]));
  if (standings.data.is_away) return <p className="text-sm text-text-2">{t('offers.away_text')}</p>;
  const open = offers.data.list.filter(({ slug }) => stands.get(slug) === 'open');
  if (open.length === 0) return <p className="text-sm text-text-2">{t('offers.available_none')}</p>;
  return (
    <ul className="overflow-hidden rounded-card bg-raised ring-1 ring-line ring-inset">
      {open.map(({ slug, name, summary, scene }) => (
        <li key={slug} className="border-line border-t first:border-t-0">
          <Link
            to={contentPath('discount', slug)}
            className="flex items-center gap-4 p-3 transition-colors hover:bg-higher"
          >
            <Picture
              sources={promotionSources(scene)}
              sizes="112px"
              alt=""
              width={480}
              height={270}
              className="aspect-video w-28 shrink-0 rounded-control"
            />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold text-sm">{name}</span>
              <span className="mt-0.5 line-clamp-2 text-text-2 text-xs">{summary}</span>
            </span>
            <IconForward aria-hidden className="size-4 shrink-0 text-text-3" />
          </Link>
        </li>
      ))}
    </ul>
  );
};

/** What runs and how far it is, what counts for it, and what else may be had. */
export const OfferDesk = () => {
  const { t } = useTranslation();
  const site = useSite();
  const currency = useSession()?.currency ?? site.currency;
  const { data } = useCallQuery(myOffers, {});
  const hasWeights = data?.list.some(({ terms }) => (terms?.weights.length ?? 0) > 0) ?? false;
  return (
    <div className="flex max-w-3xl flex-col gap-8">
      <Part title={t('offers.running')}>
        <Running />
      </Part>
      <Part title={t('offers.counts')}>
        <div className="flex flex-col gap-2 rounded-card bg-raised p-5 text-sm text-text-2 leading-6 ring-1 ring-line ring-inset">
          <p>{t('offers.counts_yes')}</p>
          {hasWeights && <p>{t('offers.counts_weighed')}</p>}
          <p>{t('offers.counts_no')}</p>
          <ButtonLink to="/" className="mt-2 self-start">
            {t('offers.to_games')}
          </ButtonLink>
        </div>
      </Part>
      <Part title={t('offers.available')}>
        <Available currency={currency} />
      </Part>
    </div>
  );
};
