import {
  type FormEvent,
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react';
import IconChevron from '~icons/lucide/chevron-down';
import IconLock from '~icons/lucide/lock';
import { useTranslation } from '../../i18n/texts.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { openModal } from '../../state/modalStore.ts';
import { Button } from '../../ui/Button.tsx';
import { CustomerServiceLink } from '../../ui/CustomerServiceLink.tsx';
import { classes } from '../../ui/classes.ts';
import { Field, Input, Select } from '../../ui/Field.tsx';
import { CaptchaField } from '../identity/CaptchaField.tsx';
import { AgreementTick } from './AgreementTick.tsx';
import type { FormField } from './model/signupForm.ts';
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

const StepHead = ({ form }: FormProps) => {
  const { t } = useTranslation();
  const isSecond = form.steps.step === 'details';
  return (
    <div data-step={form.steps.step} className="flex flex-col gap-2">
      <p className="flex items-baseline justify-between gap-3 text-sm">
        <span className="font-semibold text-text">
          {isSecond ? t('signup.step_details') : t('signup.step_account')}
        </span>
        <span className="tnum text-text-3 text-xs">{t('signup.step', { step: isSecond ? 2 : 1 })}</span>
      </p>
      <span aria-hidden className="flex gap-1.5">
        <span className="h-1 flex-1 rounded-full bg-accent" />
        <span className={classes('h-1 flex-1 rounded-full', isSecond ? 'bg-accent' : 'bg-line')} />
      </span>
    </div>
  );
};

/** What may be left out. It opens where something of it was typed before, and where the eye is led to it. */
const Folded = ({ form }: FormProps) => {
  const { t } = useTranslation();
  const isLinked = form.introducer.source !== null && form.recommendOpen;
  const folded = form.groups.folded.filter((name) => name !== 'introducer' || !isLinked);
  const [hasDraft] = useState(() => folded.some((name) => (form.store.values()[name] ?? '') !== ''));
  const isOpen = form.steps.unfolded ?? hasDraft;
  if (folded.length === 0) return null;
  return (
    <div className="flex flex-col gap-3">
      <button
        type="button"
        data-more
        aria-expanded={isOpen}
        aria-controls="signup-more"
        onClick={() => form.steps.setUnfolded(!isOpen)}
        className="flex min-h-11 items-center gap-2 text-left font-semibold text-accent text-sm hover:underline"
      >
        <IconChevron
          aria-hidden
          className={classes('size-4 shrink-0 transition-transform', isOpen && 'rotate-180')}
        />
        {t('signup.more')}
      </button>
      <div id="signup-more" hidden={!isOpen} className="flex flex-col gap-3 [&[hidden]]:hidden">
        {folded.map((name) => (
          <SignupField key={name} name={name} form={form} />
        ))}
      </div>
    </div>
  );
};

/**
 * A step begins at its first field, as the form does when its settings have come. On a touch screen it begins at its heading:
 * the keyboard would cover what is to be read first.
 */
const useStepFocus = (form: RefObject<HTMLFormElement | null>, step: string, wanted: boolean): void => {
  const before = useRef<string | null>(null);
  useEffect(() => {
    const isFirst = before.current === null;
    if (before.current === step) return;
    before.current = step;
    if (isFirst && !wanted) return;
    const shown = form.current?.querySelector<HTMLElement>('fieldset:not([hidden])');
    if (!isFirst) form.current?.closest('[data-form]')?.scrollIntoView({ block: 'start' });
    if (matchMedia('(pointer: coarse)').matches) {
      if (!isFirst) shown?.focus({ preventScroll: true });
      return;
    }
    shown?.querySelector<HTMLElement>('select, input:not([readonly])')?.focus({ preventScroll: true });
  }, [form, step, wanted]);
};

const stepClass = 'flex min-w-0 flex-col gap-3 outline-none [&[hidden]]:hidden';

interface SignupFormProps extends FormProps {
  readonly onRead: () => void;
  /** The agreement has just been read: the form goes on where it was left. */
  readonly hasRead: boolean;
}

export const SignupForm = ({ form, onRead, hasRead }: SignupFormProps) => {
  const { t } = useTranslation();
  const { site } = useSite();
  const { steps } = form;
  const element = useRef<HTMLFormElement>(null);
  const isLinked = form.introducer.source !== null && form.recommendOpen;
  const isSecond = steps.step === 'details';
  // Nobody sees the second step before the first is filled in: it is made behind it.
  const hasDetails = useDeferredValue(true, isSecond);
  useStepFocus(element, steps.step, !hasRead);
  // After the step's own focus, so that a field that is wrong has the last word; once, and not when the form comes back.
  const led = useRef(steps.leads);
  useEffect(() => {
    if (led.current === steps.leads) return;
    led.current = steps.leads;
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [steps.leads]);
  const send = (event: FormEvent<HTMLFormElement>) => {
    if (isSecond) {
      void form.submit(event);
      return;
    }
    event.preventDefault();
    void steps.goOn();
  };
  const notLinked = (name: FormField): boolean => name !== 'introducer' || !isLinked;
  return (
    <form
      ref={element}
      noValidate
      data-form="signup"
      className="flex scroll-mt-6 flex-col gap-3"
      onSubmit={send}
    >
      <Notices form={form} />
      <StepHead form={form} />
      {/* Both steps stay in the one form: a browser that remembers passwords finds account and password together. */}
      <fieldset hidden={isSecond} tabIndex={-1} aria-label={t('signup.step_account')} className={stepClass}>
        <CurrencyField form={form} />
        {form.groups.account.map((name) => (
          <SignupField key={name} name={name} form={form} />
        ))}
      </fieldset>
      <fieldset hidden={!isSecond} tabIndex={-1} aria-label={t('signup.step_details')} className={stepClass}>
        {hasDetails && (
          <>
            {form.groups.details.filter(notLinked).map((name) => (
              <SignupField key={name} name={name} form={form} />
            ))}
            {isLinked && <LockedIntroducer form={form} />}
            <Folded key={form.currency} form={form} />
            {form.asksCaptcha && <Captcha form={form} />}
            <AgreementTick form={form} onRead={onRead} hasRead={hasRead} />
          </>
        )}
      </fieldset>
      <div className="flex gap-3">
        {isSecond && (
          <Button size="lg" onClick={steps.back}>
            {t('signup.back')}
          </Button>
        )}
        <Button
          type="submit"
          tone="main"
          size="lg"
          className="min-w-0 flex-1"
          busy={isSecond ? form.submitting : steps.moving}
          disabled={site.is_demo}
        >
          {isSecond ? t('signup.submit') : t('signup.next')}
        </Button>
      </div>
      <p className="pt-3 text-center text-sm text-text-2">
        {t('signup.have_account')}{' '}
        <button
          type="button"
          onClick={() => {
            steps.end();
            openModal('login');
          }}
          className="min-h-11 font-semibold text-accent hover:underline"
        >
          {t('shell.login')}
        </button>
      </p>
    </form>
  );
};
