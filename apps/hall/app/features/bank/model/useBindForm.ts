import {
  accountNumberShapes,
  type BankAccountValues,
  type BankField,
  checkBankField,
  cleanBankAccount,
} from '@pavilion/contract/bank-rules';
import { memberCommonLayout } from '@pavilion/contract/identity';
import { bankAccountBind, bankAccountList } from '@pavilion/contract/sessions';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { callApi } from '../../../api/client.ts';
import { isCallFailure } from '../../../api/failure.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { useSession } from '../../../session/session.ts';
import { useSite } from '../../../site/SiteContext.tsx';
import { showToast } from '../../../ui/toast.ts';
import { failureText } from '../../sessions/model/failureText.ts';

/** Where a refusal of the call belongs (contract: codes of bank_account/bind). */
const fieldOfCode: ReadonlyMap<number, BankField> = new Map([
  [101, 'holder'],
  [102, 'account_number'],
  [103, 'bank_name'],
  [104, 'account_number'],
  [107, 'holder'],
]);

/** The binding of a bank account: the rules of its currency as one types, the server's words for what it refuses. */
export const useBindForm = (onBound: () => void) => {
  const { t } = useTranslation();
  const site = useSite();
  const currency = useSession()?.currency ?? site.currency;
  const client = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  /** The same content sent again, after a lost answer, is the same request; other content is another. */
  const sent = useRef<{ content: string; id: string } | null>(null);
  const { register, handleSubmit, setError, formState } = useForm<BankAccountValues>({
    defaultValues: { bank_name: '', account_number: '', holder: '' },
  });

  const requestIdOf = (values: BankAccountValues): string => {
    const content = JSON.stringify(values);
    if (sent.current?.content !== content) sent.current = { content, id: crypto.randomUUID() };
    return sent.current.id;
  };

  const submit = handleSubmit(async (typed) => {
    setProblem(null);
    const values = cleanBankAccount(typed);
    try {
      await callApi(bankAccountBind, { request_id: requestIdOf(values), ...values });
      await Promise.all([
        client.invalidateQueries({ queryKey: [bankAccountList.path] }),
        client.invalidateQueries({ queryKey: [memberCommonLayout.path] }),
      ]);
      showToast({ kind: 'success', text: t('bank.bound') });
      onBound();
    } catch (error) {
      const field =
        isCallFailure(error) && error.kind === 'refused' ? fieldOfCode.get(error.code) : undefined;
      if (field === undefined) setProblem(failureText(error, t));
      else setError(field, { message: failureText(error, t) }, { shouldFocus: true });
    }
  });

  return {
    problem,
    submit,
    currency,
    shape: accountNumberShapes[currency],
    isSubmitting: formState.isSubmitting,
    errorOf: (field: BankField): string | undefined => formState.errors[field]?.message,
    inputOf: (field: BankField) =>
      register(field, {
        validate: (_typed, values) => {
          const key = checkBankField(field, values, currency);
          return key === null || t(key);
        },
      }),
  };
};
