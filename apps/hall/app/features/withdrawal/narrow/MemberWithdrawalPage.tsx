import { useTranslation } from '../../../i18n/texts.ts';
import { WithdrawalDesk } from '../WithdrawalDesk.tsx';

export const MemberWithdrawalPage = () => {
  const { t } = useTranslation();
  return (
    <>
      <title>{t('member.title', { place: t('withdrawal.title') })}</title>
      <h1 className="sr-only">{t('withdrawal.title')}</h1>
      <WithdrawalDesk />
    </>
  );
};
