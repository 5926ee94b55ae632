import type { DepositMethod } from '@pavilion/contract/cashier';
import { useId } from 'react';
import IconCheck from '~icons/lucide/check';
import IconCard from '~icons/lucide/credit-card';
import IconLandmark from '~icons/lucide/landmark';
import { useTranslation } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Money } from '../../ui/Money.tsx';
import { boundMoney, plainMoney } from '../../ui/plainMoney.ts';
import { BonusTerms } from '../bonusTerms/BonusTerms.tsx';
import { amountLimits, totalToPay } from './model/amount.ts';
import type { DepositForm } from './model/useDeposit.ts';
import { useQuote } from './model/useQuote.ts';
import { PromoCode } from './PromoCode.tsx';

interface PartProps {
  readonly form: DepositForm;
  readonly method: DepositMethod;
}

interface ChoiceProps {
  readonly group: string;
  readonly chosen: boolean;
  readonly title: string;
  readonly text: string;
  readonly note?: string;
  /** What it is, to be known at a glance. */
  readonly picture?: React.ReactNode;
  readonly onChoose: () => void;
}

/** One of several, as a card. */
const Choice = ({ group, chosen, title, text, note, picture, onChoose }: ChoiceProps) => (
  <label
    className={classes(
      'flex cursor-pointer items-start gap-3 rounded-card bg-raised p-4 ring-1 ring-inset transition-shadow has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
      chosen ? 'ring-accent' : 'ring-line hover:ring-edge',
    )}
  >
    <input type="radio" name={group} className="sr-only" checked={chosen} onChange={onChoose} />
    {picture}
    <span className="min-w-0 flex-1">
      <span className="block font-semibold text-sm">{title}</span>
      <span className="mt-1 block text-text-2 text-xs">{text}</span>
      {note !== undefined && <span className="tnum mt-1 block text-text-3 text-xs">{note}</span>}
    </span>
    {chosen && <IconCheck aria-hidden className="size-5 shrink-0 text-accent" />}
  </label>
);

const legend = 'mb-3 font-medium text-sm text-text-2';

const MethodPicture = ({ kind }: Pick<DepositMethod, 'kind'>) => {
  const Icon = kind === 'transfer' ? IconLandmark : IconCard;
  return (
    <span
      aria-hidden
      className="flex size-10 shrink-0 items-center justify-center rounded-control bg-higher text-accent"
    >
      <Icon className="size-5" />
    </span>
  );
};

export const Methods = ({ form }: { readonly form: DepositForm }) => {
  const { t } = useTranslation();
  return (
    <fieldset data-field="deposit-method">
      <legend className={legend}>{t('cashier.method')}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {form.list.map((method) => (
          <Choice
            key={method.id}
            group="deposit-method"
            chosen={method.id === form.method?.id}
            title={method.name}
            text={method.description}
            picture={<MethodPicture kind={method.kind} />}
            onChoose={() => form.choose(method.id)}
          />
        ))}
      </div>
    </fieldset>
  );
};

export const Amount = ({ form, method }: PartProps) => {
  const { t } = useTranslation();
  const id = useId();
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
          {plainMoney('0', method.currency).replace(/[0-9.,]+/, '')}
        </span>
        <input
          id={id}
          {...form.amountInput}
          data-field="deposit-amount"
          inputMode={method.amount_min.includes('.') ? 'decimal' : 'numeric'}
          autoComplete="off"
          maxLength={20}
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
        {form.problem ?? t('cashier.limits', amountLimits(method))}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {method.presets.map((preset) => (
          <Button
            key={preset}
            size="sm"
            className="tnum aria-pressed:text-accent aria-pressed:ring-accent"
            aria-pressed={form.text === preset}
            onClick={() => form.setAmount(preset)}
          >
            {plainMoney(preset, method.currency)}
          </Button>
        ))}
      </div>
    </div>
  );
};

/** A bonus that goes with the deposit, or none: nothing is chosen for the member. */
export const Promotions = ({ form, method }: PartProps) => {
  const { t } = useTranslation();
  if (form.promotions.length === 0) return <PromoCode form={form} />;
  return (
    <fieldset data-field="deposit-promotion">
      <legend className={legend}>{t('cashier.promotion')}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        <Choice
          group="deposit-promotion"
          chosen={form.promotion === null}
          title={t('cashier.promotion_none')}
          text={t('cashier.promotion_none_text')}
          onChoose={() => form.choosePromotion(null)}
        />
        {form.promotions.map((promotion) => (
          <Choice
            key={promotion.id}
            group="deposit-promotion"
            chosen={promotion.id === form.promotion?.id}
            title={promotion.name}
            text={promotion.description}
            note={t('cashier.promotion_terms', {
              min: boundMoney(promotion.amount_min, method.currency),
              max: boundMoney(promotion.bonus_max, method.currency),
            })}
            onChoose={() => form.choosePromotion(promotion.id)}
          />
        ))}
      </div>
      {form.promotion !== null && <BonusTerms terms={form.promotion.terms} currency={method.currency} />}
      <div className="mt-3">
        <PromoCode form={form} />
      </div>
    </fieldset>
  );
};

const Line = ({ label, children }: { readonly label: string; readonly children: React.ReactNode }) => (
  <div className="flex justify-between gap-6 py-1.5">
    <dt className="text-text-2">{label}</dt>
    <dd className="text-right">{children}</dd>
  </div>
);

const secondsAMinute = 60;

/** Fee, total, bonus, what is to be staked and how long it takes, told before the button; the server's own figures. */
export const Summary = ({ form, method }: PartProps) => {
  const { t } = useTranslation();
  const { quote, refusal } = useQuote({ form, method });
  const total = totalToPay(form.text, method);
  const money = (amount: string | undefined) =>
    amount === undefined ? '—' : <Money amount={amount} currency={method.currency} />;
  return (
    <div
      data-field="deposit-summary"
      className="rounded-card bg-raised px-5 py-3 text-sm ring-1 ring-line ring-inset"
    >
      <dl>
        <Line label={t('cashier.fee')}>{money(method.fee)}</Line>
        <Line label={t('cashier.total')}>
          {total === null ? (
            '—'
          ) : (
            <Money amount={total} currency={method.currency} className="font-semibold" />
          )}
        </Line>
        {form.promotion !== null && (
          <>
            <Line label={t('cashier.bonus')}>{money(quote?.bonus)}</Line>
            <Line label={t('cashier.credited')}>{money(quote?.credited)}</Line>
          </>
        )}
        <Line label={t('cashier.turnover')}>{money(quote?.turnover)}</Line>
        <Line label={t('cashier.takes')}>
          {method.takes_seconds < secondsAMinute
            ? t('cashier.takes_under_minute')
            : t('cashier.takes_minutes', { count: Math.ceil(method.takes_seconds / secondsAMinute) })}
        </Line>
      </dl>
      {refusal !== null && (
        <p role="status" className="pt-1 text-cinnabar-text text-xs">
          {refusal}
        </p>
      )}
    </div>
  );
};
