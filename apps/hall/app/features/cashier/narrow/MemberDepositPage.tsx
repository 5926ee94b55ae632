import { useTranslation } from '../../../i18n/texts.ts';
import { DepositDesk } from '../DepositDesk.tsx';

export const MemberDepositPage = () => {
  const { t } = useTranslation();
  return (
    <>
      <title>{t('member.title', { place: t('member.deposit') })}</title>
      <h1 className="sr-only">{t('member.deposit')}</h1>
      <DepositDesk />
    </>
  );
};
