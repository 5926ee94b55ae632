import { type DataOf, withdrawPasswordDigits } from '@pavilion/contract';
import {
  type Withdrawal,
  withdrawalCreate,
  withdrawalList,
  withdrawalQuote,
} from '@pavilion/contract/cashier';
import { memberProfile } from '@pavilion/contract/identity';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { isCallFailure } from '../../../api/failure.ts';
import { failureText } from '../../../api/failureText.ts';
import { callKey, useCallQuery } from '../../../api/useCall.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { onChannelBegun } from '../../../realtime/realtime.ts';
import { useSession } from '../../../session/session.ts';
import { type AmountProblem, mostOf, type Quote, readAmount } from './amount.ts';
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

interface Problems {
  readonly amount?: AmountProblem;
  readonly password?: true;
}

/** The withdrawal form's state: terms, account, amount, withdraw password. */
export const useWithdrawalForm = (onRequested: (orderNumber: string) => void) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const memberId = useSession()?.memberId;
  const terms = useCallQuery(withdrawalQuote, {});
  const profile = useCallQuery(memberProfile, {}).data?.member_profile;
  const [accountId, setAccountId] = useState<number | null>(null);
  const [text, setText] = useState('');
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const quote = terms.data;
  const account = quote?.accounts.find(({ id }) => id === accountId) ?? quote?.accounts[0];

  // The withdraw password may have been set a moment ago, in the dialog that this page opens.
  const isSet = profile?.is_withdraw_password;
  const { refetch } = terms;
  useEffect(() => {
    if (isSet === 1) void refetch();
  }, [isSet, refetch]);

  const check = (given: Quote): { readonly amount: string } | null => {
    const read = readAmount(text, given);
    const found: Problems = {
      ...('problem' in read ? { amount: read.problem } : {}),
      ...(passwordShape.test(password) ? {} : { password: true }),
    };
    setProblems(found);
    return 'problem' in read || found.password ? null : read;
  };

  const submit = async (): Promise<void> => {
    if (!quote || !account || sending) return;
    const read = check(quote);
    if (read === null) return;
    setSending(true);
    setRefusal(null);
    try {
      const { withdrawal } = await callApi(withdrawalCreate, {
        request_id: requestIdOf(`${memberId} ${account.id} ${read.amount}`),
        amount: read.amount,
        bank_account_id: account.id,
        withdraw_password: password,
      });
      forgetRequest();
      setText('');
      // Its receipt stands at once, whether or not the list can be fetched now.
      client.setQueryData<Recent>(recentKey, (held) => withFirst(withdrawal, held));
      onRequested(withdrawal.order_number);
      // Balance and records have changed as well.
      void client.invalidateQueries();
    } catch (error) {
      if (!isCallFailure(error)) throw error;
      setRefusal(failureText(error, t));
      // Where the answer was lost, it may have been requested all the same: the list and the terms tell.
      for (const { path } of [withdrawalList, withdrawalQuote])
        void client.invalidateQueries({ queryKey: [path] });
    } finally {
      setPassword('');
      setSending(false);
    }
  };

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
    choose: setAccountId,
    text,
    changeText: (next: string) => {
      setText(next);
      setProblems(({ amount: _amount, ...rest }) => rest);
      setRefusal(null);
    },
    takeAll: () => quote && setText(mostOf(quote)),
    password,
    changePassword: (next: string) => {
      setPassword(next);
      setProblems(({ password: _password, ...rest }) => rest);
    },
    problems,
    refusal,
    sending,
    submit,
  };
};
export type WithdrawalForm = ReturnType<typeof useWithdrawalForm>;
