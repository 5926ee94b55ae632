import { Link } from 'react-router';
import IconBack from '~icons/lucide/chevron-left';
import { useTranslation } from '../../../i18n/texts.ts';
import { useSession } from '../../../session/session.ts';
import { MemberGate } from '../../../ui/MemberGate.tsx';
import { BalancePill } from '../../shell/BalancePill.tsx';
import { FastPaymentDesk } from '../FastPaymentDesk.tsx';

/** Nothing but paying, with the way back to the hall. */
export const FastPaymentPage = () => {
  const { t } = useTranslation();
  const session = useSession();
  return (
    <>
      <title>{t('member.title', { place: t('cashier.fast_title') })}</title>
      <header
        data-part="header"
        className="sticky top-0 z-30 flex h-14 items-center gap-1 border-line border-b bg-ground px-1"
      >
        <Link
          to="/"
          aria-label={t('shell.back_to_hall')}
          className="flex size-11 items-center justify-center"
        >
          <IconBack aria-hidden className="size-6" />
        </Link>
        <p aria-hidden className="min-w-0 flex-1 truncate font-semibold">
          {t('cashier.fast_title')}
        </p>
        {session && <BalancePill currency={session.currency} compact />}
      </header>
      <main id="main" data-part="content" className="px-4 pt-5 pb-[calc(2rem+env(safe-area-inset-bottom))]">
        <MemberGate>
          <h1 className="sr-only">{t('cashier.fast_title')}</h1>
          <FastPaymentDesk />
        </MemberGate>
      </main>
    </>
  );
};
