import { useTranslation } from '../../../i18n/texts.ts';
import { AnnouncementList } from '../AnnouncementList.tsx';

export const MemberAnnouncementPage = () => {
  const { t } = useTranslation();
  return (
    <>
      <title>{t('member.title', { place: t('letters.announcements') })}</title>
      <h1 className="mb-6 text-2xl">{t('letters.announcements')}</h1>
      <AnnouncementList />
    </>
  );
};
