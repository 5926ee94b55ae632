import { useTranslation } from '../../../i18n/texts.ts';
import { BankAccounts } from '../BankAccounts.tsx';

export const MemberBindAccountPage = () => {
  const { t } = useTranslation();
  return (
    <>
      <title>{t('member.title', { place: t('bank.title') })}</title>
      <h1 className="mb-6 text-2xl">{t('bank.title')}</h1>
      <BankAccounts />
    </>
  );
};
