import { type RecoveryMethod, recoveryMethods, recoveryWays } from '@pavilion/contract/recovery';
import { useState } from 'react';
import { useCallQuery } from '../../../api/useCall.ts';
import { typedAccount } from './typedAccount.ts';

/** The ways back that an account has, as far as this browser may know; before the hall has told, every way there is. */
export const useWays = (first: RecoveryMethod = 'email') => {
  const [account, setAccount] = useState(() => typedAccount().trim());
  const [chosen, setChosen] = useState<RecoveryMethod>(first);
  const ways = useCallQuery(recoveryWays, { account }, { enabled: account !== '' }).data;
  const methods: readonly RecoveryMethod[] = ways?.methods ?? recoveryMethods;
  return {
    methods,
    /** The chosen one, or the one that there is in its place. */
    method: methods.includes(chosen) ? chosen : (methods[0] ?? chosen),
    choose: setChosen,
    byWithdrawPassword: ways?.by_withdraw_password ?? true,
    /** The account's field was left. */
    ask: (typed: string): void => setAccount(typed.trim()),
  };
};
