import { Link } from 'react-router';
import { useTranslation } from '../../i18n/texts.ts';
import { type AgentPageName, agentGroups, agentPages, pagesOf } from './agentPages.ts';

interface Looks {
  readonly nav: string;
  readonly group: string;
  readonly list: string;
  readonly link: (isCurrent: boolean) => string;
}

interface AgentPlacesProps {
  readonly page: AgentPageName;
  readonly looks: Looks;
  readonly onGo?: () => void;
}

/** Links to the pages of the centre, those of a kind under one word. */
export const AgentPlaces = ({ page, looks, onGo }: AgentPlacesProps) => {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('agent.menu')} className={looks.nav}>
      {agentGroups.map((group) => {
        const pages = pagesOf(group);
        if (pages.length === 0) return null;
        return (
          <div key={group}>
            <p className={looks.group}>{t(`agent.group_${group}`)}</p>
            <ul className={looks.list}>
              {pages.map((name) => {
                const { Icon, label } = agentPages[name];
                return (
                  <li key={name}>
                    <Link
                      to={{ search: `?page=${name}` }}
                      aria-current={name === page ? 'page' : undefined}
                      onClick={onGo}
                      className={looks.link(name === page)}
                    >
                      <Icon aria-hidden />
                      {t(label)}
                    </Link>
                  </li>
                );
              })}
            </ul>
          </div>
        );
      })}
    </nav>
  );
};
