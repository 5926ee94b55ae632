import IconKey from '~icons/lucide/key-round';
import { useTranslation } from '../../i18n/texts.ts';
import { openModal } from '../../state/modalStore.ts';
import { Button } from '../../ui/Button.tsx';
import { SecurityCard } from '../../ui/SecurityCard.tsx';

export const PasswordCard = () => {
  const { t } = useTranslation();
  return (
    <SecurityCard
      Icon={IconKey}
      title={t('security.password')}
      text={t('security.password_text')}
      action={<Button onClick={() => openModal('changePassword')}>{t('security.change_password')}</Button>}
    />
  );
};
