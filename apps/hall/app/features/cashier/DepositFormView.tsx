import type { DepositMethod } from '@pavilion/contract/cashier';
import { useTranslation } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyScene } from '../../ui/EmptyScene.tsx';
import { RefusalNote } from '../../ui/RefusalNote.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Amount, Methods, Promotions, Summary } from './DepositParts.tsx';
import type { DepositForm } from './model/useDeposit.ts';

const secondsAnHour = 3_600;

/** The one main action, named by what comes next. */
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
      <RefusalNote text={form.refusal} />
      <Button type="submit" tone="main" size="lg" wide busy={form.paying}>
        {t(isTransfer ? 'cashier.transfer_pay' : 'cashier.pay')}
      </Button>
      {hint !== null && <p className="text-text-3 text-xs">{hint}</p>}
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
      <EmptyScene scene="bridge" title={t('cashier.failed')}>
        <Button onClick={form.retry}>{t('member.retry')}</Button>
      </EmptyScene>
    );
  }
  if (!form.ready) return <Skeleton className="h-96 w-full" />;
  if (!form.method)
    return <EmptyScene scene="lantern" title={t('cashier.no_methods')} text={t('cashier.no_methods_text')} />;
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
