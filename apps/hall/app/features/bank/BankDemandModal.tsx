import { useTranslation } from '../../i18n/texts.ts';
import type { ModalProps } from '../../modals/modals.ts';
import { Button } from '../../ui/Button.tsx';
import { MemberButtonLink } from '../../ui/MemberButtonLink.tsx';
import { TemplateDialog } from '../../ui/TemplateDialog.tsx';

/** The house wants a bank account before a deposit (`need_bank_account_deposit_verified`). */
export const BankDemandModal = ({ onClose }: ModalProps) => {
  const { t } = useTranslation();
  return (
    <TemplateDialog
      open
      title={t('bank.demand_title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('bank.demand_later')}</Button>
          <MemberButtonLink to="/user/BindAccount" tone="main" onLeave={onClose}>
            {t('bank.demand_go')}
          </MemberButtonLink>
        </>
      }
    >
      <p className="text-text-2">{t('bank.demand_text')}</p>
    </TemplateDialog>
  );
};
