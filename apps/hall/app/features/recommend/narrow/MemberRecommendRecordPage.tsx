import { useTranslation } from '../../../i18n/texts.ts';
import { AwardDesk } from '../AwardDesk.tsx';
import { AwardCards } from './AwardCards.tsx';

export const MemberRecommendRecordPage = () => {
  const { t } = useTranslation();
  return (
    <>
      <title>{t('member.title', { place: t('recommend.record') })}</title>
      <h1 className="sr-only">{t('recommend.record')}</h1>
      <AwardDesk draw={(rows) => <AwardCards rows={rows} />} />
    </>
  );
};
