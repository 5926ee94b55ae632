import { offerList, offerStanding } from '@pavilion/contract/offers';
import { useState } from 'react';
import { useCallQuery } from '../../api/useCall.ts';
import { useTranslation } from '../../i18n/texts.ts';
import type { ModalProps } from '../../modals/modals.ts';
import { useSession } from '../../session/session.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { openModal } from '../../state/modalStore.ts';
import { useTemplate } from '../../state/TemplateContext.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { TemplateDialog } from '../../ui/TemplateDialog.tsx';
import { placeOf } from '../offers/OfferAct.tsx';
import { WelcomeOffer } from '../offers/WelcomeOffer.tsx';
import { closePopups } from './model/closePopups.ts';
import { useDuePopups } from './model/popupStore.ts';
import { PopupHistory } from './PopupHistory.tsx';
import { PopupPager } from './PopupPager.tsx';

/**
 * What the house has to tell now, one after the other, and what it has told before. A visitor sees the offer first, and may
 * join or try; whoever has joined since then sees it with the way to it, as far as it is offered to them.
 */
export const PopupModal = ({ onClose }: ModalProps) => {
  const { t } = useTranslation();
  const template = useTemplate();
  const due = useDuePopups();
  const { site, currency } = useSite();
  const isMember = useSession() !== null;
  const canJoin = !isMember && !site.is_demo;
  // Opened without anything new, it is there for what has been.
  const [history, setHistory] = useState(due === null);
  const offers = useCallQuery(offerList, { currency }, { enabled: canJoin && due !== null });
  // A site that offers nothing says nothing of it; what it has to tell stands alone.
  const first = offers.data?.list[0];
  const standings = useCallQuery(offerStanding, {}, { enabled: isMember && first !== undefined });
  const isOpen = standings.data?.list.some(
    ({ slug, standing }) => slug === first?.slug && standing === 'open',
  );
  const offer = canJoin || isOpen === true ? first : undefined;
  const place = isMember && offer !== undefined && !history ? placeOf(offer) : null;
  const close = () => {
    if (due !== null) closePopups(due, template);
    onClose();
  };
  const leaveFor = (modal: 'register' | 'demoGames') => {
    close();
    openModal(modal);
  };
  // Nobody waits for it: it comes when it is whole, and does not grow under the hand.
  if (offers.isLoading || standings.isLoading) return null;
  return (
    <TemplateDialog
      open
      title={t(history ? 'home.popups_history' : 'home.popups')}
      onClose={close}
      footer={
        <>
          {due !== null && !canJoin && (
            <Button tone="ghost" onClick={() => setHistory(!history)}>
              {t(history ? 'home.popups_current' : 'home.popups_history')}
            </Button>
          )}
          {canJoin ? (
            <>
              <Button className="flex-1" onClick={() => leaveFor('demoGames')}>
                {t('play.demo_try')}
              </Button>
              <Button tone="main" className="flex-1" onClick={() => leaveFor('register')}>
                {t('shell.join')}
              </Button>
            </>
          ) : (
            <Button onClick={close}>{t('shell.close')}</Button>
          )}
          {place !== null && offer !== undefined && (
            <ButtonLink to={place} tone="main" onClick={close}>
              {t(`offers.act_${offer.kind}`)}
            </ButtonLink>
          )}
        </>
      }
    >
      {history || due === null ? (
        <PopupHistory onLeave={close} />
      ) : (
        <>
          {offer !== undefined && <WelcomeOffer offer={offer} onLeave={close} />}
          <PopupPager items={due.items} onLeave={close} />
        </>
      )}
    </TemplateDialog>
  );
};
