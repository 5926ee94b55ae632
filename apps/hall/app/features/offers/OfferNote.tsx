import { offerStanding } from '@pavilion/contract/offers';
import { useEffect } from 'react';
import { useCallQuery } from '../../api/useCall.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { MineLink } from './OfferAct.tsx';

/** What a member reads above the offers: the way to what runs, or that nothing is offered for now. */
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
      <span className="max-w-60">
        <MineLink />
      </span>
    </div>
  );
};
