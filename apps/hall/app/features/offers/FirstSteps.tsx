import { depositMethods } from '@pavilion/contract/cashier';
import { offerList, offerStanding } from '@pavilion/contract/offers';
import { redEnvelopePromotion } from '@pavilion/contract/promotions';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useCallQuery } from '../../api/useCall.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { openModal } from '../../state/modalStore.ts';
import { useMemberPress } from '../../ui/MemberLink.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { promotionSources } from '../content/model/contentPaths.ts';
import { GameCard } from '../popular/GameCard.tsx';
import { usePopular } from '../popular/model/usePopular.ts';
import { CardWords, stepCard } from '../popular/StepCard.tsx';
import { EnvelopeArt } from '../redEnvelope/EnvelopeArt.tsx';

const gamesShown = 2;
const depositPath = '/user/Deposit';

const EnvelopeStep = ({ title }: { readonly title: string }) => {
  const { t } = useTranslation();
  return (
    <button type="button" className={stepCard} onClick={() => openModal('redEnvelope')}>
      <span className="grid w-16 shrink-0 place-items-center">
        <EnvelopeArt className="h-16" />
      </span>
      <CardWords title={t('offers.steps_envelope')} text={title} />
    </button>
  );
};

/** The offer that goes with it is named, and chosen by nobody but the member. */
const DepositStep = ({ text }: { readonly text: string }) => {
  const { t } = useTranslation();
  const press = useMemberPress();
  return (
    <Link to={depositPath} className={stepCard} onClick={(event) => press(event, depositPath)}>
      <Picture
        sources={promotionSources('welcome')}
        sizes="64px"
        alt=""
        width={480}
        height={270}
        className="size-16 shrink-0 rounded-control object-cover"
      />
      <CardWords title={t('offers.steps_deposit')} text={text} />
    </Link>
  );
};

/**
 * Where a member who has played nothing yet may begin: an envelope, a deposit, two games. Nobody is led to money who stays
 * away.
 */
export const FirstSteps = ({ className }: { readonly className: string }) => {
  const { t } = useTranslation();
  const { currency, site } = useSite();
  const standings = useCallQuery(offerStanding, {}).data;
  const offers = useCallQuery(offerList, { currency }).data?.list ?? [];
  const envelope = useCallQuery(redEnvelopePromotion, {}).data?.envelope ?? null;
  const hasNeverDeposited = useCallQuery(depositMethods, {}).data?.last === null;
  const games = usePopular(gamesShown);
  if (site.is_demo || standings === undefined || standings.is_away) return null;
  const open = new Set(standings.list.filter(({ standing }) => standing === 'open').map(({ slug }) => slug));
  const bonus = offers.find((offer) => offer.kind === 'deposit' && open.has(offer.slug));
  const steps: readonly (readonly [string, ReactNode])[] = [
    ...(envelope === null
      ? []
      : [['envelope', <EnvelopeStep key="envelope" title={envelope.title} />] as const]),
    ...(hasNeverDeposited
      ? [['deposit', <DepositStep key="deposit" text={bonus?.name ?? ''} />] as const]
      : []),
    ...games.map((game) => [game.gameCode, <GameCard key={game.gameCode} game={game} />] as const),
  ];
  return (
    <section aria-label={t('offers.steps_title')} data-shelf="first-steps" className={className}>
      <h2 className="flex h-11 items-center text-lg">{t('offers.steps_title')}</h2>
      <ol className="no-scrollbar -mx-3.5 flex snap-x scroll-px-3.5 gap-3 overflow-x-auto px-3.5 py-1">
        {steps.map(([name, step]) => (
          <li key={name} data-step={name} className="w-60 shrink-0 snap-start">
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
};
