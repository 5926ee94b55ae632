import type { Withdrawal } from '@pavilion/contract/cashier';
import IconAlert from '~icons/lucide/circle-alert';
import IconDone from '~icons/lucide/circle-check';
import IconClock from '~icons/lucide/clock';
import { useTranslation } from '../../i18n/texts.ts';
import { useInstant } from '../../site/useInstant.ts';
import { classes } from '../../ui/classes.ts';
import { Money } from '../../ui/Money.tsx';

const StateMark = ({
  state,
  className,
}: {
  readonly state: Withdrawal['state'];
  readonly className: string;
}) => {
  if (state === 'paid') return <IconDone aria-hidden className={classes('text-jade', className)} />;
  if (state === 'refused' || state === 'failed')
    return <IconAlert aria-hidden className={classes('text-cinnabar-text', className)} />;
  return <IconClock aria-hidden className={classes('text-accent', className)} />;
};

/** One withdrawal in full: the receipt after asking for it. */
export const WithdrawalReceipt = ({ withdrawal }: { readonly withdrawal: Withdrawal }) => {
  const { t } = useTranslation();
  const show = useInstant();
  const { state, currency } = withdrawal;
  const rows = [
    [t('cashier.order_number'), withdrawal.order_number],
    [
      t('withdrawal.account'),
      `${withdrawal.bank_name} ${withdrawal.account_number.replace(/^\*+/, '•••• ')}`,
    ],
    [t('cashier.ordered_at'), show(withdrawal.created_at)],
    ...(withdrawal.settled_at ? [[t('cashier.settled_at'), show(withdrawal.settled_at)]] : []),
  ] as const;
  // What came back came back whole: no fee was taken, and the bank brings nothing.
  const amounts: readonly (readonly [label: string, amount: string])[] =
    state === 'refused' || state === 'failed'
      ? [[t('withdrawal.returned'), withdrawal.amount]]
      : [
          [t('cashier.fee'), withdrawal.fee],
          [t('withdrawal.received'), withdrawal.received],
        ];
  return (
    <section
      data-withdrawal-state={state}
      className="flex flex-col items-center gap-4 rounded-hero bg-raised p-6 ring-1 ring-line ring-inset"
    >
      <StateMark state={state} className="size-10" />
      <div aria-live="polite" className="flex flex-col items-center gap-1">
        <h2 className="text-xl">{t(`withdrawal.state_${state}`)}</h2>
        <p className="max-w-md text-center text-sm text-text-2">{t(`withdrawal.state_${state}_text`)}</p>
      </div>
      <Money amount={withdrawal.amount} currency={currency} className="font-semibold text-[32px]" />
      <dl className="w-full text-sm">
        {rows.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-6 border-line border-t py-3">
            <dt className="shrink-0 text-text-2">{label}</dt>
            <dd className="tnum min-w-0 break-words text-right">{value}</dd>
          </div>
        ))}
        {amounts.map(([label, amount]) => (
          <div
            key={label}
            className="flex justify-between gap-6 border-line border-t py-3 last:[&>dd]:font-semibold"
          >
            <dt className="text-text-2">{label}</dt>
            <dd>
              <Money amount={amount} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

/** The latest withdrawals and how they stand. */
export const WithdrawalRecent = ({
  list,
  onOpen,
}: {
  readonly list: readonly Withdrawal[];
  readonly onOpen: (orderNumber: string) => void;
}) => {
  const { t } = useTranslation();
  const show = useInstant();
  if (list.length === 0) return null;
  return (
    <section className="mt-10">
      <h2 className="mb-3 font-semibold text-base">{t('withdrawal.history')}</h2>
      <ul className="rounded-card bg-raised ring-1 ring-line ring-inset">
        {list.map((row) => (
          <li
            key={row.order_number}
            className="border-line border-b first:[&>button]:rounded-t-card last:border-b-0 last:[&>button]:rounded-b-card"
          >
            <button
              type="button"
              data-withdrawal={row.order_number}
              onClick={() => onOpen(row.order_number)}
              className="flex w-full items-center gap-4 px-4 py-3 text-left transition-colors hover:bg-higher"
            >
              <StateMark state={row.state} className="size-5 shrink-0" />
              <span className="min-w-0 flex-1">
                <span className="block truncate text-sm">{t(`withdrawal.state_${row.state}`)}</span>
                <time className="tnum block text-text-3 text-xs" dateTime={row.created_at}>
                  {show(row.created_at)}
                </time>
              </span>
              <Money amount={row.amount} currency={row.currency} className="font-semibold text-sm" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
