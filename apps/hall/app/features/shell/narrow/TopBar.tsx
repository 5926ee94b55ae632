import IconGlobe from '~icons/lucide/globe';
import IconSearch from '~icons/lucide/search';
import { useTranslation } from '../../../i18n/texts.ts';
import { useSession } from '../../../session/session.ts';
import { useSite } from '../../../site/SiteContext.tsx';
import { Button, buttonClass, IconButton } from '../../../ui/Button.tsx';
import { Wordmark } from '../../../ui/Mark.tsx';
import { MemberLink } from '../../../ui/MemberLink.tsx';
import { BalanceWaiting, LateBalancePill } from '../LateBalancePill.tsx';

const SearchButton = () => {
  const { t } = useTranslation();
  return (
    <IconButton label={t('shell.search')} data-opens="search">
      <IconSearch aria-hidden />
    </IconButton>
  );
};

const MemberEnd = () => {
  const { t } = useTranslation();
  const session = useSession();
  return (
    <span className="flex flex-wrap items-center justify-end gap-2">
      <SearchButton />
      {session === null ? (
        <BalanceWaiting compact />
      ) : (
        <LateBalancePill currency={session.currency} compact />
      )}
      <MemberLink to="/user/Deposit" className={buttonClass('main', 'sm')}>
        {t('shell.deposit')}
      </MemberLink>
    </span>
  );
};

const VisitorEnd = () => {
  const { t } = useTranslation();
  const { site } = useSite();
  return (
    <span className="flex flex-wrap items-center justify-end gap-1.5">
      <SearchButton />
      <IconButton label={t('shell.language')} data-opens="language">
        <IconGlobe aria-hidden />
      </IconButton>
      <Button size="sm" tone="quiet" data-opens="login">
        {t('shell.login')}
      </Button>
      <Button size="sm" tone="main" data-opens="register" disabled={site.is_demo}>
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
      <div className="wrap flex min-h-14 flex-wrap items-center justify-between gap-2">
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
