import { Link, NavLink, useLocation } from 'react-router';
import IconBack from '~icons/lucide/chevron-left';
import IconLogOut from '~icons/lucide/log-out';
import { useTranslation } from '../../../i18n/texts.ts';
import { useSession } from '../../../session/session.ts';
import { openModal } from '../../../state/modalStore.ts';
import type { PageProps } from '../../../templates/pages.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { MemberGate } from '../../../ui/MemberGate.tsx';
import { BalancePill } from '../../shell/BalancePill.tsx';
import { memberPlaces } from '../places.ts';

const walletPath = '/user/MyWallet';
const infoPath = '/user/Info';
const barPlaces = memberPlaces.filter(({ inBar }) => inBar);

/** Back, the place's name, the balance, the way out; the places as a row of four at the foot. */
export const MemberShellPage = ({ children }: PageProps['MemberShell']) => {
  const { t } = useTranslation();
  const session = useSession();
  const { pathname } = useLocation();
  const here = memberPlaces.find(({ to }) => to === pathname);
  const isUnderInfo = here?.inBar === false;
  const inBar = isUnderInfo ? infoPath : pathname;
  return (
    <>
      <header
        data-part="header"
        className="sticky top-0 z-30 flex h-14 items-center gap-1 border-line border-b bg-ground px-1"
      >
        <Link
          to={isUnderInfo ? infoPath : '/'}
          aria-label={isUnderInfo ? t('member.info') : t('shell.back_to_hall')}
          className="flex size-11 items-center justify-center"
        >
          <IconBack aria-hidden className="size-6" />
        </Link>
        <p className="min-w-0 flex-1 truncate font-semibold">{t(here?.label ?? 'shell.me')}</p>
        {session && pathname !== walletPath && <BalancePill currency={session.currency} compact />}
        {session && (
          <IconButton label={t('shell.logout')} onClick={() => openModal('logout')}>
            <IconLogOut aria-hidden />
          </IconButton>
        )}
      </header>
      <main id="main" data-part="content" className="px-4 pt-5 pb-[calc(11rem+env(safe-area-inset-bottom))]">
        <MemberGate>{children}</MemberGate>
      </main>
      <nav data-part="footer" aria-label={t('member.menu')} className="bottom-bar z-30 grid grid-cols-4">
        {barPlaces.map(({ to, label, Icon }) => (
          <NavLink
            key={to}
            to={to}
            prefetch="intent"
            className={classes(
              'flex h-16 flex-col items-center justify-center gap-1 text-xs',
              inBar === to ? 'text-accent' : 'text-text-2',
            )}
          >
            <Icon aria-hidden className="size-5" />
            <span className="max-w-full truncate px-1">{t(label)}</span>
          </NavLink>
        ))}
      </nav>
    </>
  );
};
