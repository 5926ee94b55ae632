import type { Deposit } from '@pavilion/contract/cashier';
import IconAlert from '~icons/lucide/circle-alert';
import IconDone from '~icons/lucide/circle-check';
import IconClock from '~icons/lucide/clock';
import { useLocale } from '../../i18n/LocaleContext.tsx';
import { useTranslation } from '../../i18n/texts.ts';
import { languageTags } from '../../locales/index.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyScene } from '../../ui/EmptyScene.tsx';
import { Money } from '../../ui/Money.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { isOpen, useDepositOrder } from './model/useDeposit.ts';

const StateMark = ({ state }: { readonly state: Deposit['state'] }) => {
  if (state === 'succeeded') return <IconDone aria-hidden className="size-10 text-jade" />;
  if (state === 'created' || state === 'pending')
    return <IconClock aria-hidden className="size-10 animate-[breathe_2s_infinite] text-accent" />;
  return <IconAlert aria-hidden className="size-10 text-cinnabar-text" />;
};

const Receipt = ({ deposit }: { readonly deposit: Deposit }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { site } = useSite();
  const format = new Intl.DateTimeFormat(languageTags[locale], {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: site.time_zone,
  });
  const rows = [
    [t('cashier.order_number'), deposit.order_number],
    [t('cashier.method'), deposit.method],
    [t('cashier.ordered_at'), format.format(new Date(deposit.created_at))],
    ...(deposit.settled_at ? [[t('cashier.settled_at'), format.format(new Date(deposit.settled_at))]] : []),
  ] as const;
  return (
    <dl className="w-full text-sm">
      {rows.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-6 border-line border-t py-3">
          <dt className="shrink-0 text-text-2">{label}</dt>
          <dd className="tnum min-w-0 break-all text-right">{value}</dd>
        </div>
      ))}
    </dl>
  );
};

/** What becomes of an order, in words of its own for every state, and a receipt at the end. */
export const DepositOrderView = ({
  orderNumber,
  onAgain,
}: {
  readonly orderNumber: string;
  readonly onAgain: () => void;
}) => {
  const { t } = useTranslation();
  const { deposit, failed } = useDepositOrder(orderNumber);
  if (deposit === null) {
    if (!failed) return <Skeleton className="h-96 w-full" />;
    return (
      <EmptyScene scene="bridge" title={t('cashier.order_failed')}>
        <Button onClick={onAgain}>{t('cashier.again')}</Button>
      </EmptyScene>
    );
  }
  return (
    <section
      className="flex flex-col items-center gap-4 rounded-hero bg-raised p-6 ring-1 ring-line ring-inset"
      data-deposit-state={deposit.state}
    >
      <StateMark state={deposit.state} />
      <div aria-live="polite" className="flex flex-col items-center gap-1">
        <h2 className="text-xl">{t(`cashier.state_${deposit.state}`)}</h2>
        <p className="max-w-md text-center text-sm text-text-2">{t(`cashier.state_${deposit.state}_text`)}</p>
      </div>
      <Money amount={deposit.amount} currency={deposit.currency} className="font-semibold text-[32px]" />
      <Receipt deposit={deposit} />
      <div className="mt-2 flex w-full flex-wrap gap-3">
        <Button className="flex-1" onClick={onAgain}>
          {t(isOpen(deposit) ? 'cashier.another' : 'cashier.again')}
        </Button>
        {deposit.state === 'succeeded' && (
          <ButtonLink to="/" tone="main" className="flex-1">
            {t('cashier.to_games')}
          </ButtonLink>
        )}
      </div>
    </section>
  );
};
