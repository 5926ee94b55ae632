import { checkConfirmation, checkNewPassword, resetPassword } from '@pavilion/contract/recovery';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { callApi } from '../../../api/client.ts';
import { isCallFailure } from '../../../api/failure.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { isTokenOver, resetText } from './recoveryCodes.ts';
import type { Proved } from './useVerifyForm.ts';

interface PasswordValues {
  readonly password: string;
  readonly check_password: string;
}

/** Told one at a time, in this order (spec §5 New password). */
const order = ['password', 'check_password'] as const;
type Name = (typeof order)[number];

/** The last step of every way back in: a new password, with the token that was earned. */
export const useNewPassword = (proved: Proved, onSaved: () => void) => {
  const { t } = useTranslation();
  const [problem, setProblem] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const form = useForm<PasswordValues>({ defaultValues: { password: '', check_password: '' } });
  const { errors, isSubmitting } = form.formState;
  const shown = order.find((name) => errors[name]);

  const submit = form.handleSubmit(async ({ password }) => {
    setProblem(null);
    try {
      await callApi(resetPassword, { account: proved.account, password, token: proved.token });
      onSaved();
    } catch (error) {
      if (!isCallFailure(error)) throw error;
      if (error.field === 'password') {
        form.setError('password', { message: error.message }, { shouldFocus: true });
        return;
      }
      setOver(isTokenOver(error));
      setProblem(resetText(error, t));
    }
  });

  return {
    problem,
    /** The token is dead: only beginning again helps. */
    isOver,
    isSubmitting,
    submit,
    fields: {
      password: form.register('password', {
        validate: (value) => {
          const key = checkNewPassword(value, proved.password_policy, proved.account);
          return key === null ? true : t(key);
        },
      }),
      check_password: form.register('check_password', {
        validate: (value, { password }) => {
          const key = checkConfirmation(password, value);
          return key === null ? true : t(key);
        },
      }),
    },
    errorOf: (name: Name): string | undefined => (shown === name ? errors[name]?.message : undefined),
  };
};
