import { missionCheck } from '@pavilion/contract/missions';
import { offerStanding } from '@pavilion/contract/offers';
import { useEffect } from 'react';
import { useCallQuery } from '../../api/useCall.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { useMemberPress } from '../../ui/MemberLink.tsx';
import { MineLink } from './OfferAct.tsx';

/** The way to missions and the daily sign-in, for members who have some. */
const MissionsLink = () => {
  const { t } = useTranslation();
  const press = useMemberPress();
  const to = '/user/Missions';
  if (useCallQuery(missionCheck, {}).data?.active !== 1) return null;
  return (
    <ButtonLink to={to} tone="quiet" onClick={(event) => press(event, to)}>
      {t('missions.title')}
    </ButtonLink>
  );
};

/** What a member reads above the offers: the way to what runs and to missions, or that nothing is offered for now. */
export const OfferNote = ({ onAway }: { readonly onAway: (isAway: boolean) => void }) => {
  const { t } = useTranslation();
  const isAway = useCallQuery(offerStanding, {}).data?.is_away ?? false;
  useEffect(() => onAway(isAway), [isAway, onAway]);
  return (
    <div className="mt-4 flex flex-col gap-3">
      {isAway && (
        <p
          role="status"
          className="max-w-2xl rounded-card bg-raised px-4 py-3 text-sm text-text-2 ring-1 ring-line ring-inset"
        >
          {t('offers.away_text')}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <span>
          <MineLink />
        </span>
        <MissionsLink />
      </div>
    </div>
  );
};
