import { myCash } from '@pavilion/contract/wallet';
import { useEffect } from 'react';
import IconEye from '~icons/lucide/eye';
import IconEyeOff from '~icons/lucide/eye-off';
import { useCallQuery } from '../../api/useCall.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { useEye } from '../../state/eye.ts';
import { ButtonLink, IconButton } from '../../ui/Button.tsx';
import { Money } from '../../ui/Money.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { forgetResults } from './model/transferBack.ts';
import { TransferActions } from './TransferActions.tsx';
import { TrendCharts } from './TrendCharts.tsx';
import { BroughtBack, WalletFailed, WalletList } from './WalletList.tsx';

/** The main wallet, largest on the screen, and what is held at each provider. */
export const WalletOverview = () => {
  const { t } = useTranslation();
  const [open, toggle] = useEye();
  // What lies at a transfer provider changes with every round there, of which nobody tells.
  const cash = useCallQuery(myCash, {}, { staleTimeMs: 0 });
  useEffect(() => forgetResults, []);
  if (cash.isLoadingError) return <WalletFailed retry={() => void cash.refetch()} />;
  return (
    <div className="flex flex-col gap-6">
      <section className="rounded-hero bg-raised p-6 ring-1 ring-line ring-inset">
        <div className="flex items-center justify-between">
          <h2 className="text-sm text-text-2">{t('wallet.main')}</h2>
          <IconButton
            label={t(open ? 'shell.balance_hide' : 'shell.balance_show')}
            onClick={toggle}
            aria-pressed={!open}
          >
            {open ? <IconEye aria-hidden /> : <IconEyeOff aria-hidden />}
          </IconButton>
        </div>
        <p
          className="mt-1 font-semibold text-[32px] leading-tight"
          data-field="main-balance"
          aria-live="polite"
        >
          {cash.data ? (
            <Money amount={cash.data.main} currency={cash.data.currency} hidden={!open} />
          ) : (
            <Skeleton className="h-10 w-48" />
          )}
        </p>
        <p className="mb-6 flex gap-1.5 text-sm text-text-2" data-field="total-balance">
          {t('wallet.total')}
          {cash.data && <Money amount={cash.data.total} currency={cash.data.currency} hidden={!open} />}
        </p>
        <div className="grid grid-cols-2 gap-3 lg:flex">
          <ButtonLink to="/user/Deposit" tone="main" size="lg" className="lg:min-w-36">
            {t('shell.deposit')}
          </ButtonLink>
          <ButtonLink to="/user/Withdrawal" size="lg">
            {t('withdrawal.title')}
          </ButtonLink>
          <ButtonLink to="/fastPayment" size="lg">
            {t('cashier.fast_title')}
          </ButtonLink>
          <ButtonLink to="/user/Transaction" size="lg">
            {t('wallet.records')}
          </ButtonLink>
        </div>
      </section>
      <TrendCharts hidden={!open} />
      <section>
        <div className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div className="min-w-0 max-w-xl flex-1 basis-72">
            <h2 className="mb-1 text-base">{t('wallet.providers')}</h2>
            <p className="text-sm text-text-2">{t('wallet.providers_text')}</p>
          </div>
          <TransferActions />
        </div>
        {cash.data && <BroughtBack currency={cash.data.currency} hidden={!open} />}
        <WalletList cash={cash.data} hidden={!open} />
      </section>
    </div>
  );
};
