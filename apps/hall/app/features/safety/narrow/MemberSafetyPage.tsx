import { useTranslation } from '../../../i18n/texts.ts';
import { SafetyDesk } from '../SafetyDesk.tsx';

export const MemberSafetyPage = () => {
  const { t } = useTranslation();
  return (
    <>
      <title>{t('member.title', { place: t('safety.title') })}</title>
      <h1 className="sr-only">{t('safety.title')}</h1>
      <SafetyDesk />
    </>
  );
};
