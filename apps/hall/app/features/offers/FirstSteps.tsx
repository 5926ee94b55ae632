import { pageDevices } from '@pavilion/contract';
import { templateGameList } from '@pavilion/contract/catalogue';
import { offerList, offerStanding } from '@pavilion/contract/offers';
import { redEnvelopePromotion } from '@pavilion/contract/promotions';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useCallQuery } from '../../api/useCall.ts';
import { useLocale } from '../../i18n/LocaleContext.tsx';
import { useTranslation } from '../../i18n/texts.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { openModal } from '../../state/modalStore.ts';
import { useShell } from '../../state/ShellContext.tsx';
import { useTemplate } from '../../state/TemplateContext.tsx';
import { useMemberPress } from '../../ui/MemberLink.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { tileSources } from '../catalogue/model/paths.ts';
import { type GameTileData, toTile } from '../catalogue/model/tile.ts';
import { promotionSources } from '../content/model/contentPaths.ts';
import { askForGame } from '../openGame/gameDoor.ts';
import { EnvelopeArt } from '../redEnvelope/EnvelopeArt.tsx';

const gamesShown = 2;

const cardClass =
  'flex h-22 w-full items-center gap-3 rounded-card bg-raised p-2 text-left ring-1 ring-line ring-inset transition-colors hover:bg-higher';

const Words = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <span className="min-w-0 flex-1">
    <span className="line-clamp-2 font-semibold text-sm leading-snug">{title}</span>
    <span className="line-clamp-1 text-text-3 text-xs">{text}</span>
  </span>
);

const EnvelopeStep = ({ title }: { readonly title: string }) => {
  const { t } = useTranslation();
  return (
    <button type="button" className={cardClass} onClick={() => openModal('redEnvelope')}>
      <span className="grid w-16 shrink-0 place-items-center">
        <EnvelopeArt className="h-16" />
      </span>
      <Words title={t('offers.steps_envelope')} text={title} />
    </button>
  );
};

const DepositStep = ({ to, text }: { readonly to: string; readonly text: string }) => {
  const { t } = useTranslation();
  const press = useMemberPress();
  return (
    <Link to={to} className={cardClass} onClick={(event) => press(event, to)}>
      <Picture
        sources={promotionSources('welcome')}
        sizes="64px"
        alt=""
        width={480}
        height={270}
        className="size-16 shrink-0 rounded-control object-cover"
      />
      <Words title={t('offers.steps_deposit')} text={text} />
    </Link>
  );
};

const GameStep = ({ game }: { readonly game: GameTileData }) => (
  <button type="button" className={cardClass} onClick={() => askForGame(game)}>
    <span className="tile-picture w-13.5 shrink-0">
      <Picture sources={tileSources(game.icon)} sizes="54px" alt="" width={300} height={400} />
    </span>
    <Words title={game.name} text={game.provider} />
  </button>
);

/** The games that most are playing, of those that can be played now. */
const usePopularGames = (): readonly GameTileData[] => {
  const locale = useLocale();
  const { currency, theme } = useSite();
  const { types } = useShell();
  const support_device = pageDevices[useTemplate()];
  const shelves = useCallQuery(templateGameList, { currency, support_device }).data?.list ?? [];
  const providers = new Map(
    types.flatMap((type) =>
      type.providers.map(({ gpId, name, mark, hasDemo }) => [gpId, { name, mark, hasDemo }] as const),
    ),
  );
  const popular = shelves.find(({ shelf }) => shelf === 'popular')?.games ?? [];
  return popular
    .filter(({ state }) => state === 'live')
    .slice(0, gamesShown)
    .map((game) => toTile(game, { providers, locale, theme }));
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
  const games = usePopularGames();
  if (site.is_demo || standings === undefined || standings.is_away) return null;
  const open = new Set(standings.list.filter(({ standing }) => standing === 'open').map(({ slug }) => slug));
  const bonus = offers.find((offer) => offer.kind === 'deposit' && open.has(offer.slug));
  const steps: readonly (readonly [string, ReactNode])[] = [
    ...(envelope === null
      ? []
      : [['envelope', <EnvelopeStep key="envelope" title={envelope.title} />] as const]),
    [
      'deposit',
      <DepositStep
        key="deposit"
        to={bonus?.kind === 'deposit' ? `/user/Deposit?promotion=${bonus.promotion_id}` : '/user/Deposit'}
        text={bonus?.name ?? ''}
      />,
    ],
    ...games.map((game) => [game.gameCode, <GameStep key={game.gameCode} game={game} />] as const),
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
