import { useState } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import type { ModalProps } from '../../modals/modals.ts';
import { useSession } from '../../session/session.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { openModal } from '../../state/modalStore.ts';
import { useTemplate } from '../../state/TemplateContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { TemplateDialog } from '../../ui/TemplateDialog.tsx';
import { closePopups } from './model/closePopups.ts';
import { useDuePopups } from './model/popupStore.ts';
import { PopupHistory } from './PopupHistory.tsx';
import { PopupPager } from './PopupPager.tsx';

/** What the house has to tell now, one after the other, and what it has told before. */
export const PopupModal = ({ onClose }: ModalProps) => {
  const { t } = useTranslation();
  const template = useTemplate();
  const due = useDuePopups();
  const { site } = useSite();
  const canJoin = useSession() === null && !site.is_demo;
  // Opened without anything new, it is there for what has been.
  const [history, setHistory] = useState(due === null);
  const close = () => {
    if (due !== null) closePopups(due, template);
    onClose();
  };
  return (
    <TemplateDialog
      open
      title={t(history ? 'home.popups_history' : 'home.popups')}
      onClose={close}
      footer={
        <>
          {due !== null && (
            <Button tone="ghost" onClick={() => setHistory(!history)}>
              {t(history ? 'home.popups_current' : 'home.popups_history')}
            </Button>
          )}
          {canJoin ? (
            <Button
              tone="main"
              onClick={() => {
                close();
                openModal('register');
              }}
            >
              {t('shell.join')}
            </Button>
          ) : (
            <Button onClick={close}>{t('shell.close')}</Button>
          )}
        </>
      }
    >
      {history || due === null ? (
        <PopupHistory onLeave={close} />
      ) : (
        <PopupPager items={due.items} onLeave={close} />
      )}
    </TemplateDialog>
  );
};
