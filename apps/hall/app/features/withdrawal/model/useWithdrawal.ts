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
import { useForm } from 'react-hook-form';
import { callApi } from '../../../api/client.ts';
import { failureText } from '../../../api/failureText.ts';
import { callKey, useCallQuery } from '../../../api/useCall.ts';
import { useSending } from '../../../api/useSending.ts';
import { type Translate, useTranslation } from '../../../i18n/texts.ts';
import { onChannelBegun } from '../../../realtime/realtime.ts';
import { sentRequest } from '../../../session/sentRequest.ts';
import { useSession } from '../../../session/session.ts';
import { judgedWhenSent } from '../../../ui/judgedWhenSent.ts';
import { plainMoney } from '../../../ui/plainMoney.ts';
import { type AmountProblem, amountLimits, type Quote, readAmount } from './amount.ts';

const sent = sentRequest('withdrawal');

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

const problemText = (problem: AmountProblem, quote: Quote, t: Translate): string =>
  problem === 'funds'
    ? t('withdrawal.problem_funds', { amount: plainMoney(quote.available, quote.currency) })
    : t(`cashier.problem_${problem}`, amountLimits(quote));

interface WithdrawalValues {
  /** Null until another than the first is chosen. */
  readonly accountId: number | null;
  readonly amount: string;
  readonly withdraw_password: string;
}

interface Request {
  readonly accountId: number;
  /** Decimal string of the wire. */
  readonly amount: string;
  readonly password: string;
}

/** Sends a request, and has what it changes fetched anew. */
const useRequest = (onRequested: (withdrawal: Withdrawal) => void, onAnswered: () => void) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const memberId = useSession()?.memberId;
  const { send, isPending, failure, forget } = useSending(
    async ({ accountId, amount, password }: Request) => {
      const { withdrawal } = await callApi(withdrawalCreate, {
        request_id: sent.idOf(`${memberId} ${accountId} ${amount}`),
        amount,
        bank_account_id: accountId,
        withdraw_password: password,
      }).finally(onAnswered);
      sent.forget();
      // Its receipt stands at once, whether or not the list can be fetched now.
      client.setQueryData<Recent>(recentKey, (held) => withFirst(withdrawal, held));
      onRequested(withdrawal);
      // Balance and records have changed as well.
      void client.invalidateQueries();
    },
    () => {
      // Where the answer was lost, it may have been requested all the same: the list and the terms tell.
      for (const { path } of [withdrawalList, withdrawalQuote])
        void client.invalidateQueries({ queryKey: [path] });
    },
  );
  return { send, sending: isPending, refusal: failure && failureText(failure, t), forget };
};

/** The withdrawal form's state: terms, account, amount, withdraw password. */
export const useWithdrawalForm = (onRequested: (orderNumber: string) => void) => {
  const { t } = useTranslation();
  const terms = useCallQuery(withdrawalQuote, {});
  const profile = useCallQuery(memberProfile, {}).data?.member_profile;
  const { register, handleSubmit, setValue, clearErrors, trigger, watch, formState } =
    useForm<WithdrawalValues>({
      ...judgedWhenSent,
      defaultValues: { accountId: null, amount: '', withdraw_password: '' },
    });
  const { accountId, amount: text } = watch();
  const request = useRequest(
    ({ order_number }) => {
      setValue('amount', '');
      onRequested(order_number);
    },
    () => setValue('withdraw_password', ''),
  );
  const quote = terms.data;
  const account = quote?.accounts.find(({ id }) => id === accountId) ?? quote?.accounts[0];

  // The withdraw password may have been set a moment ago, in the dialog that this page opens.
  const isSet = profile?.is_withdraw_password;
  const { refetch } = terms;
  useEffect(() => {
    if (isSet === 1) void refetch();
  }, [isSet, refetch]);

  const judgeAmount = (typed: string): string | true => {
    const read = quote && readAmount(typed, quote);
    return !read || 'amount' in read || problemText(read.problem, quote, t);
  };
  const forgetAmount = (): void => {
    clearErrors('amount');
    request.forget();
  };
  const submit = handleSubmit(({ amount, withdraw_password: password }) => {
    const read = quote && readAmount(amount, quote);
    if (account && read && 'amount' in read)
      request.send({ accountId: account.id, amount: read.amount, password });
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
    take: (amount: string) => {
      setValue('amount', amount);
      forgetAmount();
    },
    amountInput: register('amount', {
      validate: judgeAmount,
      onChange: forgetAmount,
      // What is too much is said on leaving the field, not only when everything else is filled in.
      onBlur: ({ target }: { readonly target: { readonly value: string } }) => {
        if (target.value.trim() !== '') void trigger('amount');
      },
    }),
    passwordInput: register('withdraw_password', {
      validate: (typed) => passwordShape.test(typed) || t('withdrawal.problem_password'),
      onChange: () => clearErrors('withdraw_password'),
    }),
    errorOf: (name: 'amount' | 'withdraw_password'): string | undefined => formState.errors[name]?.message,
    refusal: request.refusal,
    sending: request.sending,
    submit,
  };
};
export type WithdrawalForm = ReturnType<typeof useWithdrawalForm>;
