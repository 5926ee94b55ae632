import {
  checkContact,
  checkWithdrawPassword,
  type RecoveryMethod,
  type RecoveryToken,
  withdrawVerify,
} from '@pavilion/contract/recovery';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { callApi } from '../../../api/client.ts';
import { isCallFailure } from '../../../api/failure.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { showToast } from '../../../ui/toast.ts';
import { verifyText } from './recoveryCodes.ts';
import { keepTypedAccount, typedAccount } from './typedAccount.ts';
import { useClientCaptcha } from './useClientCaptcha.ts';
import { useWays } from './useWays.ts';

interface VerifyValues {
  readonly account: string;
  readonly withdraw_password: string;
  readonly member_email: string;
  readonly member_phone: string;
  readonly captcha: string;
}
type Name = keyof VerifyValues;

export interface Proved extends RecoveryToken {
  readonly account: string;
}

/** Step 1 of the withdraw-password reset (spec §2, §5): one message at a time, in the order of the form. */
export const useVerifyForm = (onProved: (proved: Proved) => void) => {
  const { t } = useTranslation();
  const ways = useWays();
  const { method } = ways;
  const [problem, setProblem] = useState<string | null>(null);
  const captcha = useClientCaptcha();
  const form = useForm<VerifyValues>({
    defaultValues: {
      account: typedAccount(),
      withdraw_password: '',
      member_email: '',
      member_phone: '',
      captcha: '',
    },
  });
  const { errors, isSubmitting } = form.formState;
  const contactField = `member_${method}` as const;
  const order: readonly Name[] = ['account', 'withdraw_password', contactField, 'captcha'];
  const shown = order.find((name) => errors[name]);

  const worded = (key: ReturnType<typeof checkContact>): string | true => (key === null ? true : t(key));
  const submit = form.handleSubmit(async (values) => {
    setProblem(null);
    const contact = values[contactField].trim();
    try {
      const token = await callApi(withdrawVerify, {
        account: values.account.trim(),
        withdraw_password: values.withdraw_password,
        [contactField]: contact,
      });
      keepTypedAccount(values.account);
      showToast({ kind: 'success', text: t('signup.verify_success') });
      onProved({ ...token, account: values.account.trim() });
    } catch (error) {
      captcha.refresh();
      form.resetField('captcha');
      if (!isCallFailure(error)) throw error;
      setProblem(verifyText(error, t));
    }
  });

  return {
    ways,
    method,
    chooseMethod: (next: RecoveryMethod): void => {
      form.clearErrors();
      ways.choose(next);
    },
    captcha,
    problem,
    isSubmitting,
    submit,
    fields: {
      account: form.register('account', {
        required: t('ph_account_name'),
        onBlur: (event: { target: { value: string } }) => ways.ask(event.target.value),
      }),
      withdraw_password: form.register('withdraw_password', {
        validate: (value) => worded(checkWithdrawPassword(value)),
      }),
      contact: form.register(contactField, {
        validate: (value) => worded(checkContact(method, value)),
        // Only an e-mail address is checked when its field is left (spec §5).
        onBlur: (event: { target: { value: string } }) => {
          if (method === 'email' && event.target.value !== '') void form.trigger('member_email');
        },
      }),
      captcha: form.register('captcha', {
        required: t('ph_account_verify_code'),
        validate: (value) => captcha.matches(value) || t('verify_failed'),
      }),
    },
    errorOf: (name: Name | 'contact'): string | undefined => {
      const field = name === 'contact' ? contactField : name;
      return shown === field ? errors[field]?.message : undefined;
    },
  };
};
