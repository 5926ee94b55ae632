import type { DataOf, InputOf } from '@pavilion/contract';
import {
  agentAccountDesk,
  agentAccountList,
  agentAccountOpen,
  agentMoneyCodes as codes,
} from '@pavilion/contract/agentMoney';
import { agentDownline } from '@pavilion/contract/agents';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { callApi } from '../../../api/client.ts';
import { wasRefused } from '../../../api/failure.ts';
import { usePages } from '../../../api/usePages.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { sentRequest } from '../../../session/sentRequest.ts';
import { useSession } from '../../../session/session.ts';
import { judgedWhenSent } from '../../../ui/judgedWhenSent.ts';
import { showToast } from '../../../ui/toast.ts';
import { type Shown, useProven } from '../model/useProven.ts';
import { isWithdrawPassword } from '../WithdrawPasswordField.tsx';

export type AccountDesk = DataOf<typeof agentAccountDesk>;
type Values = Pick<
  InputOf<typeof agentAccountOpen>,
  'kind' | 'member_account' | 'password' | 'withdraw_password'
>;

const sent = sentRequest('agent-account');

/** The accounts that the agent has opened. */
export const useOpened = () =>
  usePages([agentAccountList.path], (paging, signal) => callApi(agentAccountList, paging, { signal }));

/** The form of an account for somebody else. */
export const useOpening = () => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const memberId = useSession()?.memberId;
  const { register, handleSubmit, reset, setValue, clearErrors, formState, watch } = useForm<Values>({
    ...judgedWhenSent,
    defaultValues: { kind: 'member', member_account: '', password: '', withdraw_password: '' },
  });
  const refresh = (): void => {
    for (const { path } of [agentAccountDesk, agentAccountList, agentDownline])
      void client.invalidateQueries({ queryKey: [path] });
  };
  const opening = useProven(
    {
      title: t('agent_money.open_submit'),
      intro: t('agent_money.confirm_intro'),
      submitLabel: t('agent_money.open_submit'),
    },
    async (values: Values, shown: Shown) => {
      const request_id = sent.idOf(`${memberId} ${values.kind} ${values.member_account}`);
      const { account } = await callApi(agentAccountOpen, { request_id, ...values, ...shown });
      sent.forget();
      showToast({ kind: 'success', text: t('agent_money.opened', { account: account.member_account }) });
      reset({ kind: values.kind, member_account: '', password: '', withdraw_password: '' });
      refresh();
    },
    (failure) => {
      if (wasRefused(failure, codes.passwordWrong) || wasRefused(failure, codes.passwordSpent))
        setValue('withdraw_password', '');
      refresh();
    },
  );
  const input = (
    name: 'member_account' | 'password' | 'withdraw_password',
    isFine: (typed: string) => boolean,
    problem: string,
  ) =>
    register(name, {
      validate: (typed) => isFine(typed) || problem,
      onChange: () => {
        clearErrors(name);
        opening.forget();
      },
    });
  const isThere = (typed: string): boolean => typed.trim() !== '';
  return {
    kind: watch('kind'),
    kindInput: register('kind'),
    accountInput: input('member_account', isThere, t('signup.err_account_blank')),
    passwordInput: input('password', isThere, t('ph_password')),
    withdrawInput: input('withdraw_password', isWithdrawPassword, t('withdrawal.problem_password')),
    errorOf: (name: keyof Values): string | undefined => formState.errors[name]?.message,
    refusal: opening.refusal,
    sending: opening.sending,
    submit: handleSubmit((values) =>
      opening.send({ ...values, member_account: values.member_account.trim() }),
    ),
  };
};
