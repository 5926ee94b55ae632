import { useNavigate } from 'react-router';
import { useTranslation } from '../../i18n/texts.ts';
import type { ModalProps } from '../../modals/modals.ts';
import { Button } from '../../ui/Button.tsx';
import { TemplateDialog } from '../../ui/TemplateDialog.tsx';

/** The house wants a bank account before a deposit (`need_bank_account_deposit_verified`). */
export const BankDemandModal = ({ onClose }: ModalProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <TemplateDialog
      open
      title={t('bank.demand_title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('bank.demand_later')}</Button>
          <Button
            tone="main"
            onClick={() => {
              onClose();
              void navigate('/user/BindAccount');
            }}
          >
            {t('bank.demand_go')}
          </Button>
        </>
      }
    >
      <p className="text-text-2">{t('bank.demand_text')}</p>
    </TemplateDialog>
  );
};
