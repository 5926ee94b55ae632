import { type DataOf, withdrawPasswordDigits } from '@pavilion/contract';
import {
  type Withdrawal,
  withdrawalCreate,
  withdrawalList,
  withdrawalQuote,
} from '@pavilion/contract/cashier';
import { memberProfile } from '@pavilion/contract/identity';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { callApi } from '../../../api/client.ts';
import { callKey, useCallQuery } from '../../../api/useCall.ts';
import { useDeed } from '../../../api/useDeed.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { onChannelBegun } from '../../../realtime/realtime.ts';
import { useSession } from '../../../session/session.ts';
import { amountProblems, mostOf, type Quote, readAmount } from './amount.ts';
import { forgetRequest, requestIdOf } from './sentRequest.ts';

/** Withdrawals shown under the form. */
const recentCount = 5;

type Recent = DataOf<typeof withdrawalList>;
const recentKey = callKey(withdrawalList, { count: recentCount });

/** The list with a withdrawal that was requested just now, or once more. */
const withFirst = (withdrawal: Withdrawal, held: Recent | undefined): Recent => ({
  list: [
    withdrawal,
    ...(held?.list ?? []).filter(({ order_number }) => order_number !== withdrawal.order_number),
  ].slice(0, recentCount),
  next_cursor: held?.next_cursor ?? null,
});

/** The member's latest withdrawals; the channel has them asked for again when one goes on. */
export const useWithdrawals = () => {
  const list = useCallQuery(withdrawalList, { count: recentCount });
  const { refetch } = list;
  useEffect(() => onChannelBegun(() => void refetch()), [refetch]);
  return {
    list: list.data?.list,
    failed: list.isLoadingError,
    retry: () => void list.refetch(),
  };
};

const passwordShape = new RegExp(`^\\d{${withdrawPasswordDigits}}$`);

interface WithdrawalValues {
  /** Null until one is chosen: the first is meant. */
  readonly accountId: number | null;
  readonly amount: string;
  readonly withdraw_password: string;
}

/** The withdrawal form: terms, account, amount, withdraw password. */
export const useWithdrawalForm = (onRequested: (orderNumber: string) => void) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const memberId = useSession()?.memberId;
  const terms = useCallQuery(withdrawalQuote, {});
  const profile = useCallQuery(memberProfile, {}).data?.member_profile;
  const { register, handleSubmit, setValue, clearErrors, resetField, control, formState } =
    useForm<WithdrawalValues>({
      defaultValues: { accountId: null, amount: '', withdraw_password: '' },
      reValidateMode: 'onSubmit',
    });
  const [accountId, text] = useWatch({ control, name: ['accountId', 'amount'] });
  const quote = terms.data;
  const account = quote?.accounts.find(({ id }) => id === accountId) ?? quote?.accounts[0];

  // The withdraw password may have been set a moment ago, in the dialog that this page opens.
  const isSet = profile?.is_withdraw_password;
  const { refetch } = terms;
  useEffect(() => {
    if (isSet === 1) void refetch();
  }, [isSet, refetch]);

  const request = useDeed(async (given: { amount: string; accountId: number; password: string }) => {
    try {
      const { withdrawal } = await callApi(withdrawalCreate, {
        request_id: requestIdOf(`${memberId} ${given.accountId} ${given.amount}`),
        amount: given.amount,
        bank_account_id: given.accountId,
        withdraw_password: given.password,
      });
      forgetRequest();
      setValue('amount', '');
      // Its receipt stands at once, whether or not the list can be fetched now.
      client.setQueryData<Recent>(recentKey, (held) => withFirst(withdrawal, held));
      onRequested(withdrawal.order_number);
      // Balance and records have changed as well.
      void client.invalidateQueries();
    } catch (error) {
      // Where the answer was lost, it may have been requested all the same: the list and the terms tell.
      for (const { path } of [withdrawalList, withdrawalQuote])
        void client.invalidateQueries({ queryKey: [path] });
      throw error;
    } finally {
      resetField('withdraw_password');
    }
  });

  const submit = handleSubmit(async ({ amount, withdraw_password: password }) => {
    if (!quote || !account) return;
    const read = readAmount(amount, quote);
    if ('amount' in read) await request.start({ amount: read.amount, accountId: account.id, password });
  });

  return {
    failed:
      terms.error?.kind === 'refused'
        ? terms.error.message
        : terms.isLoadingError
          ? t('withdrawal.failed')
          : null,
    retry: () => void terms.refetch(),
    quote,
    account,
    choose: (id: number) => setValue('accountId', id),
    text,
    amountInput: (given: Quote) =>
      register('amount', {
        validate: (typed) => {
          const read = readAmount(typed, given);
          return 'problem' in read ? read.problem : true;
        },
        onChange: () => {
          clearErrors('amount');
          request.forget();
        },
      }),
    takeAll: () => quote && setValue('amount', mostOf(quote)),
    passwordInput: () =>
      register('withdraw_password', {
        validate: (typed) => passwordShape.test(typed),
        onChange: () => clearErrors('withdraw_password'),
      }),
    amountProblem: amountProblems.find((problem) => problem === formState.errors.amount?.message),
    isPasswordWrong: formState.errors.withdraw_password !== undefined,
    refusal: request.refusal,
    isBusy: request.isBusy,
    submit,
  };
};
export type WithdrawalForm = ReturnType<typeof useWithdrawalForm>;
