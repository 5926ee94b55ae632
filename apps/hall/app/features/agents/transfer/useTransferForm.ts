import {
  type AgentPurse,
  agentPayoutCreate,
  agentTransferCreate,
  agentTransferReceiver,
  agentMoneyCodes as codes,
} from '@pavilion/contract/agentMoney';
import { parseDecimal, toDecimal } from '@pavilion/money';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { callApi } from '../../../api/client.ts';
import { wasRefused } from '../../../api/failure.ts';
import { failureText } from '../../../api/failureText.ts';
import { useCallQuery } from '../../../api/useCall.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { sentRequest } from '../../../session/sentRequest.ts';
import { useSession } from '../../../session/session.ts';
import { judgedWhenSent } from '../../../ui/judgedWhenSent.ts';
import { plainMoney } from '../../../ui/plainMoney.ts';
import { showToast } from '../../../ui/toast.ts';
import { type Shown, useProven } from '../model/useProven.ts';
import { isWithdrawPassword } from '../WithdrawPasswordField.tsx';
import type { TransferDesk } from './useTransfers.ts';

const sent = sentRequest('agent-transfer');

/** To somebody of the line, or to the own main wallet. */
export type Destination = 'line' | 'main';

interface Values {
  readonly purse: AgentPurse;
  readonly account: string;
  readonly amount: string;
  readonly withdraw_password: string;
}
interface Request extends Values {
  readonly again: boolean;
}

/** Who gets it, as the hall knows an account that was typed; asked when the field is left. */
const useReceiver = (account: string) => {
  const { t } = useTranslation();
  const query = useCallQuery(agentTransferReceiver, { account }, { enabled: account !== '' });
  return {
    receiver: query.data,
    problem: query.error?.kind === 'refused' ? failureText(query.error, t) : undefined,
  };
};

const useSendingMoney = (to: Destination, desk: TransferDesk, onDone: () => void) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const memberId = useSession()?.memberId;
  const perform = async ({ purse, account, amount, withdraw_password, again }: Request, shown: Shown) => {
    const body = {
      request_id: sent.idOf(`${memberId} ${to} ${to === 'line' ? `${purse} ${account} ` : ''}${amount}`),
      amount,
      withdraw_password,
      again,
      ...shown,
    };
    const { transfer } =
      to === 'line'
        ? await callApi(agentTransferCreate, { ...body, purse, account })
        : await callApi(agentPayoutCreate, body);
    sent.forget();
    const values = { amount: plainMoney(transfer.amount, desk.currency), number: transfer.number };
    showToast({ kind: 'success', text: t(`agent_money.done_${to}`, values) });
    onDone();
    // Purses, bounds, list, balance and records have all changed.
    void client.invalidateQueries();
  };
  return { perform, client };
};

/** The form of a transfer: from which purse, to whom, how much, and the withdraw password. */
export const useTransferForm = (to: Destination, desk: TransferDesk) => {
  const { t } = useTranslation();
  const form = useForm<Values>({
    ...judgedWhenSent,
    defaultValues: {
      purse: to === 'line' ? 'quota' : 'commission',
      account: '',
      amount: '',
      withdraw_password: '',
    },
  });
  const { register, handleSubmit, setValue, clearErrors, watch, formState } = form;
  const [asked, setAsked] = useState('');
  const { receiver, problem: receiverProblem } = useReceiver(to === 'line' ? asked : '');
  const { currency } = desk;
  const purse = watch('purse');
  const { perform, client } = useSendingMoney(to, desk, () => {
    form.reset({ purse, account: '', amount: '', withdraw_password: '' });
    setAsked('');
  });
  const money = useProven(
    {
      title: t(`agent_money.submit_${to}`),
      intro: t('agent_money.confirm_intro'),
      submitLabel: t(`agent_money.submit_${to}`),
    },
    perform,
    (failure) => {
      const isWrong = wasRefused(failure, codes.passwordWrong) || wasRefused(failure, codes.passwordSpent);
      if (isWrong) setValue('withdraw_password', '');
      // Where the answer was lost it may have been done all the same; where terms are new the page says so.
      void client.invalidateQueries();
    },
  );

  const judgeAmount = (typed: string): string | true => {
    const amount = parseDecimal(typed.trim(), currency);
    if (amount === undefined || amount <= 0n) return t('cashier.problem_format');
    const there = parseDecimal(desk[purse], currency) ?? 0n;
    return amount <= there || t('agent_money.problem_funds', { amount: plainMoney(desk[purse], currency) });
  };
  const sendAs = (again: boolean) =>
    handleSubmit((values) => {
      const account = values.account.trim();
      const amount = parseDecimal(values.amount.trim(), currency);
      if (amount !== undefined)
        money.send({ ...values, account, amount: toDecimal(amount, currency), again });
    });
  const input = (
    name: 'account' | 'amount' | 'withdraw_password',
    validate: (typed: string) => string | true,
  ) =>
    register(name, {
      validate,
      onChange: () => {
        clearErrors(name);
        money.forget();
      },
      ...(name === 'account' ? { onBlur: ({ target }) => setAsked(String(target.value).trim()) } : {}),
    });

  return {
    purse,
    purseInput: register('purse', { onChange: money.forget }),
    accountInput: input('account', (typed) => typed.trim() !== '' || t('agent_money.problem_account')),
    amountInput: input('amount', judgeAmount),
    passwordInput: input(
      'withdraw_password',
      (typed) => isWithdrawPassword(typed) || t('withdrawal.problem_password'),
    ),
    takeAll: () => setValue('amount', desk[purse]),
    errorOf: (name: keyof Values): string | undefined => formState.errors[name]?.message,
    receiver,
    receiverProblem,
    refusal: money.refusal,
    /** The same was done a moment ago: whoever means it once more says so. */
    isSame: money.failure !== null && wasRefused(money.failure, codes.again),
    sending: money.sending,
    submit: sendAs(false),
    submitAgain: sendAs(true),
  };
};
export type TransferForm = ReturnType<typeof useTransferForm>;
