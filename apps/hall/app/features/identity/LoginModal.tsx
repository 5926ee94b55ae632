import { useTranslation } from 'react-i18next';
import type { ModalProps } from '../../modals/modals.ts';
import { TemplateDialog } from '../../ui/TemplateDialog.tsx';

export const LoginModal = ({ onClose }: ModalProps) => {
  const { t } = useTranslation();
  return (
    <TemplateDialog open title={t('shell.login')} onClose={onClose}>
      <p />
    </TemplateDialog>
  );
};
