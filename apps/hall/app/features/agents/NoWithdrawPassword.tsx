import { useTranslation } from '../../i18n/texts.ts';
import { openModal } from '../../state/modalStore.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyScene } from '../../ui/EmptyScene.tsx';

/** What takes the withdraw password waits until there is one. */
export const NoWithdrawPassword = () => {
  const { t } = useTranslation();
  return (
    <EmptyScene
      scene="waiting"
      title={t('signup.field.withdraw_password')}
      text={t('agent_money.no_password_text')}
    >
      <Button tone="main" onClick={() => openModal('withdrawPassword')}>
        {t('recovery.card_set')}
      </Button>
    </EmptyScene>
  );
};
