import { lazy, Suspense } from 'react';
import IconGlobe from '~icons/lucide/globe';
import { loadWithQueries } from '../../../api/loadWithQueries.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { openModal } from '../../../modals/modalStore.ts';
import { useSession } from '../../../session/session.ts';
import { useSite } from '../../../site/SiteContext.tsx';
import { Button, ButtonLink, IconButton } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Wordmark } from '../Mark.tsx';

const BalancePill = lazy(async () => ({
  default: await loadWithQueries(async () => (await import('../BalancePill.tsx')).BalancePill),
}));

const BalanceWaiting = () => <Skeleton className="h-9 w-30" />;

const MemberEnd = () => {
  const { t } = useTranslation();
  const session = useSession();
  return (
    <span className="flex items-center gap-2">
      <Suspense fallback={<BalanceWaiting />}>
        {session === null ? <BalanceWaiting /> : <BalancePill currency={session.currency} compact />}
      </Suspense>
      <ButtonLink to="/user/Deposit" tone="main" size="sm">
        {t('shell.deposit')}
      </ButtonLink>
    </span>
  );
};

const VisitorEnd = () => {
  const { t } = useTranslation();
  const { site } = useSite();
  return (
    <span className="flex items-center gap-1.5">
      <IconButton label={t('shell.language')} onClick={() => openModal('language')}>
        <IconGlobe aria-hidden />
      </IconButton>
      <Button size="sm" tone="quiet" data-opens="login" onClick={() => openModal('login')}>
        {t('shell.login')}
      </Button>
      <Button
        size="sm"
        tone="main"
        data-opens="register"
        disabled={site.is_demo}
        onClick={() => openModal('register')}
      >
        {t('shell.join')}
      </Button>
    </span>
  );
};

export const TopBar = () => {
  const session = useSession();
  return (
    <header
      data-part="header"
      className="sticky top-0 z-[1000] border-line border-b bg-ground pt-[env(safe-area-inset-top)]"
    >
      <div className="wrap flex h-14 items-center justify-between gap-2">
        <Wordmark short />
        {session !== null ? (
          <MemberEnd />
        ) : (
          <>
            <span className="member-only">
              <MemberEnd />
            </span>
            <span className="visitor-only">
              <VisitorEnd />
            </span>
          </>
        )}
      </div>
    </header>
  );
};
