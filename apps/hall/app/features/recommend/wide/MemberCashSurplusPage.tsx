import { useTranslation } from '../../../i18n/texts.ts';
import { SurplusDesk } from '../SurplusDesk.tsx';

export const MemberCashSurplusPage = () => {
  const { t } = useTranslation();
  return (
    <>
      <title>{t('member.title', { place: t('recommend.surplus') })}</title>
      <h1 className="mb-6 text-2xl">{t('recommend.surplus')}</h1>
      <SurplusDesk />
    </>
  );
};
