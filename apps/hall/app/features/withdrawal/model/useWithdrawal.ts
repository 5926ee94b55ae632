import { withdrawPasswordDigits } from '@pavilion/contract';
import { withdrawalCreate, withdrawalList, withdrawalQuote } from '@pavilion/contract/cashier';
import { memberProfile } from '@pavilion/contract/identity';
import { myCash } from '@pavilion/contract/wallet';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { isCallFailure } from '../../../api/failure.ts';
import { failureText } from '../../../api/failureText.ts';
import { useCallQuery } from '../../../api/useCall.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { onMemberEvent } from '../../realtime/model/realtime.ts';
import { type AmountProblem, mostOf, type Quote, readAmount } from './amount.ts';

/** Withdrawals shown under the form. */
const recentCount = 5;

/** The member's latest withdrawals, live. */
export const useWithdrawals = () => {
  const client = useQueryClient();
  const list = useCallQuery(withdrawalList, { count: recentCount });
  useEffect(
    () =>
      onMemberEvent('withdrawal_status', () => {
        void client.invalidateQueries({ queryKey: [withdrawalList.path] });
        void client.invalidateQueries({ queryKey: [withdrawalQuote.path] });
      }),
    [client],
  );
  return list.data?.list;
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
  const terms = useCallQuery(withdrawalQuote, {});
  const profile = useCallQuery(memberProfile, {}).data?.member_profile;
  const [accountId, setAccountId] = useState<number | null>(null);
  const [text, setText] = useState('');
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  /** The same content sent again, after a lost answer, is the same request; other content is another. */
  const sent = useRef<{ content: string; id: string } | null>(null);
  const quote = terms.data;
  const account = quote?.accounts.find(({ id }) => id === accountId) ?? quote?.accounts[0];

  // The withdraw password may have been set a moment ago, in the dialog that this page opens.
  const isSet = profile?.is_withdraw_password;
  const { refetch } = terms;
  useEffect(() => {
    if (isSet === 1) void refetch();
  }, [isSet, refetch]);

  const requestIdOf = (content: string): string => {
    if (sent.current?.content !== content) sent.current = { content, id: crypto.randomUUID() };
    return sent.current.id;
  };

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
        request_id: requestIdOf(`${account.id} ${read.amount}`),
        amount: read.amount,
        bank_account_id: account.id,
        withdraw_password: password,
      });
      sent.current = null;
      setText('');
      await client.invalidateQueries({ queryKey: [withdrawalList.path] });
      void client.invalidateQueries({ queryKey: [myCash.path] });
      onRequested(withdrawal.order_number);
    } catch (error) {
      if (!isCallFailure(error)) throw error;
      setRefusal(failureText(error, t));
      if (error.kind !== 'timeout' && error.kind !== 'network') void terms.refetch();
    } finally {
      setPassword('');
      setSending(false);
    }
  };

  return {
    failed: terms.isError
      ? terms.error.kind === 'refused'
        ? terms.error.message
        : t('withdrawal.failed')
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
