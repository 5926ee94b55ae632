import { useTranslation } from '../../../i18n/texts.ts';
import { SurplusDesk } from '../SurplusDesk.tsx';

export const MemberCashSurplusPage = () => {
  const { t } = useTranslation();
  return (
    <>
      <title>{t('member.title', { place: t('recommend.surplus') })}</title>
      <h1 className="sr-only">{t('recommend.surplus')}</h1>
      <SurplusDesk />
    </>
  );
};
