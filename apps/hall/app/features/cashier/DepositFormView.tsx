import type { Currency } from '@pavilion/contract';
import type { DepositMethod } from '@pavilion/contract/cashier';
import { formatMinor, parseDecimal } from '@pavilion/money';
import { useId } from 'react';
import IconCheck from '~icons/lucide/check';
import { useTranslation } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { EmptyScene } from '../../ui/EmptyScene.tsx';
import { Money } from '../../ui/Money.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { type DepositForm, totalToPay } from './model/useDeposit.ts';

const plain = (amount: string, currency: Currency): string => {
  const minor = parseDecimal(amount, currency);
  return minor === undefined ? amount : formatMinor(minor, currency);
};

const Methods = ({ form }: { readonly form: DepositForm }) => {
  const { t } = useTranslation();
  return (
    <fieldset>
      <legend className="mb-3 font-medium text-sm text-text-2">{t('cashier.method')}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {form.list.map((method) => {
          const chosen = method.id === form.method?.id;
          return (
            <label
              key={method.id}
              className={classes(
                'flex cursor-pointer items-start gap-3 rounded-card bg-raised p-4 ring-1 ring-inset transition-shadow has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
                chosen ? 'ring-accent' : 'ring-line hover:ring-edge',
              )}
            >
              <input
                type="radio"
                name="deposit-method"
                className="sr-only"
                checked={chosen}
                onChange={() => form.choose(method.id)}
              />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold text-sm">{method.name}</span>
                <span className="mt-1 block text-text-2 text-xs">{method.description}</span>
              </span>
              {chosen && <IconCheck aria-hidden className="size-5 shrink-0 text-accent" />}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
};

const Amount = ({ form, method }: { readonly form: DepositForm; readonly method: DepositMethod }) => {
  const { t } = useTranslation();
  const id = useId();
  const limits = {
    min: plain(method.amount_min, method.currency),
    max: plain(method.amount_max, method.currency),
  };
  const below =
    form.problem === null ? t('cashier.limits', limits) : t(`cashier.problem_${form.problem}`, limits);
  return (
    <div>
      <label htmlFor={id} className="mb-2 block font-medium text-sm text-text-2">
        {t('cashier.amount')}
      </label>
      <div
        className={classes(
          'flex items-baseline gap-2 rounded-card bg-raised px-5 py-3 ring-1 ring-inset focus-within:ring-2 focus-within:ring-accent',
          form.problem ? 'ring-cinnabar' : 'ring-edge',
        )}
      >
        <span aria-hidden className="text-2xl text-text-2">
          {plain('0', method.currency).replace(/[0-9.,]+/, '')}
        </span>
        <input
          id={id}
          name="amount"
          data-field="deposit-amount"
          inputMode={method.amount_min.includes('.') ? 'decimal' : 'numeric'}
          autoComplete="off"
          maxLength={20}
          value={form.text}
          onChange={(event) => form.changeText(event.target.value)}
          aria-invalid={form.problem ? true : undefined}
          aria-describedby={`${id}-below`}
          placeholder="0"
          className="tnum w-full min-w-0 bg-transparent font-semibold text-[32px] leading-tight outline-none placeholder:text-text-3"
        />
      </div>
      <p
        id={`${id}-below`}
        role={form.problem ? 'alert' : undefined}
        className={classes(
          'mt-2 min-h-[1.125rem] text-xs',
          form.problem ? 'text-cinnabar-text' : 'text-text-3',
        )}
      >
        {below}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {method.presets.map((preset) => (
          <Button
            key={preset}
            size="sm"
            className="tnum"
            aria-pressed={form.text === preset}
            onClick={() => form.changeText(preset)}
          >
            {plain(preset, method.currency)}
          </Button>
        ))}
      </div>
    </div>
  );
};

const Line = ({ label, children }: { readonly label: string; readonly children: React.ReactNode }) => (
  <div className="flex justify-between gap-6 py-1.5">
    <dt className="text-text-2">{label}</dt>
    <dd className="text-right">{children}</dd>
  </div>
);

/** Fee, total and time, told before the button. */
const Summary = ({ form, method }: { readonly form: DepositForm; readonly method: DepositMethod }) => {
  const { t } = useTranslation();
  const total = totalToPay(form.text, method);
  return (
    <dl className="rounded-card bg-raised px-5 py-3 text-sm ring-1 ring-line ring-inset">
      <Line label={t('cashier.fee')}>
        <Money amount={method.fee} currency={method.currency} />
      </Line>
      <Line label={t('cashier.total')}>
        {total === null ? '—' : <Money amount={total} currency={method.currency} className="font-semibold" />}
      </Line>
      <Line label={t('cashier.takes')}>
        {method.takes_seconds < 60
          ? t('cashier.takes_under_minute')
          : t('cashier.takes_minutes', { count: Math.ceil(method.takes_seconds / 60) })}
      </Line>
    </dl>
  );
};

/** One column of decisions: how, how much, what it costs, pay. */
export const DepositFormView = ({ form }: { readonly form: DepositForm }) => {
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
    <form
      data-form="deposit"
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void form.pay();
      }}
    >
      <Methods form={form} />
      <Amount form={form} method={form.method} />
      <Summary form={form} method={form.method} />
      {form.refusal && (
        <p
          role="alert"
          className="rounded-control px-4 py-3 text-cinnabar-text text-sm ring-1 ring-cinnabar ring-inset"
        >
          {form.refusal}
        </p>
      )}
      <Button type="submit" tone="main" size="lg" wide busy={form.paying}>
        {t('cashier.pay')}
      </Button>
      <p className="text-text-3 text-xs">{t('cashier.pay_hint')}</p>
    </form>
  );
};
