import type { DataOf } from '@pavilion/contract';
import { type Deposit, depositRefusals, type depositStatus } from '@pavilion/contract/cashier';
import IconAlert from '~icons/lucide/circle-alert';
import IconDone from '~icons/lucide/circle-check';
import IconClock from '~icons/lucide/clock';
import { wasRefused } from '../../api/failure.ts';
import { failureText } from '../../api/failureText.ts';
import { useLocale } from '../../i18n/LocaleContext.tsx';
import { useTranslation } from '../../i18n/texts.ts';
import { instantFormat } from '../../site/instantFormat.ts';
import { useTimeZone } from '../../site/timeZone.ts';
import { useTemplate } from '../../state/TemplateContext.tsx';
import { useSecondsLeft } from '../../state/useSecondsLeft.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyScene } from '../../ui/EmptyScene.tsx';
import { Money } from '../../ui/Money.tsx';
import { plainMoney } from '../../ui/plainMoney.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { PlayNow } from '../popular/PlayNow.tsx';
import { countdown } from './model/countdown.ts';
import { openPayWindow, payHere } from './model/payWindow.ts';
import { stageOf } from './model/stage.ts';
import { isOpen, useDepositOrder } from './model/useDepositOrder.ts';
import { TransferPanel } from './TransferPanel.tsx';

type Order = DataOf<typeof depositStatus>;
const secondMs = 1_000;
/** The member has no such order. */
const missingCode = 404;

const StateMark = ({ deposit }: { readonly deposit: Deposit }) => {
  if (deposit.state === 'succeeded') return <IconDone aria-hidden className="size-10 text-jade" />;
  if (isOpen(deposit))
    return <IconClock aria-hidden className="size-10 animate-[breathe_2s_infinite] text-accent" />;
  return <IconAlert aria-hidden className="size-10 text-cinnabar-text" />;
};

const Receipt = ({ deposit }: { readonly deposit: Deposit }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const timeZone = useTimeZone();
  const format = instantFormat(locale, timeZone, 'seconds');
  // Of an order that came to nothing nothing is paid and nothing comes with it.
  const counts = isOpen(deposit) || deposit.state === 'succeeded';
  const isSome = (amount: string): boolean => counts && /[1-9]/.test(amount);
  const rows = [
    [t('cashier.order_number'), deposit.order_number],
    [t('cashier.method'), deposit.method],
    ...(isSome(deposit.fee) ? [[t('cashier.fee'), plainMoney(deposit.fee, deposit.currency)]] : []),
    ...(isSome(deposit.bonus) ? [[t('cashier.bonus'), plainMoney(deposit.bonus, deposit.currency)]] : []),
    ...(deposit.promotion !== null && isSome(deposit.bonus)
      ? [
          [
            t('cashier.turnover_of', { offer: deposit.promotion.name }),
            plainMoney(deposit.promotion.turnover, deposit.currency),
          ],
        ]
      : []),
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

/** Whether staff declined it, and not the payer's bank. */
const isByStaff = ({ refusal }: Deposit): boolean => depositRefusals.some((reason) => reason === refusal);

/** What became of it, in words of its own for every state. */
const Words = ({ deposit, transfer }: Pick<Order, 'deposit' | 'transfer'>) => {
  const { t } = useTranslation();
  const stage = stageOf(deposit, { isTransfer: transfer !== null, isOver: deposit.seconds_left === 0 });
  return (
    <div aria-live="polite" className="flex flex-col items-center gap-1">
      <h2 className="text-center text-xl">
        {t(isByStaff(deposit) ? 'cashier.state_refused' : `cashier.state_${stage}`)}
      </h2>
      <p className="max-w-md text-center text-sm text-text-2">
        {deposit.refusal === null
          ? t(`cashier.state_${stage}_text`)
          : t(`cashier.refusal_${deposit.refusal}`)}
      </p>
    </div>
  );
};

const OrderCard = ({
  order: { deposit, pay_url, transfer },
  toldAtMs,
  onAgain,
}: {
  readonly order: Order;
  readonly toldAtMs: number;
  readonly onAgain: () => void;
}) => {
  const { t } = useTranslation();
  const template = useTemplate();
  // By the server's clock: the one of this machine may be wrong by hours.
  const seconds = useSecondsLeft(toldAtMs + deposit.seconds_left * secondMs);
  const isCounting = (deposit.state === 'created' || deposit.state === 'pending') && seconds > 0;
  const goOn = (url: string) => {
    const opened = openPayWindow(template);
    if (opened === null) payHere(url);
    else opened.goTo(url);
  };
  return (
    <section
      className="flex flex-col items-center gap-4 rounded-hero bg-raised p-6 ring-1 ring-line ring-inset"
      data-deposit-state={deposit.state}
    >
      <StateMark deposit={deposit} />
      <Words deposit={deposit} transfer={transfer} />
      <Money amount={deposit.amount} currency={deposit.currency} className="font-semibold text-[32px]" />
      {deposit.times !== null && (
        <p className="tnum text-sm text-text-2" data-field="deposit-times">
          {t('cashier.nth', { number: deposit.times })}
        </p>
      )}
      {isCounting && (
        <p role="timer" className="tnum text-sm text-text-2" data-field="time-left">
          {t('cashier.time_left')} <span className="font-semibold text-text">{countdown(seconds)}</span>
        </p>
      )}
      {transfer !== null && isOpen(deposit) && <TransferPanel deposit={deposit} transfer={transfer} />}
      {deposit.state === 'succeeded' && <PlayNow />}
      <Receipt deposit={deposit} />
      <div className="mt-2 flex w-full flex-wrap gap-3">
        <Button className="flex-1" onClick={onAgain}>
          {t(isOpen(deposit) ? 'cashier.another' : 'cashier.again')}
        </Button>
        {pay_url !== null && isCounting && (
          <Button tone="main" className="flex-1" onClick={() => goOn(pay_url)}>
            {t('cashier.continue')}
          </Button>
        )}
        {deposit.state === 'succeeded' && (
          <ButtonLink to="/" tone="main" className="flex-1">
            {t('cashier.to_games')}
          </ButtonLink>
        )}
      </div>
    </section>
  );
};

/** An order: its state, the time left, where to pay or transfer, and a receipt at the end. */
export const DepositOrderView = ({
  orderNumber,
  onAgain,
}: {
  readonly orderNumber: string;
  readonly onAgain: () => void;
}) => {
  const { t } = useTranslation();
  const { order, toldAtMs, failure, retry } = useDepositOrder(orderNumber);
  if (order !== null) return <OrderCard order={order} toldAtMs={toldAtMs} onAgain={onAgain} />;
  if (failure === null) return <Skeleton className="h-96 w-full" />;
  if (!wasRefused(failure, missingCode))
    return (
      <EmptyScene scene="failed" title={failureText(failure, t)}>
        <Button onClick={retry}>{t('member.retry')}</Button>
      </EmptyScene>
    );
  return (
    <EmptyScene scene="failed" title={t('cashier.order_failed')}>
      <Button onClick={onAgain}>{t('cashier.again')}</Button>
    </EmptyScene>
  );
};
