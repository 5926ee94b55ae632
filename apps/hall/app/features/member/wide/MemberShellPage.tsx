import { Link, NavLink } from 'react-router';
import IconBack from '~icons/lucide/arrow-left';
import IconLogOut from '~icons/lucide/log-out';
import { useTranslation } from '../../../i18n/texts.ts';
import { useSession } from '../../../session/session.ts';
import { openModal } from '../../../state/modalStore.ts';
import type { PageProps } from '../../../templates/pages.ts';
import { classes } from '../../../ui/classes.ts';
import { Mark } from '../../../ui/Mark.tsx';
import { MemberGate } from '../../../ui/MemberGate.tsx';
import { UnreadBadge } from '../../letters/UnreadBadge.tsx';
import { useOffered } from '../../recommend/model/useOffered.ts';
import { BalancePill } from '../../shell/BalancePill.tsx';
import { memberGroups, placesOf } from '../places.ts';

const entry =
  'flex h-9 w-full shrink-0 items-center gap-3 rounded-control px-4 font-medium text-sm text-text-2 transition-colors hover:bg-higher hover:text-text pointer-coarse:h-11 [&>svg]:size-[1.125rem]';

/**
 * The same links from the server's page on: one that were replaced when the member is known would lose the press that is on
 * it.
 */
const Places = () => {
  const { t } = useTranslation();
  const isMember = useSession() !== null;
  const offered = useOffered();
  return memberGroups.map((group) => {
    const places = placesOf(group, offered);
    if (places.length === 0) return null;
    return (
      <div key={group} className="flex flex-col pb-1.5">
        <p className="px-4 pb-0.5 font-medium text-text-3 text-xs">{t(`member.group_${group}`)}</p>
        {places.map(({ to, label, Icon }) => (
          <NavLink
            key={to}
            to={to}
            prefetch="intent"
            className={({ isActive }) =>
              classes(entry, isActive && 'bg-raised text-text [&>svg]:text-accent')
            }
          >
            <Icon aria-hidden />
            <span className="min-w-0 flex-1 truncate">{t(label)}</span>
            {isMember && to === '/user/Letter' && <UnreadBadge />}
          </NavLink>
        ))}
      </div>
    );
  });
};

const SideMenu = () => {
  const { t } = useTranslation();
  const session = useSession();
  return (
    <nav
      aria-label={t('member.menu')}
      className="sticky top-20 flex max-h-[calc(100dvh-6rem)] flex-col self-start overflow-y-auto"
    >
      <Places />
      {session && (
        <button type="button" onClick={() => openModal('logout')} className={entry}>
          <IconLogOut aria-hidden />
          {t('shell.logout')}
        </button>
      )}
    </nav>
  );
};

export const MemberShellPage = ({ children }: PageProps['MemberShell']) => {
  const { t } = useTranslation();
  const session = useSession();
  return (
    <>
      <header data-part="header" className="sticky top-0 z-30 border-line border-b bg-ground">
        <div className="wrap flex h-16 items-center gap-6">
          <Link to="/" aria-label={t('shell.home')}>
            <Mark />
          </Link>
          <Link
            to="/"
            className="flex h-11 items-center gap-2 text-sm text-text-2 transition-colors hover:text-text"
          >
            <IconBack aria-hidden className="size-4" />
            {t('shell.back_to_hall')}
          </Link>
          <span className="flex-1" />
          {session && <BalancePill currency={session.currency} />}
          {session && <span className="max-w-40 truncate text-sm text-text-2">{session.account}</span>}
        </div>
      </header>
      <div className="wrap grid grid-cols-[13rem_minmax(0,1fr)] gap-10 py-8">
        <SideMenu />
        <main id="main" data-part="content" className="min-w-0 pb-16">
          <MemberGate>{children}</MemberGate>
        </main>
      </div>
    </>
  );
};
