import {
  accountNumberShapes,
  type BankAccountValues,
  type BankField,
  checkBankField,
  cleanBankAccount,
} from '@pavilion/contract/bankRules';
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
import { openConfirm } from '../../secondFactors/model/openConfirm.ts';
import { inFours } from './inFours.ts';

/** Where a refusal of the call belongs (contract: codes of bank_account/bind). */
const fieldOfCode: ReadonlyMap<number, BankField> = new Map([
  [101, 'holder'],
  [102, 'account_number'],
  [103, 'bank_name'],
  [104, 'account_number'],
  [107, 'holder'],
]);

/** Refusals that belong to the form as a whole. */
const formCodes: ReadonlySet<number> = new Set([105, 106]);

/**
 * The binding of a bank account: the rules of its currency as one types, then the member confirms it, then the server's
 * words for what it refuses.
 */
interface Binding {
  /** The account is bound in the name that the member has: none is typed. */
  readonly hasName: boolean;
  readonly onBound: () => void;
}

export const useBindForm = ({ hasName, onBound }: Binding) => {
  const { t } = useTranslation();
  const site = useSite();
  const currency = useSession()?.currency ?? site.currency;
  const client = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  /** The same content sent again, after a lost answer, is the same request; other content is another. */
  const sent = useRef<{ content: string; id: string } | null>(null);
  const { register, handleSubmit, setError, setValue, formState } = useForm<BankAccountValues>({
    defaultValues: { bank_name: '', account_number: '', holder: '' },
  });

  const requestIdOf = (values: Partial<BankAccountValues>): string => {
    const content = JSON.stringify(values);
    if (sent.current?.content !== content) sent.current = { content, id: crypto.randomUUID() };
    return sent.current.id;
  };

  /** What the form itself has to say of a refusal; false when the dialog that confirms says it. */
  const complain = (error: unknown): boolean => {
    if (!isCallFailure(error) || error.kind !== 'refused') return false;
    const field = fieldOfCode.get(error.code);
    if (field !== undefined) setError(field, { message: error.message }, { shouldFocus: true });
    else if (formCodes.has(error.code)) setProblem(error.message);
    return field !== undefined || formCodes.has(error.code);
  };

  const submit = handleSubmit((typed) => {
    setProblem(null);
    const { holder, ...account } = cleanBankAccount(typed);
    const values = hasName ? account : { ...account, holder };
    openConfirm({
      title: t('bank.bind_title'),
      intro: t('bank.bind_confirm'),
      submitLabel: t('bank.bind'),
      carryOut: async (confirmed) => {
        try {
          await callApi(bankAccountBind, { request_id: requestIdOf(values), ...values, ...confirmed });
        } catch (error) {
          if (complain(error)) return;
          throw error;
        }
        await Promise.all([
          client.invalidateQueries({ queryKey: [bankAccountList.path] }),
          client.invalidateQueries({ queryKey: [memberCommonLayout.path] }),
        ]);
        showToast({ kind: 'success', text: t('bank.bound') });
        onBound();
      },
    });
  });

  return {
    problem,
    submit,
    currency,
    shape: accountNumberShapes[currency],
    errorOf: (field: BankField): string | undefined => formState.errors[field]?.message,
    inputOf: (field: BankField) =>
      register(field, {
        validate: (_typed, values) => {
          const key = checkBankField(field, values, currency);
          return key === null || t(key);
        },
        onChange: ({ target }: { readonly target: HTMLInputElement }) => {
          // Only at the end: within a number the cursor would jump.
          if (field === 'account_number' && target.selectionStart === target.value.length)
            setValue(field, inFours(target.value));
        },
      }),
  };
};
