import type { Currency } from '@pavilion/contract';
import type { TransferBack, WalletRow } from '@pavilion/contract/wallet';
import IconInTransit from '~icons/lucide/arrow-left-right';
import IconDone from '~icons/lucide/check';
import { useTranslation } from '../../i18n/texts.ts';
import { classes } from '../../ui/classes.ts';
import { Money } from '../../ui/Money.tsx';
import { useCodeText } from './model/useBringBack.ts';

type Result = TransferBack['list'][number];

interface RowProps {
  readonly row: WalletRow;
  readonly currency: Currency;
  readonly hidden: boolean;
  /** What the last way back came to here. */
  readonly result: Result | undefined;
}

const isNothing = (amount: string): boolean => Number(amount) === 0;

const ResultLine = ({
  result,
  currency,
  hidden,
}: Pick<RowProps, 'currency' | 'hidden'> & { result: Result }) => {
  const { t } = useTranslation();
  const codeText = useCodeText();
  if (result.code !== 100) return <p className="text-cinnabar-text text-xs">{codeText(result.code)}</p>;
  if (isNothing(result.amount)) return <p className="text-text-2 text-xs">{t('wallet.back_none')}</p>;
  return (
    <p className="flex items-center gap-1 text-jade text-xs">
      <IconDone aria-hidden className="size-3.5 shrink-0" />
      {t('wallet.back_done')} <Money amount={result.amount} currency={currency} hidden={hidden} />
    </p>
  );
};

/** A provider: what lies there or is staked there, what is on its way, how the last way back went. */
export const ProviderRow = ({ row, currency, hidden, result }: RowProps) => {
  const { t } = useTranslation();
  const dark = row.is_light === 0;
  return (
    <li
      className="flex min-h-16 items-center gap-4 border-line border-b py-3 last:border-b-0"
      data-provider={row.gp_id}
    >
      <img
        src={row.icon_dark}
        alt=""
        width="36"
        height="36"
        loading="lazy"
        className={classes('size-9 shrink-0 rounded-control', dark && 'opacity-45 grayscale')}
      />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium text-sm">{row.gp_name}</p>
        <p className="text-text-2 text-xs">
          {t(row.wallet === 'transfer' ? 'wallet.kind_transfer' : 'wallet.kind_seamless')}
          {dark && ` · ${t('wallet.maintenance')}`}
        </p>
        {result && <ResultLine result={result} currency={currency} hidden={hidden} />}
      </div>
      <div className="max-w-1/2 shrink-0 text-right">
        <p
          className={classes('text-sm', isNothing(row.cash) ? 'text-text-2' : 'font-semibold')}
          data-field="cash"
        >
          <Money amount={row.cash} currency={currency} hidden={hidden} />
        </p>
        {row.wallet === 'seamless' && !isNothing(row.cash) && (
          <p className="text-text-2 text-xs">{t('wallet.stakes_under_way')}</p>
        )}
        {!isNothing(row.in_transit) && (
          <p
            className="mt-0.5 flex items-center justify-end gap-1 text-accent text-xs"
            data-field="in-transit"
          >
            <IconInTransit aria-hidden className="size-3.5 shrink-0" />
            {t('wallet.in_transit')} <Money amount={row.in_transit} currency={currency} hidden={hidden} />
          </p>
        )}
      </div>
    </li>
  );
};
