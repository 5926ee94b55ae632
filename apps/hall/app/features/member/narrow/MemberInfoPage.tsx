import { useTranslation } from '../../../i18n/texts.ts';
import { ProfileList } from '../ProfileList.tsx';

export const MemberInfoPage = () => {
  const { t } = useTranslation();
  return (
    <>
      <title>{t('member.title', { place: t('member.info') })}</title>
      <h1 className="sr-only">{t('member.info')}</h1>
      <ProfileList />
    </>
  );
};
