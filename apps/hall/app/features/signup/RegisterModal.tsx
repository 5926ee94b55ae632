import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { openModal } from '../../modals/modalStore.ts';
import type { ModalProps } from '../../modals/modals.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyScene } from '../../ui/EmptyScene.tsx';
import { Field, Select } from '../../ui/Field.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TemplateDialog } from '../../ui/TemplateDialog.tsx';
import { CaptchaField } from '../identity/CaptchaField.tsx';
import { AgreementChoice, AgreementPanel } from './AgreementPanel.tsx';
import { type Signup, useSignup } from './model/useSignup.ts';
import { SignupField } from './SignupField.tsx';

const CurrencyField = ({ form }: { readonly form: Signup }) => {
  const { t } = useTranslation();
  return (
    <Field label={t('signup.currency')} hint={t('signup.currency_hint')} required>
      {(control) => (
        <Select
          {...control}
          value={form.currency}
          onChange={(event) => {
            const chosen = form.currencies.find((currency) => currency === event.target.value);
            if (chosen) form.setCurrency(chosen);
          }}
        >
          {form.currencies.map((currency) => (
            <option key={currency} value={currency}>
              {t(`currency.${currency}`)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
};

interface FormProps {
  readonly form: Signup;
  readonly onRead: () => void;
  /** The agreement has just been read: the form goes on where it was left. */
  readonly hasRead: boolean;
}

const AgreementTick = ({ form, onRead, hasRead }: FormProps) => {
  const { t } = useTranslation();
  const error = form.complaintOf('agreement');
  const tick = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (hasRead) tick.current?.focus();
  }, [hasRead]);
  return (
    <div>
      <div className="flex min-h-11 items-center gap-3 text-sm">
        <input
          ref={tick}
          id="signup-agreement"
          type="checkbox"
          className="size-5 shrink-0 accent-(--accent)"
          checked={form.values.agreement === true}
          aria-describedby="signup-agreement-below"
          aria-invalid={error ? true : undefined}
          onChange={(event) => form.setValue('agreement', event.target.checked)}
        />
        <span className="text-text-2">
          <label htmlFor="signup-agreement">
            {t('signup.agree_to', { age: form.context.minimumAgeYears })}
          </label>{' '}
          <button
            type="button"
            onClick={onRead}
            className="min-h-11 font-semibold text-accent hover:underline"
          >
            {t('signup.agreement')}
          </button>
        </span>
      </div>
      <p
        id="signup-agreement-below"
        role={error ? 'alert' : undefined}
        className="min-h-[1.125rem] text-cinnabar-text text-xs"
      >
        {error}
      </p>
    </div>
  );
};

const SignupForm = ({ form, onRead, hasRead }: FormProps) => {
  const { t } = useTranslation();
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form.refusals]);
  return (
    <form
      ref={element}
      noValidate
      data-form="signup"
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <CurrencyField form={form} />
      {form.fields.map((name) => (
        <SignupField key={name} name={name} form={form} />
      ))}
      <CaptchaField
        captcha={form.captcha}
        error={form.complaintOf('captcha')}
        input={{
          name: 'captcha',
          value: form.values.captcha ?? '',
          onChange: (event) => form.setValue('captcha', event.target.value),
        }}
      />
      <AgreementTick form={form} onRead={onRead} hasRead={hasRead} />
      <Button type="submit" tone="main" size="lg" wide busy={form.submitting}>
        {t('signup.submit')}
      </Button>
      <p className="pt-3 text-center text-sm text-text-2">
        {t('signup.have_account')}{' '}
        <button
          type="button"
          onClick={() => openModal('login')}
          className="min-h-11 font-semibold text-accent hover:underline"
        >
          {t('shell.login')}
        </button>
      </p>
    </form>
  );
};

type View = 'form' | 'agreement' | 'form after agreement';

export const RegisterModal = ({ onClose }: ModalProps) => {
  const { t } = useTranslation();
  const form = useSignup(onClose);
  const [view, setView] = useState<View>('form');
  const reading = view === 'agreement';
  const back = () => setView('form after agreement');
  const agree = () => {
    form.setValue('agreement', true);
    back();
  };
  return (
    <TemplateDialog
      open
      title={reading ? t('signup.agreement') : t('signup.title')}
      onClose={onClose}
      footer={reading && <AgreementChoice onAgree={agree} onBack={back} />}
    >
      {reading && <AgreementPanel />}
      {!reading && form.failed && (
        <EmptyScene scene="bridge" title={t('signup.settings_failed')}>
          <Button onClick={form.retry}>{t('signup.retry')}</Button>
        </EmptyScene>
      )}
      {!reading && !form.failed && !form.ready && <Skeleton className="h-96" />}
      {!reading && form.ready && (
        <SignupForm
          form={form}
          onRead={() => setView('agreement')}
          hasRead={view === 'form after agreement'}
        />
      )}
    </TemplateDialog>
  );
};
