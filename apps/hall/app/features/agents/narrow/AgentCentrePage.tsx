import { useTranslation } from '../../../i18n/texts.ts';
import { AgentDesk } from '../AgentDesk.tsx';

export const AgentCentrePage = () => {
  const { t } = useTranslation();
  return (
    <>
      <title>{t('member.title', { place: t('member.agent_title') })}</title>
      <h1 className="sr-only">{t('member.agent_title')}</h1>
      <AgentDesk />
    </>
  );
};
