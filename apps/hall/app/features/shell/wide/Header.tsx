import { Suspense } from 'react';
import { NavLink } from 'react-router';
import IconGlobe from '~icons/lucide/globe';
import IconSearch from '~icons/lucide/search';
import { loadWithQueries } from '../../../api/loadWithQueries.ts';
import { lazyPart } from '../../../base/lazyPart.ts';
import { useLocale } from '../../../i18n/LocaleContext.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { localeNames } from '../../../locales/index.ts';
import { useSession } from '../../../session/session.ts';
import { useSite } from '../../../site/SiteContext.tsx';
import { Button } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Wordmark } from '../../../ui/Mark.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { NavType } from '../model/loadShell.ts';
import { TypeNav } from './TypeNav.tsx';

const MemberBar = lazyPart(() => loadWithQueries(async () => (await import('./MemberBar.tsx')).MemberBar));

/** Holds the place of the member's bar until it is there. */
const MemberBarWaiting = () => (
  <span className="flex items-center gap-3">
    <Skeleton className="h-11 w-40" />
    <Skeleton className="h-11 w-20" />
    <Skeleton className="size-11 rounded-full" />
  </span>
);

const Account = () => {
  const { t } = useTranslation();
  const { site } = useSite();
  const session = useSession();
  if (session !== null) {
    return (
      <Suspense fallback={<MemberBarWaiting />}>
        <MemberBar />
      </Suspense>
    );
  }
  return (
    <>
      <span className="member-only">
        <MemberBarWaiting />
      </span>
      <span className="visitor-only flex items-center gap-2">
        <Button tone="ghost" data-opens="login">
          {t('shell.login')}
        </Button>
        <Button tone="main" data-opens="register" disabled={site.is_demo}>
          {t('shell.join')}
        </Button>
      </span>
    </>
  );
};

export const Header = ({ types }: { types: readonly NavType[] }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <header data-part="header" className="sticky top-0 z-[1000] border-line border-b bg-ground">
      <div className="wrap flex h-16 items-center gap-4 min-[1120px]:gap-6">
        <Wordmark />
        <TypeNav types={types} />
        <div className="ml-auto flex shrink-0 items-center gap-2">
          <NavLink
            to="/discount"
            className={({ isActive }) =>
              classes(
                'flex h-11 items-center rounded-control px-3 font-medium text-sm transition-colors hover:text-text',
                isActive ? 'text-accent' : 'text-text-2',
              )
            }
          >
            {t('shell.promotions')}
          </NavLink>
          <button
            type="button"
            aria-label={t('shell.search')}
            data-opens="search"
            className="flex size-11 items-center justify-center rounded-control text-text-2 transition-colors hover:bg-higher hover:text-text"
          >
            <IconSearch aria-hidden className="size-5" />
          </button>
          <button
            type="button"
            aria-label={`${t('shell.language')}: ${localeNames[locale]}`}
            data-opens="language"
            className="flex size-11 items-center justify-center rounded-control text-text-2 transition-colors hover:bg-higher hover:text-text"
          >
            <IconGlobe aria-hidden className="size-5" />
          </button>
          <Account />
        </div>
      </div>
    </header>
  );
};
