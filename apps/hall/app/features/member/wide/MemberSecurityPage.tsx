import { useTranslation } from '../../../i18n/texts.ts';
import { SecurityCards } from '../SecurityCards.tsx';

export const MemberSecurityPage = () => {
  const { t } = useTranslation();
  return (
    <>
      <title>{t('member.title', { place: t('security.title') })}</title>
      <h1 className="mb-6 text-2xl">{t('security.title')}</h1>
      <SecurityCards />
    </>
  );
};
