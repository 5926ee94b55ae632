import { useTranslation } from '../../../i18n/texts.ts';
import { DepositDesk } from '../DepositDesk.tsx';

export const MemberDepositPage = () => {
  const { t } = useTranslation();
  return (
    <div className="max-w-2xl">
      <title>{t('member.title', { place: t('member.deposit') })}</title>
      <h1 className="mb-6 text-2xl">{t('member.deposit')}</h1>
      <DepositDesk />
    </div>
  );
};
