import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import IconLock from '~icons/lucide/lock';
import { useTranslation } from '../../i18n/texts.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { openModal } from '../../state/modalStore.ts';
import { Button } from '../../ui/Button.tsx';
import { CustomerServiceLink } from '../../ui/CustomerServiceLink.tsx';
import { Field, Input, Select } from '../../ui/Field.tsx';
import { CaptchaField } from '../identity/CaptchaField.tsx';
import { AgreementTick } from './AgreementTick.tsx';
import { useComplaint, useText } from './model/useFieldState.ts';
import type { Signup } from './model/useSignup.ts';
import { SignupField } from './SignupField.tsx';

interface FormProps {
  readonly form: Signup;
}

interface LockedFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** Why it cannot be changed. */
  readonly reason: string;
}

/** What a link or an agent's domain has settled. */
const LockedField = ({ name, label, value, reason }: LockedFieldProps) => (
  <Field label={label} hint={reason}>
    {(control) => (
      <Input
        {...control}
        name={name}
        value={value}
        readOnly
        className="text-text-2"
        end={<IconLock aria-hidden className="mr-3 size-4 text-text-3" />}
      />
    )}
  </Field>
);

const CurrencyField = ({ form }: FormProps) => {
  const { t } = useTranslation();
  const { source, currency } = form.introducer;
  if (source !== null && currency !== null)
    return (
      <LockedField
        name="member_currency"
        label={t('signup.currency')}
        value={t(`currency.${currency}`)}
        reason={source === 'link' ? t('signup.currency_from_link') : t('signup.currency_from_domain')}
      />
    );
  return (
    <Field label={t('signup.currency')} hint={t('signup.currency_hint')} required>
      {(control) => (
        <Select
          {...control}
          name="member_currency"
          value={form.currency}
          onChange={(event) => {
            const chosen = form.currencies.find((code) => code === event.target.value);
            if (chosen) form.setCurrency(chosen);
          }}
        >
          {form.currencies.map((code) => (
            <option key={code} value={code}>
              {t(`currency.${code}`)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
};

const LockedIntroducer = ({ form }: FormProps) => {
  const { t } = useTranslation();
  const { source, text } = form.introducer;
  return (
    <LockedField
      name="introducer"
      label={t('signup.field.introducer')}
      value={text}
      reason={source === 'link' ? t('signup.introducer_from_link') : t('signup.introducer_from_domain')}
    />
  );
};

const Notice = ({ children }: { readonly children: ReactNode }) => (
  <p role="status" className="mb-2 rounded-control bg-accent-soft px-4 py-3 text-accent text-sm">
    {children}
  </p>
);

/** What keeps somebody from joining as the link promised, told before anything is typed. */
const Notices = ({ form }: FormProps) => {
  const { t } = useTranslation();
  const { site } = useSite();
  const closed = form.closedCurrency;
  return (
    <>
      {site.is_demo && <Notice>{t('signup.demo_closed')}</Notice>}
      {closed === 'VND' && <Notice>{t('signup.vnd_not_open')}</Notice>}
      {form.invalidLink && <Notice>{t('signup.introducer_invalid')}</Notice>}
    </>
  );
};

const Captcha = ({ form }: FormProps) => {
  const { t } = useTranslation();
  const value = useText(form, 'captcha');
  const error = useComplaint(form, 'captcha');
  return (
    <div>
      <CaptchaField
        captcha={form.captcha}
        error={error}
        input={{
          name: 'captcha',
          value,
          onChange: (event) => form.store.setText('captcha', event.target.value),
        }}
        onAnswer={(answer) => form.store.setText('captcha', answer)}
      />
      <p className="text-text-3 text-xs">
        {t('signup.captcha_help')}{' '}
        <CustomerServiceLink className="inline-flex min-h-6 items-center font-semibold text-accent hover:underline">
          {t('signup.captcha_service')}
        </CustomerServiceLink>
      </p>
    </div>
  );
};

/**
 * The form comes after its settings, when the dialog has given the focus to its cross already. On a touch screen it stays
 * there: the keyboard would cover what is to be read first.
 */
const useFirstControl = (form: RefObject<HTMLFormElement | null>, wanted: boolean): void => {
  useEffect(() => {
    if (!wanted || matchMedia('(pointer: coarse)').matches) return;
    form.current?.querySelector<HTMLElement>('select, input:not([readonly])')?.focus({ preventScroll: true });
  }, [form, wanted]);
};

interface SignupFormProps extends FormProps {
  readonly onRead: () => void;
  /** The agreement has just been read: the form goes on where it was left. */
  readonly hasRead: boolean;
}

export const SignupForm = ({ form, onRead, hasRead }: SignupFormProps) => {
  const { t } = useTranslation();
  const { site } = useSite();
  const element = useRef<HTMLFormElement>(null);
  const isLinked = form.introducer.source !== null && form.recommendOpen;
  useFirstControl(element, !hasRead);
  useEffect(() => {
    if (form.refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form.refusals]);
  return (
    <form
      ref={element}
      noValidate
      data-form="signup"
      className="flex flex-col gap-3"
      onSubmit={(event) => void form.submit(event)}
    >
      <Notices form={form} />
      <CurrencyField form={form} />
      {form.fields
        .filter((name) => name !== 'introducer' || !isLinked)
        .map((name) => (
          <SignupField key={name} name={name} form={form} />
        ))}
      {isLinked && <LockedIntroducer form={form} />}
      {form.asksCaptcha && <Captcha form={form} />}
      <AgreementTick form={form} onRead={onRead} hasRead={hasRead} />
      <Button type="submit" tone="main" size="lg" wide busy={form.submitting} disabled={site.is_demo}>
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
