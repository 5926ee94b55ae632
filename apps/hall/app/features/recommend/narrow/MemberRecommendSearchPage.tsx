import { useTranslation } from '../../../i18n/texts.ts';
import { FriendDesk } from '../FriendDesk.tsx';

export const MemberRecommendSearchPage = () => {
  const { t } = useTranslation();
  return (
    <>
      <title>{t('member.title', { place: t('recommend.search') })}</title>
      <h1 className="sr-only">{t('recommend.search')}</h1>
      <FriendDesk />
    </>
  );
};
