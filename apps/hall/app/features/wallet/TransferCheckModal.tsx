import { useTranslation } from '../../i18n/texts.ts';
import type { ModalProps } from '../../modals/modals.ts';
import { Button } from '../../ui/Button.tsx';
import { TemplateDialog } from '../../ui/TemplateDialog.tsx';
import { leaveGame } from '../openGame/leaving.ts';
import { useBringBack } from './model/useBringBack.ts';

/** Member transfer validation (spec §2): a game is open, and its money comes back only when it is left. */
export const TransferCheckModal = ({ onClose }: ModalProps) => {
  const { t } = useTranslation();
  const { oneKey } = useBringBack();
  const confirm = async (): Promise<void> => {
    onClose();
    await leaveGame().catch(() => undefined);
    await oneKey();
  };
  return (
    <TemplateDialog
      open
      title={t('wallet.check_title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('wallet.check_cancel')}</Button>
          <Button tone="main" onClick={() => void confirm()}>
            {t('wallet.check_confirm')}
          </Button>
        </>
      }
    >
      <p className="text-sm text-text-2 leading-relaxed">{t('wallet.check_text')}</p>
    </TemplateDialog>
  );
};
