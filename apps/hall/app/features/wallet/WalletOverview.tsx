import type { Currency } from '@pavilion/contract';
import { myCash, type WalletRow } from '@pavilion/contract/wallet';
import IconEye from '~icons/lucide/eye';
import IconEyeOff from '~icons/lucide/eye-off';
import { useCallQuery } from '../../api/useCall.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { Button, ButtonLink, IconButton } from '../../ui/Button.tsx';
import { EmptyScene } from '../../ui/EmptyScene.tsx';
import { Money } from '../../ui/Money.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useEye } from '../shell/model/eye.ts';

interface RowProps {
  readonly row: WalletRow;
  readonly currency: Currency;
  readonly hidden: boolean;
}

const ProviderRow = ({ row, currency, hidden }: RowProps) => (
  <li className="flex min-h-16 items-center gap-4 border-line border-b py-3 last:border-b-0">
    <img
      src={row.icon_dark}
      alt=""
      width="36"
      height="36"
      loading="lazy"
      className="size-9 rounded-control"
    />
    <span className="min-w-0 flex-1 truncate font-medium text-sm">{row.gp_name}</span>
    <Money amount={row.cash} currency={currency} hidden={hidden} className="text-sm text-text-2" />
  </li>
);

/** The main wallet, largest on the screen, and what is held at each provider. */
export const WalletOverview = () => {
  const { t } = useTranslation();
  const [open, toggle] = useEye();
  const cash = useCallQuery(myCash, {});
  if (cash.isError) {
    return (
      <EmptyScene scene="bridge" title={t('wallet.failed')}>
        <Button onClick={() => void cash.refetch()}>{t('member.retry')}</Button>
      </EmptyScene>
    );
  }
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
          className="mt-1 mb-6 font-semibold text-[32px] leading-tight"
          data-field="main-balance"
          aria-live="polite"
        >
          {cash.data ? (
            <Money amount={cash.data.main} currency={cash.data.currency} hidden={!open} />
          ) : (
            <Skeleton className="h-10 w-48" />
          )}
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/user/Deposit" tone="main" size="lg" className="min-w-36">
            {t('shell.deposit')}
          </ButtonLink>
          <ButtonLink to="/user/Transaction" size="lg">
            {t('wallet.records')}
          </ButtonLink>
        </div>
      </section>
      <section>
        <h2 className="mb-1 text-base">{t('wallet.providers')}</h2>
        <p className="mb-3 text-sm text-text-2">{t('wallet.providers_text')}</p>
        <ul className="rounded-card bg-raised px-5 ring-1 ring-line ring-inset">
          {cash.data ? (
            cash.data.my_cash_list.map((row) => (
              <ProviderRow key={row.gp_id} row={row} currency={cash.data.currency} hidden={!open} />
            ))
          ) : (
            <li className="py-5">
              <Skeleton className="h-40 w-full" />
            </li>
          )}
        </ul>
      </section>
    </div>
  );
};
