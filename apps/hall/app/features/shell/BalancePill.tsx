import type { Currency } from '@pavilion/contract';
import { myCash } from '@pavilion/contract/wallet';
import type { MouseEvent } from 'react';
import { Link, useLocation } from 'react-router';
import IconEye from '~icons/lucide/eye';
import IconEyeOff from '~icons/lucide/eye-off';
import { useCallQuery } from '../../api/useCall.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { useEye } from '../../state/eye.ts';
import { openModal } from '../../state/modalStore.ts';
import { classes } from '../../ui/classes.ts';
import { Money } from '../../ui/Money.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** A plain press shows the wallets over the page; one for another tab or window, and one in the member centre, leads there. */
const showWallets = (event: MouseEvent<HTMLAnchorElement>, pathname: string): void => {
  const { metaKey, ctrlKey, shiftKey, altKey } = event;
  if (metaKey || ctrlKey || shiftKey || altKey || pathname.startsWith('/user')) return;
  event.preventDefault();
  openModal('wallet');
};

/** The main wallet's balance, leading to the wallets; the eye hides it here and everywhere. */
export const BalancePill = ({ currency, compact = false }: { currency: Currency; compact?: boolean }) => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [open, toggle] = useEye();
  const cash = useCallQuery(myCash, {});
  return (
    <span
      className={classes(
        'flex items-center rounded-control bg-raised ring-1 ring-line ring-inset',
        compact ? 'h-9' : 'h-11',
      )}
    >
      <Link
        to="/user/MyWallet"
        onClick={(event) => showWallets(event, pathname)}
        className={classes('flex h-full items-center font-semibold text-sm', compact ? 'pl-3' : 'pl-4')}
      >
        <span className="sr-only">{t('shell.my_wallet')}: </span>
        <span aria-live="polite" className={compact ? 'min-w-16' : 'min-w-20'}>
          {cash.data ? (
            <Money amount={cash.data.main} currency={cash.data.currency ?? currency} hidden={!open} />
          ) : cash.isError ? (
            '—'
          ) : (
            <Skeleton className="h-4 w-16" />
          )}
        </span>
      </Link>
      <button
        type="button"
        aria-label={t(open ? 'shell.balance_hide' : 'shell.balance_show')}
        aria-pressed={!open}
        onClick={toggle}
        className="relative flex h-full w-10 items-center justify-center text-text-3 transition-colors before:absolute before:inset-x-0 before:-inset-y-1 hover:text-text"
      >
        {open ? <IconEye aria-hidden className="size-4" /> : <IconEyeOff aria-hidden className="size-4" />}
      </button>
    </span>
  );
};
