import type { Currency, DataOf } from '@pavilion/contract';
import type { myCash } from '@pavilion/contract/wallet';
import { useTranslation } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyScene } from '../../ui/EmptyScene.tsx';
import { Money } from '../../ui/Money.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useTransferBack } from './model/transferBack.ts';
import { ProviderRow } from './ProviderRow.tsx';

interface WalletListProps {
  /** Not there yet: a place of its size is kept. */
  readonly cash: DataOf<typeof myCash> | undefined;
  readonly hidden: boolean;
}

/** What the member has at each provider, and how the last way back went there (spec §3 Wallet row). */
export const WalletList = ({ cash, hidden }: WalletListProps) => {
  const { last } = useTransferBack();
  return (
    <ul className="rounded-card bg-raised px-5 ring-1 ring-line ring-inset">
      {cash ? (
        cash.my_cash_list.map((row) => (
          <ProviderRow
            key={row.gp_id}
            row={row}
            currency={cash.currency}
            hidden={hidden}
            result={last?.list.find(({ gp_id }) => gp_id === row.gp_id)}
          />
        ))
      ) : (
        <li className="py-5">
          <Skeleton className="h-40 w-full" />
        </li>
      )}
    </ul>
  );
};

/** What the last way back brought in all; nothing while there was none. */
export const BroughtBack = ({
  currency,
  hidden,
}: {
  readonly currency: Currency;
  readonly hidden: boolean;
}) => {
  const { t } = useTranslation();
  const { last } = useTransferBack();
  return (
    <p role="status" className="empty:hidden mb-3 text-sm text-text-2" data-field="brought-back">
      {last && (
        <>
          {t('wallet.back_total')}{' '}
          <Money
            amount={last.total}
            currency={currency}
            hidden={hidden}
            className="font-semibold text-text"
          />
        </>
      )}
    </p>
  );
};

export const WalletFailed = ({ retry }: { readonly retry: () => void }) => {
  const { t } = useTranslation();
  return (
    <EmptyScene scene="failed" title={t('wallet.failed')} text={t('wallet.failed_text')}>
      <Button onClick={retry}>{t('member.retry')}</Button>
    </EmptyScene>
  );
};
