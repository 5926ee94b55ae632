import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/texts.ts';
import { classes } from '../../../ui/classes.ts';
import { type AgentPageName, agentGroups, agentPages, pagesOf } from '../agentPages.ts';

/** The pages side by side, those of a kind under one word. Below it there is the whole width for tables. */
export const AgentMenu = ({ page }: { readonly page: AgentPageName }) => {
  const { t } = useTranslation();
  return (
    <nav
      aria-label={t('agent.menu')}
      className="mb-6 flex flex-wrap gap-x-8 gap-y-4 border-line border-b pb-4"
    >
      {agentGroups.map((group) => {
        const pages = pagesOf(group);
        if (pages.length === 0) return null;
        return (
          <div key={group}>
            <p className="px-3 pb-1 text-text-3 text-xs">{t(`agent.group_${group}`)}</p>
            <ul className="flex flex-wrap gap-1">
              {pages.map((name) => {
                const { Icon, label } = agentPages[name];
                return (
                  <li key={name}>
                    <Link
                      to={{ search: `?page=${name}` }}
                      aria-current={name === page ? 'page' : undefined}
                      className={classes(
                        'flex h-9 items-center gap-2 rounded-control px-3 font-medium text-sm transition-colors hover:bg-higher hover:text-text pointer-coarse:h-11 [&>svg]:size-[1.125rem]',
                        name === page ? 'bg-raised text-text [&>svg]:text-accent' : 'text-text-2',
                      )}
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
