import { marquee } from '@pavilion/contract/content';
import { useCallQuery } from '../../api/useCall.ts';
import { useTranslation } from '../../i18n/texts.ts';
import type { ModalProps } from '../../modals/modals.ts';
import { useSession } from '../../session/session.ts';
import { openModal } from '../../state/modalStore.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyScene } from '../../ui/EmptyScene.tsx';
import { TemplateDialog } from '../../ui/TemplateDialog.tsx';
import { announcementsFor, toAnnouncements } from '../home/model/announcements.ts';
import { marqueeOrder } from '../letters/model/marqueeOrder.ts';
import { Asked } from './Asked.tsx';

/** The running announcements standing still, to be read at one's own pace. */
export const NewsModal = ({ onClose }: ModalProps) => {
  const { t } = useTranslation();
  const isMember = useSession() !== null;
  const news = useCallQuery(marquee, marqueeOrder);
  return (
    <TemplateDialog
      open
      title={t('home.announcements')}
      onClose={onClose}
      footer={
        <>
          <Button tone="ghost" onClick={() => openModal('popups')}>
            {t('home.popups_history')}
          </Button>
          <Button onClick={onClose}>{t('shell.close')}</Button>
        </>
      }
    >
      <Asked answer={news}>
        {({ web_announcement_list }) => {
          const shown = announcementsFor(toAnnouncements(web_announcement_list), isMember);
          if (shown.length === 0) {
            return (
              <EmptyScene scene="empty" title={t('home.announcements_none')}>
                <ButtonLink to="/discount" onClick={onClose}>
                  {t('home.promotions')}
                </ButtonLink>
              </EmptyScene>
            );
          }
          return (
            <ul className="divide-y divide-line">
              {shown.map((item) => (
                <li key={item.id} className="py-4 text-base first:pt-0 last:pb-0">
                  {item.text}
                </li>
              ))}
            </ul>
          );
        }}
      </Asked>
    </TemplateDialog>
  );
};
