import { memberProfile } from '@pavilion/contract/identity';
import IconLock from '~icons/lucide/lock-keyhole';
import { useCallQuery } from '../../api/useCall.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { openModal } from '../../state/modalStore.ts';
import { Button } from '../../ui/Button.tsx';
import { SecurityCard } from '../../ui/SecurityCard.tsx';

/** The withdraw password on the security page: whether there is one, and the way to set or change it. */
export const WithdrawPasswordCard = () => {
  const { t } = useTranslation();
  const profile = useCallQuery(memberProfile, {});
  const isSet = profile.data?.member_profile.is_withdraw_password;
  const open = () => openModal('withdrawPassword');
  return (
    <SecurityCard
      Icon={IconLock}
      title={t('signup.field.withdraw_password')}
      text={isSet === 0 ? t('recovery.card_none') : t('recovery.card_set_text')}
      action={
        profile.isLoadingError ? (
          <Button onClick={() => void profile.refetch()}>{t('member.retry')}</Button>
        ) : (
          isSet !== undefined && (
            <Button onClick={open}>{t(isSet === 1 ? 'recovery.card_change' : 'recovery.card_set')}</Button>
          )
        )
      }
    />
  );
};
