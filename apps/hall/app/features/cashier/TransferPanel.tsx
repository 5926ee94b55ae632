import type { Deposit, Transfer } from '@pavilion/contract/cashier';
import { useId } from 'react';
import IconFile from '~icons/lucide/file-image';
import { useLocale } from '../../i18n/LocaleContext.tsx';
import { useTranslation } from '../../i18n/texts.ts';
import { shortNameOf } from '../../site/siteName.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { classes } from '../../ui/classes.ts';
import { plainMoney } from '../../ui/plainMoney.ts';
import { useReceipt } from './model/useDepositOrder.ts';

/** Choosing the picture of a receipt, and handing it in. */
const HandIn = ({ orderNumber }: { readonly orderNumber: string }) => {
  const { t } = useTranslation();
  const id = useId();
  const receipt = useReceipt(orderNumber);
  return (
    <form
      data-form="receipt"
      noValidate
      className="flex flex-col gap-3 border-line border-t pt-4"
      onSubmit={receipt.submit}
    >
      <p className="font-medium text-sm">{t('cashier.receipt')}</p>
      <label
        className={classes(
          buttonClass('quiet'),
          'cursor-pointer whitespace-normal has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
        )}
      >
        <IconFile aria-hidden className="size-4 shrink-0" />
        <span className="min-w-0 truncate">{receipt.file?.name ?? t('cashier.receipt_choose')}</span>
        <input
          type="file"
          {...receipt.input}
          data-field="receipt"
          accept="image/jpeg,image/png,image/webp"
          className="sr-only"
          aria-invalid={receipt.problem ? true : undefined}
          aria-describedby={id}
        />
      </label>
      <p
        id={id}
        role={receipt.problem ? 'alert' : undefined}
        className={classes('text-xs', receipt.problem ? 'text-cinnabar-text' : 'text-text-3')}
      >
        {receipt.problem ?? t('cashier.receipt_hint')}
      </p>
      <Button type="submit" tone="main" wide busy={receipt.sending}>
        {t('cashier.receipt_send')}
      </Button>
    </form>
  );
};

/** Where a transfer goes, each part to be copied, and its receipt. */
export const TransferPanel = ({
  deposit,
  transfer,
}: {
  readonly deposit: Deposit;
  readonly transfer: Transfer;
}) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const bank = shortNameOf(transfer.bank_name, locale);
  const holder = shortNameOf(transfer.holder, locale);
  const rows = [
    ['amount', t('cashier.amount'), plainMoney(deposit.amount, deposit.currency), deposit.amount],
    ['bank', t('cashier.transfer_bank'), bank, bank],
    ['account', t('cashier.transfer_account'), transfer.account_number, transfer.account_number],
    ['holder', t('cashier.transfer_holder'), holder, holder],
    ['reference', t('cashier.transfer_reference'), deposit.order_number, deposit.order_number],
  ] as const;
  return (
    <div
      data-transfer
      className="flex w-full flex-col gap-4 rounded-card bg-ground px-4 py-3 ring-1 ring-line ring-inset"
    >
      <dl className="flex flex-col text-sm">
        {rows.map(([name, label, shown, copied]) => (
          <div
            key={name}
            className="flex items-center gap-3 border-line border-b py-2 last:border-b-0 sm:py-1"
          >
            {/* On a phone one above the other: an account number is read, and typed, in one piece. */}
            <div className="min-w-0 flex-1 gap-6 sm:flex sm:justify-between">
              <dt className="shrink-0 text-text-2 text-xs sm:text-sm">{label}</dt>
              <dd className="tnum min-w-0 break-words font-medium sm:text-right" data-transfer-field={name}>
                {shown}
              </dd>
            </div>
            <CopyButton text={copied} />
          </div>
        ))}
      </dl>
      {transfer.receipt === null ? (
        <HandIn orderNumber={deposit.order_number} />
      ) : (
        <a
          href={transfer.receipt.url}
          target="_blank"
          rel="noopener noreferrer"
          data-field="receipt-link"
          className={buttonClass('quiet', 'md', true)}
        >
          <IconFile aria-hidden className="size-4" />
          {t('cashier.receipt_seen')}
        </a>
      )}
    </div>
  );
};
