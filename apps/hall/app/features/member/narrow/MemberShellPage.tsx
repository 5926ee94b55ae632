import { Link, useLocation } from 'react-router';
import IconBack from '~icons/lucide/chevron-left';
import IconLogOut from '~icons/lucide/log-out';
import { useTranslation } from '../../../i18n/texts.ts';
import { useSession } from '../../../session/session.ts';
import { openModal } from '../../../state/modalStore.ts';
import type { PageProps } from '../../../templates/pages.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { MemberGate } from '../../../ui/MemberGate.tsx';
import { BalancePill } from '../../shell/BalancePill.tsx';
import { BottomBar } from '../../shell/narrow/BottomBar.tsx';
import { memberPlaces } from '../places.ts';

const infoPath = '/user/Info';
const depositPath = '/user/Deposit';
/** Here the balance stands in the page, larger. */
const balancePaths: readonly string[] = [infoPath, '/user/MyWallet'];

/** Back, the place's name, the balance, the way out; at the foot the bar of the hall. */
export const MemberShellPage = ({ children }: PageProps['MemberShell']) => {
  const { t } = useTranslation();
  const session = useSession();
  const { pathname } = useLocation();
  const here = memberPlaces.find(({ to }) => to === pathname);
  const isUnderInfo = here !== undefined && pathname !== infoPath && pathname !== depositPath;
  return (
    <>
      <header
        data-part="header"
        className="sticky top-0 z-30 flex min-h-14 items-center gap-1 border-line border-b bg-ground px-1"
      >
        <Link
          to={isUnderInfo ? infoPath : '/'}
          aria-label={isUnderInfo ? t('member.info') : t('shell.back_to_hall')}
          className="flex size-11 items-center justify-center"
        >
          <IconBack aria-hidden className="size-6" />
        </Link>
        <p className="min-w-0 flex-1 truncate font-semibold">{t(here?.label ?? 'shell.me')}</p>
        {session && !balancePaths.includes(pathname) && <BalancePill currency={session.currency} compact />}
        {session && (
          <IconButton label={t('shell.logout')} onClick={() => openModal('logout')}>
            <IconLogOut aria-hidden />
          </IconButton>
        )}
      </header>
      <main id="main" data-part="content" className="px-4 pt-5 pb-[calc(24px+var(--bar-room))]">
        <MemberGate>{children}</MemberGate>
      </main>
      <BottomBar label={t('member.menu')} underMe={pathname !== depositPath} />
    </>
  );
};
