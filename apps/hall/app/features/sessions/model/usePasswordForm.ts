import { memberCommonLayout } from '@pavilion/contract/identity';
import type { SecondFactorProof } from '@pavilion/contract/secondFactors';
import { editPassword } from '@pavilion/contract/sessions';
import { registerSettings } from '@pavilion/contract/signup';
import { checkSignupField, type PasswordPolicy } from '@pavilion/contract/signupRules';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { callApi } from '../../../api/client.ts';
import { isCallFailure } from '../../../api/failure.ts';
import { failureText } from '../../../api/failureText.ts';
import { callKey, useCallQuery } from '../../../api/useCall.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { renewToken, useSession } from '../../../session/session.ts';
import { useSite } from '../../../site/SiteContext.tsx';
import { showToast } from '../../../ui/toast.ts';
import { factorDemandOf } from '../../secondFactors/model/failures.ts';

interface PasswordValues {
  readonly old_password: string;
  readonly password: string;
  readonly check_password: string;
}

/** Where a refusal of the call belongs (contract: codes of edit_password). */
const fieldOfCode: ReadonlyMap<number, keyof PasswordValues> = new Map([
  [101, 'old_password'],
  [102, 'password'],
  [103, 'check_password'],
  [104, 'password'],
]);

/** The demand is met: what is held of the layout says so at once, the rest is fetched again with the new token. */
const settleDemand = (client: QueryClient): void => {
  client.setQueryData(
    callKey(memberCommonLayout, {}),
    (held: { member_common_layout: { first_login_to_change_password: 0 | 1 } } | undefined) =>
      held && {
        ...held,
        member_common_layout: { ...held.member_common_layout, first_login_to_change_password: 0 },
      },
  );
  void client.invalidateQueries();
};

/** The change of a password: the site's rules as one types, the server's words for what it refuses. */
export const usePasswordForm = (onChanged: () => void) => {
  const { t } = useTranslation();
  const { site, currency } = useSite();
  const session = useSession();
  const client = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const [unproved, setUnproved] = useState<{ values: PasswordValues; asks: string } | null>(null);
  const settings = useCallQuery(registerSettings, {});
  const policy: PasswordPolicy = settings.data?.policy.password_policy ?? 'default';
  const { register, handleSubmit, setError, getValues, formState } = useForm<PasswordValues>({
    defaultValues: { old_password: '', password: '', check_password: '' },
  });

  const brokenRule = (password: string): string | true => {
    const key = checkSignupField(
      'password',
      { password, member_account: session?.account },
      {
        currency: session?.currency ?? currency,
        settings: [],
        passwordPolicy: policy,
        minimumAgeYears: site.age_min,
        phoneDigits: null,
        today: new Date().toISOString().slice(0, 10),
      },
    );
    return key === null || t(key);
  };

  const change = async (values: PasswordValues, proof?: SecondFactorProof): Promise<void> => {
    const { token } = await callApi(editPassword, { ...values, ...(proof && { proof }) });
    renewToken(token);
    settleDemand(client);
    showToast({ kind: 'success', text: t('security.changed') });
    onChanged();
  };

  const submit = handleSubmit(async (values) => {
    setProblem(null);
    try {
      await change(values);
    } catch (error) {
      const asks = factorDemandOf(error);
      if (asks !== null) {
        setUnproved({ values, asks });
        return;
      }
      const field =
        isCallFailure(error) && error.kind === 'refused' ? fieldOfCode.get(error.code) : undefined;
      if (field === undefined) setProblem(failureText(error, t));
      else setError(field, { message: failureText(error, t) }, { shouldFocus: true });
    }
  });

  return {
    problem,
    submit,
    /** Set as soon as the server wants a second factor as well: changes the password with it. */
    proving: unproved && {
      asks: unproved.asks,
      carryOut: ({ proof }: { readonly proof?: SecondFactorProof }) => change(unproved.values, proof),
    },
    policy,
    isSubmitting: formState.isSubmitting,
    errorOf: (name: keyof PasswordValues): string | undefined => formState.errors[name]?.message,
    old: register('old_password', { required: t('ph_password') }),
    next: register('password', { validate: brokenRule }),
    again: register('check_password', {
      required: t('signup.require_text'),
      validate: (typed) => typed === getValues('password') || t('signup.err_checkPsw_diff'),
    }),
  };
};
