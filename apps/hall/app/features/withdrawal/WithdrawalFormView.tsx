import { withdrawPasswordDigits } from '@pavilion/contract';
import { symbolOf } from '@pavilion/money';
import { useId } from 'react';
import IconCheck from '~icons/lucide/check';
import { useTranslation } from '../../i18n/texts.ts';
import { useSpan } from '../../site/useSpan.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Field } from '../../ui/Field.tsx';
import { Money } from '../../ui/Money.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { plainMoney } from '../../ui/plainMoney.ts';
import { RefusalNote } from '../../ui/RefusalNote.tsx';
import { amountLimits, mostOf, priceOf, type Quote, quickAmounts } from './model/amount.ts';
import type { WithdrawalForm } from './model/useWithdrawal.ts';

interface PartProps {
  readonly form: WithdrawalForm;
  readonly quote: Quote;
}

const Accounts = ({ form, quote }: PartProps) => {
  const { t } = useTranslation();
  return (
    <fieldset>
      <legend className="mb-3 font-medium text-sm text-text-2">{t('withdrawal.account')}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {quote.accounts.map((account) => {
          const chosen = account.id === form.account?.id;
          return (
            <label
              key={account.id}
              className={classes(
                'flex cursor-pointer items-start gap-3 rounded-card bg-raised p-4 ring-1 ring-inset transition-shadow has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
                chosen ? 'ring-accent' : 'ring-line hover:ring-edge',
              )}
            >
              <input
                type="radio"
                name="withdrawal-account"
                className="sr-only"
                checked={chosen}
                onChange={() => form.choose(account.id)}
              />
              <span className="min-w-0 flex-1">
                <span className="block break-words font-semibold text-sm">{account.bank_name}</span>
                <span className="tnum mt-1 block text-text-2 text-xs">
                  {account.account_number.replace(/^\*+/, '•••• ')}
                </span>
              </span>
              {chosen && <IconCheck aria-hidden className="size-5 shrink-0 text-accent" />}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
};

const Amount = ({ form, quote }: PartProps) => {
  const { t } = useTranslation();
  const id = useId();
  const problem = form.errorOf('amount');
  return (
    <div>
      <div className="mb-3 flex items-baseline justify-between gap-4 text-sm">
        <label htmlFor={id} className="font-medium text-text-2">
          {t('withdrawal.amount')}
        </label>
        <span className="tnum text-text-3 text-xs">
          {t('withdrawal.available', { amount: plainMoney(quote.available, quote.currency) })}
        </span>
      </div>
      {/[1-9]/.test(quote.bonus_taken_back) && (
        <p data-bonus-taken-back className="mb-3 rounded-control bg-higher px-4 py-3 text-sm text-text-2">
          {t('withdrawal.bonus_taken_back', { amount: plainMoney(quote.bonus_taken_back, quote.currency) })}
        </p>
      )}
      <div
        className={classes(
          'flex items-center gap-3 rounded-card bg-raised px-5 py-4 ring-1 ring-inset focus-within:ring-2 focus-within:ring-accent',
          problem ? 'ring-cinnabar' : 'ring-edge',
        )}
      >
        <span aria-hidden className="text-2xl text-text-2">
          {symbolOf(quote.currency)}
        </span>
        <input
          id={id}
          {...form.amountInput}
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-below`}
          placeholder="0"
          className="tnum w-full min-w-0 bg-transparent font-semibold text-[32px] leading-tight outline-none placeholder:text-text-3"
        />
        <Button size="sm" onClick={() => form.take(mostOf(quote))}>
          {t('withdrawal.all')}
        </Button>
      </div>
      <p
        id={`${id}-below`}
        role={problem ? 'alert' : undefined}
        className={classes('mt-2 min-h-[1.125rem] text-xs', problem ? 'text-cinnabar-text' : 'text-text-3')}
      >
        {problem ?? t('cashier.limits', amountLimits(quote))}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {quickAmounts(quote).map((amount) => (
          <Button
            key={amount}
            size="sm"
            className="tnum aria-pressed:text-accent aria-pressed:ring-accent"
            aria-pressed={form.text === amount}
            onClick={() => form.take(amount)}
          >
            {plainMoney(amount, quote.currency)}
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

/** Fee, what arrives and when, told before the button. */
const Summary = ({ form, quote }: PartProps) => {
  const { t } = useTranslation();
  const say = useSpan();
  const price = priceOf(form.text, quote);
  return (
    <dl className="rounded-card bg-raised px-5 py-3 text-sm ring-1 ring-line ring-inset">
      <Line label={t('cashier.fee')}>
        {price === null ? '—' : <Money amount={price.fee} currency={quote.currency} />}
      </Line>
      <Line label={t('withdrawal.received')}>
        {price === null ? (
          '—'
        ) : (
          <Money amount={price.received} currency={quote.currency} className="font-semibold" />
        )}
      </Line>
      {quote.takes !== null && (
        <Line label={t('withdrawal.takes')}>
          <span data-field="withdrawal-takes">
            {t('withdrawal.takes_usual', { span: say(quote.takes.usual) })}
          </span>
          <span className="block text-text-3 text-xs">
            {t('withdrawal.takes_most', { span: say(quote.takes.most) })}
          </span>
        </Line>
      )}
    </dl>
  );
};

/** One column of decisions: where to, how much, what it costs, the withdraw password. */
export const WithdrawalFormView = ({ form, quote }: PartProps) => {
  const { t } = useTranslation();
  return (
    <form data-form="withdrawal" noValidate className="flex flex-col gap-6" onSubmit={form.submit}>
      <Accounts form={form} quote={quote} />
      <Amount form={form} quote={quote} />
      <Summary form={form} quote={quote} />
      <Field
        label={t('signup.field.withdraw_password')}
        hint={t('signup.hint.withdraw_password')}
        error={form.errorOf('withdraw_password')}
        required
      >
        {(control) => (
          <PasswordInput
            {...control}
            {...form.passwordInput}
            inputMode="numeric"
            autoComplete="off"
            maxLength={withdrawPasswordDigits}
          />
        )}
      </Field>
      <RefusalNote text={form.refusal} />
      <Button type="submit" tone="main" size="lg" wide busy={form.sending}>
        {t('withdrawal.submit')}
      </Button>
      <p className="text-text-3 text-xs">
        {t('withdrawal.lasting')} {t('withdrawal.daily_left', { number: quote.daily_left })}
      </p>
    </form>
  );
};
