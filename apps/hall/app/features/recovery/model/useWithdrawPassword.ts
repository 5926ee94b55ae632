import { memberProfile } from '@pavilion/contract/identity';
import { checkConfirmation, checkWithdrawPassword, editWithdrawPassword } from '@pavilion/contract/recovery';
import type { SecondFactorProof } from '@pavilion/contract/secondFactors';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { callApi } from '../../../api/client.ts';
import { isCallFailure } from '../../../api/failure.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { showToast } from '../../../ui/toast.ts';
import { factorDemandOf } from '../../secondFactors/model/failures.ts';
import { failureText } from './recoveryCodes.ts';

interface Values {
  readonly proof: string;
  readonly withdraw_password: string;
  readonly check_withdraw_password: string;
}

/** Told one at a time, in the order of the form. */
const order = ['proof', 'withdraw_password', 'check_withdraw_password'] as const;
type Name = (typeof order)[number];

/** Wrong old withdraw password, wrong login password. */
const proofCodes: ReadonlySet<number> = new Set([101, 102]);

/** Sets the first withdraw password with the login password, or changes it with the old one. */
export const useWithdrawPassword = (isSet: boolean, onSaved: () => void) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const [unproved, setUnproved] = useState<{ values: Values; asks: string } | null>(null);
  const form = useForm<Values>({
    defaultValues: { proof: '', withdraw_password: '', check_withdraw_password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const shown = order.find((name) => errors[name]);
  const worded = (key: ReturnType<typeof checkWithdrawPassword>): string | true =>
    key === null ? true : t(key);

  const save = async (values: Values, factor?: SecondFactorProof): Promise<void> => {
    const { proof, withdraw_password } = values;
    await callApi(editWithdrawPassword, {
      ...(isSet ? { old_withdraw_password: proof } : { password: proof }),
      withdraw_password,
      ...(factor && { proof: factor }),
    });
    await client.invalidateQueries({ queryKey: [memberProfile.path] });
    showToast({ kind: 'success', text: t(isSet ? 'recovery.card_saved' : 'recovery.card_first') });
    onSaved();
  };

  const submit = form.handleSubmit(async (values) => {
    setProblem(null);
    try {
      await save(values);
    } catch (error) {
      const asks = factorDemandOf(error);
      if (asks !== null) {
        setUnproved({ values, asks });
        return;
      }
      if (!isCallFailure(error)) throw error;
      if (error.kind === 'refused' && proofCodes.has(error.code))
        form.setError('proof', { message: error.message }, { shouldFocus: true });
      else setProblem(failureText(error, t));
    }
  });

  return {
    problem,
    isSubmitting,
    submit,
    /** Set as soon as the server wants a second factor as well: saves with it. */
    proving: unproved && {
      asks: unproved.asks,
      carryOut: ({ proof }: { readonly proof?: SecondFactorProof }) => save(unproved.values, proof),
    },
    fields: {
      proof: form.register('proof', {
        validate: (value) =>
          isSet ? worded(checkWithdrawPassword(value)) : value !== '' || t('ph_password'),
      }),
      withdraw_password: form.register('withdraw_password', {
        validate: (value) => worded(checkWithdrawPassword(value)),
      }),
      check_withdraw_password: form.register('check_withdraw_password', {
        validate: (value, { withdraw_password }) => worded(checkConfirmation(withdraw_password, value)),
      }),
    },
    errorOf: (name: Name): string | undefined => (shown === name ? errors[name]?.message : undefined),
  };
};
