import { useTranslation } from '../../../i18n/texts.ts';
import { AwardDesk } from '../AwardDesk.tsx';
import { AwardTable } from './AwardTable.tsx';

export const MemberRecommendRecordPage = () => {
  const { t } = useTranslation();
  return (
    <>
      <title>{t('member.title', { place: t('recommend.record') })}</title>
      <h1 className="mb-6 text-2xl">{t('recommend.record')}</h1>
      <AwardDesk draw={(rows) => <AwardTable rows={rows} />} />
    </>
  );
};
