import { useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { isCallFailure } from '../../api/failure.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { openModal } from '../../modals/modalStore.ts';
import type { ModalProps } from '../../modals/modals.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field, Input } from '../../ui/Field.tsx';
import { TemplateDialog } from '../../ui/TemplateDialog.tsx';
import { CaptchaField } from './CaptchaField.tsx';
import { enter } from './model/enter.ts';
import { logIn } from './model/logIn.ts';
import { useCaptcha } from './model/useCaptcha.ts';
import { PasswordInput } from './PasswordInput.tsx';

interface LoginValues {
  readonly account: string;
  readonly password: string;
  readonly answer: string;
}

/** Told one at a time, in this order (spec §5 Login). */
const order = ['account', 'password', 'answer'] as const;
const captchaWrongCode = 105;

const firstError = (errors: FieldErrors<LoginValues>): (typeof order)[number] | undefined =>
  order.find((name) => errors[name]);

export const LoginModal = ({ onClose }: ModalProps) => {
  const { t } = useTranslation();
  const { currency } = useSite();
  const captcha = useCaptcha(1);
  const [problem, setProblem] = useState<string | null>(null);
  const { register, handleSubmit, setError, resetField, setFocus, formState } = useForm<LoginValues>({
    defaultValues: { account: '', password: '', answer: '' },
  });
  const shown = firstError(formState.errors);
  const errorOf = (name: (typeof order)[number]) =>
    shown === name ? formState.errors[name]?.message : undefined;

  const submit = handleSubmit(async (values) => {
    setProblem(null);
    try {
      const login = await logIn({ ...values, captchaToken: captcha.picture?.token ?? '' });
      onClose();
      enter(login, currency, t('login_success'));
    } catch (error) {
      captcha.refresh();
      resetField('answer');
      if (!isCallFailure(error)) throw error;
      if (error.code === captchaWrongCode) {
        setError('answer', { message: t('verify_failed') });
        setFocus('answer');
      } else if (error.kind === 'timeout') setProblem(t('requestTimeout'));
      else if (error.kind === 'network') setProblem(t('networkError'));
      else setProblem(error.kind === 'malformed' ? t('error') : error.message);
    }
  });

  return (
    <TemplateDialog open title={t('login.title')} onClose={onClose}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-2" data-form="login">
        {problem && (
          <p
            role="alert"
            className="mb-2 rounded-control bg-higher px-4 py-3 text-sm text-cinnabar-text ring-1 ring-cinnabar ring-inset"
          >
            {problem}
          </p>
        )}
        <Field label={t('login.account')} error={errorOf('account')} required>
          {(control) => (
            <Input
              {...control}
              {...register('account', { required: t('ph_account_name') })}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={64}
              placeholder={t('ph_account_name')}
            />
          )}
        </Field>
        <Field label={t('login.password')} error={errorOf('password')} required>
          {(control) => (
            <PasswordInput
              {...control}
              {...register('password', { required: t('ph_password') })}
              autoComplete="current-password"
              maxLength={128}
              placeholder={t('ph_password')}
            />
          )}
        </Field>
        <CaptchaField
          captcha={captcha}
          error={errorOf('answer')}
          input={register('answer', { required: t('ph_account_verify_code') })}
        />
        <Button type="submit" tone="main" size="lg" wide busy={formState.isSubmitting} className="mt-2">
          {t('login.submit')}
        </Button>
        <p className="pt-3 text-center text-sm text-text-2">
          {t('login.no_account')}{' '}
          <button
            type="button"
            onClick={() => openModal('register')}
            className="min-h-11 font-semibold text-accent hover:underline"
          >
            {t('login.to_join')}
          </button>
        </p>
      </form>
    </TemplateDialog>
  );
};
