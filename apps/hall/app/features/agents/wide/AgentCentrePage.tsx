import { useTranslation } from '../../../i18n/texts.ts';
import { AgentDesk } from '../AgentDesk.tsx';

export const AgentCentrePage = () => {
  const { t } = useTranslation();
  return (
    <>
      <title>{t('member.title', { place: t('member.agent_title') })}</title>
      <h1 className="mb-6 text-2xl">{t('member.agent_title')}</h1>
      <AgentDesk />
    </>
  );
};
