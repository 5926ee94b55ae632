import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/texts.ts';
import { useSession } from '../../../session/session.ts';
import { Mark } from '../../../ui/Mark.tsx';
import { MemberGate } from '../../../ui/MemberGate.tsx';
import { BalancePill } from '../../shell/BalancePill.tsx';
import { FastPaymentDesk } from '../FastPaymentDesk.tsx';

/** A window of its own: nothing in it but paying. */
export const FastPaymentPage = () => {
  const { t } = useTranslation();
  const session = useSession();
  return (
    <>
      <title>{t('member.title', { place: t('cashier.fast_title') })}</title>
      <header data-part="header" className="border-line border-b">
        <div className="wrap flex h-16 items-center gap-6">
          <Link to="/" aria-label={t('shell.home')}>
            <Mark />
          </Link>
          <span className="flex-1" />
          {session && <BalancePill currency={session.currency} />}
        </div>
      </header>
      <main id="main" data-part="content" className="mx-auto w-full max-w-xl px-6 py-10">
        <MemberGate>
          <h1 className="mb-6 text-2xl">{t('cashier.fast_title')}</h1>
          <FastPaymentDesk />
        </MemberGate>
      </main>
    </>
  );
};
