import type { Currency } from '@pavilion/contract';
import { myCash } from '@pavilion/contract/wallet';
import { Link } from 'react-router';
import IconForward from '~icons/lucide/chevron-right';
import IconEye from '~icons/lucide/eye';
import IconEyeOff from '~icons/lucide/eye-off';
import { useCallQuery } from '../../../api/useCall.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { useEye } from '../../../state/eye.ts';
import { ButtonLink, IconButton } from '../../../ui/Button.tsx';
import { Money } from '../../../ui/Money.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';

/** What a member comes for: the balance, which leads to the wallets, money in, money out, and what became of it. */
export const MoneyCard = ({ currency }: { readonly currency: Currency }) => {
  const { t } = useTranslation();
  const [open, toggle] = useEye();
  const cash = useCallQuery(myCash, {});
  return (
    <section
      aria-label={t('member.group_fund')}
      className="mb-5 rounded-hero bg-raised px-5 pt-4 pb-5 ring-1 ring-line ring-inset"
    >
      <div className="flex items-start justify-between gap-2">
        <Link to="/user/MyWallet" prefetch="intent" className="min-w-0 flex-1">
          <span className="flex items-center gap-1 text-sm text-text-2">
            {t('wallet.main')}
            <IconForward aria-hidden className="size-4 shrink-0 text-text-3" />
          </span>
          <span aria-live="polite" className="mt-1 block font-semibold text-2xl">
            {cash.data ? (
              <Money amount={cash.data.main} currency={cash.data.currency ?? currency} hidden={!open} />
            ) : cash.isError ? (
              '—'
            ) : (
              <Skeleton className="h-9 w-44" />
            )}
          </span>
        </Link>
        <IconButton
          label={t(open ? 'shell.balance_hide' : 'shell.balance_show')}
          onClick={toggle}
          aria-pressed={!open}
        >
          {open ? <IconEye aria-hidden /> : <IconEyeOff aria-hidden />}
        </IconButton>
      </div>
      <div className="mt-4 flex flex-wrap gap-2.5 *:flex-1">
        <ButtonLink to="/user/Deposit" tone="main">
          {t('member.deposit')}
        </ButtonLink>
        <ButtonLink to="/user/Withdrawal">{t('withdrawal.title')}</ButtonLink>
        <ButtonLink to="/user/Transaction">{t('member.records')}</ButtonLink>
      </div>
    </section>
  );
};
