import { useTranslation } from '../../i18n/texts.ts';
import type { ModalProps } from '../../modals/modals.ts';
import { openModal } from '../../state/modalStore.ts';
import { Button } from '../../ui/Button.tsx';
import { TemplateDialog } from '../../ui/TemplateDialog.tsx';

/** Asks a visitor who wants to play to log in first (spec §5). */
export const AskLoginModal = ({ onClose }: ModalProps) => {
  const { t } = useTranslation();
  return (
    <TemplateDialog
      open
      title={t('login.ask_title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => openModal('register')}>{t('shell.join')}</Button>
          <Button tone="main" onClick={() => openModal('login')}>
            {t('shell.login')}
          </Button>
        </>
      }
    >
      <p className="text-text-2">{t('login.ask_text')}</p>
    </TemplateDialog>
  );
};
