import { useTranslation } from 'react-i18next';
import type { ModalProps } from '../../modals/modals.ts';
import { TemplateDialog } from '../../ui/TemplateDialog.tsx';

export const RegisterModal = ({ onClose }: ModalProps) => {
  const { t } = useTranslation();
  return (
    <TemplateDialog open title={t('shell.join')} onClose={onClose}>
      <p />
    </TemplateDialog>
  );
};
