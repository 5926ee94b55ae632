import { useTranslation } from '../i18n/texts.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { EmptyScene } from '../ui/EmptyScene.tsx';

/** The agent centre (spec §2), for whoever is logged in: where agents turn to. */
const AgentCentre = () => {
  const { t } = useTranslation();
  return (
    <>
      <title>{t('member.title', { place: t('member.agent_title') })}</title>
      <EmptyScene isPage scene="bridge" title={t('member.agent_title')} text={t('member.agent_text')}>
        <ButtonLink to="/main/contact">{t('shell.service')}</ButtonLink>
      </EmptyScene>
    </>
  );
};
export default AgentCentre;
