import { useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { isCallFailure } from '../../api/failure.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { openModal } from '../../state/modalStore.ts';
import { showToast } from '../../ui/toast.ts';
import { enter } from '../identity/model/enter.ts';
import { logIn } from '../identity/model/logIn.ts';
import { loginVerdict, type Verdict } from '../identity/model/loginCodes.ts';
import { openChallenge } from '../identity/model/openChallenge.ts';
import { useCaptcha } from '../identity/model/useCaptcha.ts';
import { useWait } from '../identity/model/useWait.ts';
import { keepTypedAccount, typedAccount } from '../recovery/model/typedAccount.ts';

interface LoginValues {
  readonly account: string;
  readonly password: string;
  readonly answer: string;
}

/** Told one at a time, in this order (spec §5 Login). */
const order = ['account', 'password', 'answer'] as const;

const firstError = (errors: FieldErrors<LoginValues>): (typeof order)[number] | undefined =>
  order.find((name) => errors[name]);

/** The login form: what is typed, what is wrong with it, and where its answer leads. */
export const useLoginForm = (onClose: () => void) => {
  const { t } = useTranslation();
  const { currency, site } = useSite();
  const captcha = useCaptcha(1);
  const [problem, setProblem] = useState<string | null>(null);
  const [waitSeconds, beginWait] = useWait();
  const { register, handleSubmit, setError, setValue, resetField, setFocus, getValues, formState } =
    useForm<LoginValues>({
      defaultValues: { account: typedAccount(), password: '', answer: '' },
    });
  const shown = firstError(formState.errors);

  const tell = (verdict: Verdict, failure: { data: unknown; message: string }): void => {
    switch (verdict.kind) {
      case 'captcha':
        setError('answer', { message: t('verify_failed') });
        setFocus('answer');
        return;
      case 'challenge':
        if (!openChallenge(failure.data)) setProblem(failure.message);
        return;
      case 'withdrawVerify':
        openModal('withdrawVerify');
        return;
      case 'wait':
        beginWait(verdict.seconds);
        setProblem(verdict.text);
        return;
      default:
        setProblem(verdict.text);
    }
  };

  const submit = handleSubmit(async (values) => {
    if (waitSeconds > 0) return;
    setProblem(null);
    keepTypedAccount(values.account);
    if (site.is_demo) {
      // A demo house lets everybody in and nobody be anybody: nothing is sent, nothing kept (spec §1 IS_DEMO).
      onClose();
      showToast({ kind: 'success', text: t('login_success') });
      return;
    }
    try {
      const login = await logIn({
        ...values,
        account: values.account.trim(),
        captchaToken: captcha.picture?.token ?? '',
      });
      onClose();
      enter(login, currency, t('login_success'));
    } catch (error) {
      captcha.refresh();
      resetField('answer');
      if (!isCallFailure(error)) throw error;
      tell(loginVerdict(error, t), error);
    }
  });

  /** Leads on to where a forgotten password is replaced, with the account that was typed. */
  const forget = (): void => {
    keepTypedAccount(getValues('account'));
    openModal('forgotPassword');
  };

  return {
    captcha,
    problem,
    setProblem,
    waitSeconds,
    submit,
    forget,
    register,
    setAnswer: (answer: string) => setValue('answer', answer),
    isSubmitting: formState.isSubmitting,
    errorOf: (name: (typeof order)[number]): string | undefined =>
      shown === name ? formState.errors[name]?.message : undefined,
  };
};
