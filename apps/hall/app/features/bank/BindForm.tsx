import IconLock from '~icons/lucide/lock';
import { useTranslation } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, Input } from '../../ui/Field.tsx';
import { useBindForm } from './model/useBindForm.ts';

interface BindFormProps {
  /** The member's name, masked; null when the first holder gives it. */
  readonly holderHint: string | null;
  /** Names of the currency's banks, to be found by what is typed. */
  readonly banks: readonly string[];
  readonly onBound: () => void;
  /** Left out when there is nothing else to show. */
  readonly onCancel?: (() => void) | undefined;
}

export const BindForm = ({ holderHint, banks, onBound, onCancel }: BindFormProps) => {
  const { t } = useTranslation();
  const form = useBindForm({ hasName: holderHint !== null, onBound });
  const { min, max } = form.shape;
  return (
    <form
      onSubmit={form.submit}
      noValidate
      data-form="bank"
      className="flex max-w-xl flex-col gap-2 rounded-card bg-raised p-5 ring-1 ring-line ring-inset"
    >
      <h2 className="mb-3 font-semibold text-base">{t('bank.bind_title')}</h2>
      {form.problem && (
        <p
          role="alert"
          className="mb-2 rounded-control bg-higher px-4 py-3 text-cinnabar-text text-sm ring-1 ring-cinnabar ring-inset"
        >
          {form.problem}
        </p>
      )}
      <Field label={t('bank.bank_name')} error={form.errorOf('bank_name')} required>
        {(control) => (
          <>
            <Input
              {...control}
              {...form.inputOf('bank_name')}
              list={banks.length === 0 ? undefined : 'bank-names'}
              placeholder={banks.length === 0 ? undefined : t('bank.bank_search')}
              autoComplete="off"
              maxLength={100}
            />
            <datalist id="bank-names">
              {banks.map((name) => (
                <option key={name} value={name} />
              ))}
            </datalist>
          </>
        )}
      </Field>
      <Field
        label={t('bank.account_number')}
        hint={t(min === max ? 'bank.number_exact' : 'bank.number_range', {
          min,
          max,
          currency: t(`currency.${form.currency}`),
        })}
        error={form.errorOf('account_number')}
        required
      >
        {(control) => (
          <Input
            {...control}
            {...form.inputOf('account_number')}
            autoComplete="off"
            inputMode={form.currency === 'BRL' ? 'text' : 'numeric'}
            spellCheck={false}
            maxLength={64}
            className="tnum"
          />
        )}
      </Field>
      {holderHint === null ? (
        <Field label={t('bank.holder')} hint={t('bank.holder_first')} error={form.errorOf('holder')} required>
          {(control) => (
            <Input
              {...control}
              {...form.inputOf('holder')}
              autoComplete="name"
              spellCheck={false}
              maxLength={120}
            />
          )}
        </Field>
      ) : (
        <Field label={t('bank.holder')} hint={t('bank.holder_own')} error={form.errorOf('holder')}>
          {(control) => (
            <Input
              {...control}
              name="holder"
              value={holderHint}
              readOnly
              className="text-text-2"
              end={<IconLock aria-hidden className="mr-3 size-4 text-text-3" />}
            />
          )}
        </Field>
      )}
      <p className="text-text-3 text-xs">{t('bank.lasting')}</p>
      <div className="mt-3 flex gap-3">
        {onCancel && (
          <Button size="lg" onClick={onCancel}>
            {t('bank.cancel')}
          </Button>
        )}
        <Button type="submit" tone="main" size="lg" className="flex-1">
          {t('bank.bind')}
        </Button>
      </div>
    </form>
  );
};
