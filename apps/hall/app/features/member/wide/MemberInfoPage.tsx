import { useTranslation } from '../../../i18n/texts.ts';
import { ProfileList } from '../ProfileList.tsx';

export const MemberInfoPage = () => {
  const { t } = useTranslation();
  return (
    <>
      <title>{t('member.title', { place: t('member.info') })}</title>
      <h1 className="mb-6 text-2xl">{t('member.info')}</h1>
      <ProfileList />
    </>
  );
};
