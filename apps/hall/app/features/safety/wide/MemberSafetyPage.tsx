import { useTranslation } from '../../../i18n/texts.ts';
import { SafetyDesk } from '../SafetyDesk.tsx';

export const MemberSafetyPage = () => {
  const { t } = useTranslation();
  return (
    <>
      <title>{t('member.title', { place: t('safety.title') })}</title>
      <h1 className="mb-6 text-2xl">{t('safety.title')}</h1>
      <SafetyDesk />
    </>
  );
};
