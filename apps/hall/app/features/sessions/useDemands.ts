import { memberCommonLayout } from '@pavilion/contract/identity';
import { demandCodes } from '@pavilion/contract/sessions';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onDemand } from '../../api/client.ts';
import { useCallQuery } from '../../api/useCall.ts';
import { openModal, useOpenedModal } from '../../modals/modalStore.ts';
import { keepMemberKind, useSession } from '../../session/session.ts';
import { keptInTab } from '../../session/storage.ts';

/** The login whose member was asked for a bank account in this tab: "later" holds until the next login. */
const bankAskedKey = 'bank-account-asked';

/**
 * What the house demands of its member (spec §3 Member layout): a new password, which cannot be put off, and a bank
 * account, which can, but for a deposit. Also keeps what else the layout tells.
 */
export const useDemands = (): void => {
  const client = useQueryClient();
  const session = useSession();
  const opened = useOpenedModal();
  const layout = useCallQuery(memberCommonLayout, {}).data?.member_common_layout;
  const passwordDue = layout?.first_login_to_change_password === 1;
  const bankDue = layout?.need_bank_account_deposit_verified === 1;
  const loginId = session?.loginId;

  useEffect(() => {
    if (layout) keepMemberKind({ memberType: layout.member_type, agentType: layout.agent_type });
  }, [layout]);

  useEffect(() => {
    // Logging out is the only other way.
    if (passwordDue && opened?.name !== 'changePassword' && opened?.name !== 'logout')
      openModal('changePassword');
  }, [passwordDue, opened]);

  useEffect(() => {
    if (!bankDue || passwordDue || loginId === undefined || location.pathname === '/user/BindAccount') return;
    if (keptInTab.get(bankAskedKey) === loginId) return;
    keptInTab.set(bankAskedKey, loginId);
    openModal('bankDemand');
  }, [bankDue, passwordDue, loginId]);

  useEffect(
    () =>
      onDemand((code) => {
        if (code === demandCodes.bankAccount) openModal('bankDemand');
        // The layout then says so, and the dialog follows.
        else void client.invalidateQueries({ queryKey: [memberCommonLayout.path] });
      }),
    [client],
  );
};
