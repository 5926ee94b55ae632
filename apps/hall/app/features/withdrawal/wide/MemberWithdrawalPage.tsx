import { useTranslation } from '../../../i18n/texts.ts';
import { WithdrawalDesk } from '../WithdrawalDesk.tsx';

export const MemberWithdrawalPage = () => {
  const { t } = useTranslation();
  return (
    <div className="max-w-2xl">
      <title>{t('member.title', { place: t('withdrawal.title') })}</title>
      <h1 className="mb-6 text-2xl">{t('withdrawal.title')}</h1>
      <WithdrawalDesk />
    </div>
  );
};
