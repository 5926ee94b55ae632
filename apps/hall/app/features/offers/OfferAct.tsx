import { type Offer, type OfferStanding, offerStanding } from '@pavilion/contract/offers';
import { useCallQuery } from '../../api/useCall.ts';
import { type TextKey, useTranslation } from '../../i18n/texts.ts';
import { useSession } from '../../session/session.ts';
import { openModal } from '../../state/modalStore.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { useMemberPress } from '../../ui/MemberLink.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { WayIn } from '../../ui/WayIn.tsx';

/** Where an offer is had; an envelope is opened where one is. */
export const placeOf = (offer: Offer): string | null => {
  switch (offer.kind) {
    case 'deposit':
      return `/user/Deposit?promotion=${offer.promotion_id}`;
    case 'friends':
      return '/user/RecommendProject';
    case 'surplus':
      return '/user/CashSurplus';
    case 'envelope':
      return null;
  }
};

const Act = ({ offer }: { readonly offer: Offer }) => {
  const { t } = useTranslation();
  const press = useMemberPress();
  const to = placeOf(offer);
  const label = t(`offers.act_${offer.kind}`);
  if (to === null)
    return (
      <Button tone="main" size="lg" wide onClick={() => openModal('redEnvelope')}>
        {label}
      </Button>
    );
  return (
    <ButtonLink to={to} tone="main" size="lg" wide onClick={(event) => press(event, to)}>
      {label}
    </ButtonLink>
  );
};

/** Why there is no button. */
const reasons = {
  had: 'offers.standing_had',
  condition: 'offers.standing_condition',
  closed: 'offers.standing_closed',
  away: 'offers.away_text',
} as const satisfies Record<Exclude<OfferStanding, 'open'>, TextKey>;

const MemberAct = ({ offer }: { readonly offer: Offer }) => {
  const { t } = useTranslation();
  const standings = useCallQuery(offerStanding, {});
  if (standings.isLoadingError)
    return (
      <div className="flex flex-col gap-3">
        <p className="text-sm text-text-2">{t('offers.failed')}</p>
        <Button wide onClick={() => void standings.refetch()}>
          {t('member.retry')}
        </Button>
      </div>
    );
  if (!standings.data) return <Skeleton className="h-13 w-full" />;
  const standing = standings.data.list.find(({ slug }) => slug === offer.slug)?.standing ?? 'closed';
  return (
    <div className="flex flex-col gap-3" data-offer-standing={standing}>
      {standing === 'open' ? (
        <Act offer={offer} />
      ) : (
        <p className="rounded-card bg-raised px-4 py-3 text-sm text-text-2 ring-1 ring-line ring-inset">
          {t(reasons[standing])}
        </p>
      )}
      <MineLink />
    </div>
  );
};

/** The way to what runs. */
export const MineLink = () => {
  const { t } = useTranslation();
  const press = useMemberPress();
  const to = '/user/Offers';
  return (
    <ButtonLink to={to} tone="quiet" wide onClick={(event) => press(event, to)}>
      {t('offers.to_mine')}
    </ButtonLink>
  );
};

/** The button that leads to the offer, or why this member has none. A visitor signs up first. */
export const OfferAct = ({ offer }: { readonly offer: Offer }) =>
  useSession() === null ? <WayIn /> : <MemberAct offer={offer} />;
