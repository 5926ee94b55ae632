import { memberCommonLayout } from '@pavilion/contract/identity';
import { useState } from 'react';
import { useCallQuery } from '../../api/useCall.ts';
import { useTranslation } from '../../i18n/texts.ts';
import type { ModalProps } from '../../modals/modals.ts';
import { openModal } from '../../state/modalStore.ts';
import { Button } from '../../ui/Button.tsx';
import { TemplateDialog } from '../../ui/TemplateDialog.tsx';
import { PasswordForm } from './PasswordForm.tsx';

/**
 * Changes the password. When the house demands it (`first_login_to_change_password`), the dialog cannot be put aside: the
 * only other way is out.
 */
export const ChangePasswordModal = ({ onClose }: ModalProps) => {
  const { t } = useTranslation();
  const layout = useCallQuery(memberCommonLayout, {}).data?.member_common_layout;
  // As it was when the dialog opened: it does not change its face while it closes.
  const [due] = useState(layout?.first_login_to_change_password === 1);
  return (
    <TemplateDialog
      open
      binding={due}
      title={t(due ? 'security.demand_title' : 'security.change_password')}
      onClose={onClose}
    >
      {due && <p className="mb-5 text-sm text-text-2">{t('security.demand_text')}</p>}
      <PasswordForm onChanged={onClose} />
      {due && (
        <Button tone="ghost" wide className="mt-3" onClick={() => openModal('logout')}>
          {t('shell.logout')}
        </Button>
      )}
    </TemplateDialog>
  );
};
