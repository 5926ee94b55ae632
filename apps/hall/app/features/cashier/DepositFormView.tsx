import type { DepositMethod } from '@pavilion/contract/cashier';
import { useTranslation } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyScene } from '../../ui/EmptyScene.tsx';
import { plainMoney } from '../../ui/plainMoney.ts';
import { RefusalNote } from '../../ui/RefusalNote.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Amount, Methods, Promotions, Summary } from './DepositParts.tsx';
import { totalToPay } from './model/amount.ts';
import type { DepositForm } from './model/useDeposit.ts';
import { useQuote } from './model/useQuote.ts';

const secondsAnHour = 3_600;

/** What is paid and what arrives, in the words of the button beside it; nothing until there is an amount to say. */
const Deal = ({ form, method }: { readonly form: DepositForm; readonly method: DepositMethod }) => {
  const { t } = useTranslation();
  const { quote } = useQuote({ form, method });
  const total = totalToPay(form.text, method);
  if (total === null) return null;
  return (
    <p data-field="deposit-deal" className="tnum min-w-0 flex-1 text-sm leading-tight">
      <span className="block font-semibold">
        {t('cashier.bar_pay', { pay: plainMoney(total, method.currency) })}
      </span>
      {quote !== undefined && (
        <span className="block text-text-2 text-xs">
          {t('cashier.bar_credited', { credited: plainMoney(quote.credited, method.currency) })}
        </span>
      )}
    </p>
  );
};

/** The one main action, named by what comes next. It stays in sight while one chooses. */
const Pay = ({
  form,
  method,
  isFast,
}: {
  readonly form: DepositForm;
  readonly method: DepositMethod;
  readonly isFast: boolean;
}) => {
  const { t } = useTranslation();
  const isTransfer = method.kind === 'transfer';
  const hint = isTransfer
    ? t('cashier.transfer_hint', { hours: Math.floor(method.pay_within_seconds / secondsAnHour) })
    : isFast
      ? null
      : t('cashier.pay_hint');
  return (
    <>
      {hint !== null && <p className="text-text-3 text-xs">{hint}</p>}
      <RefusalNote text={form.refusal} />
      <div className="sticky bottom-[calc(var(--bar-room)+var(--float-room))] z-10 -mx-3.5 flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t bg-ground px-3.5 py-3 after:absolute after:inset-x-0 after:top-full after:h-[calc(var(--bar-room)+var(--float-room))] after:bg-ground lg:mx-0 lg:px-0 lg:after:hidden">
        <Deal form={form} method={method} />
        <Button type="submit" tone="main" size="lg" className="flex-1" busy={form.paying}>
          {t(isTransfer ? 'cashier.transfer_pay' : 'cashier.pay')}
        </Button>
      </div>
    </>
  );
};

/** One column of decisions: how, how much, with what bonus, what it costs, pay. */
export const DepositFormView = ({
  form,
  isFast = false,
}: {
  readonly form: DepositForm;
  /** In the fast payment window there is nothing to choose but way and amount. */
  readonly isFast?: boolean;
}) => {
  const { t } = useTranslation();
  if (form.failed) {
    return (
      <EmptyScene scene="failed" title={t('cashier.failed')}>
        <Button onClick={form.retry}>{t('member.retry')}</Button>
      </EmptyScene>
    );
  }
  if (!form.ready) return <Skeleton className="h-96 w-full" />;
  if (!form.method)
    return <EmptyScene scene="empty" title={t('cashier.no_methods')} text={t('cashier.no_methods_text')} />;
  return (
    <form data-form="deposit" noValidate className="flex flex-col gap-6" onSubmit={form.pay}>
      <Methods form={form} />
      <Amount form={form} method={form.method} />
      {!isFast && <Promotions form={form} method={form.method} />}
      <Summary form={form} method={form.method} />
      <Pay form={form} method={form.method} isFast={isFast} />
    </form>
  );
};
