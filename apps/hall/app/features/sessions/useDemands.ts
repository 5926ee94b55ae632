import { memberCommonLayout } from '@pavilion/contract/identity';
import { demandCodes } from '@pavilion/contract/sessions';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onDemand } from '../../api/client.ts';
import { useCallQuery } from '../../api/useCall.ts';
import { keepMemberKind, useSession } from '../../session/session.ts';
import { keptInTab } from '../../session/storage.ts';
import { openModal, useOpenedModal } from '../../state/modalStore.ts';

/** The login whose member was asked for a bank account in this tab: "later" holds until the next login. */
const bankAskedKey = 'bank-account-asked';
/** The same of the service agreement. */
const agreementAskedKey = 'agreement-asked';

/**
 * What the house demands of its member (spec §3 Member layout): a new password, which cannot be put off; a new version of
 * the service agreement, which can, but for a game or a deposit; and a bank account, which can, but for a deposit. They
 * are asked one after the other. Also keeps what else the layout tells.
 */
export const useDemands = (): void => {
  const client = useQueryClient();
  const session = useSession();
  const opened = useOpenedModal();
  const layout = useCallQuery(memberCommonLayout, {}).data?.member_common_layout;
  const passwordDue = layout?.first_login_to_change_password === 1;
  const agreementDue = layout?.service_agreement_due === 1;
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
    if (!agreementDue || passwordDue || loginId === undefined) return;
    if (keptInTab.get(agreementAskedKey) === loginId) return;
    keptInTab.set(agreementAskedKey, loginId);
    openModal('agreementDemand');
  }, [agreementDue, passwordDue, loginId]);

  useEffect(() => {
    if (
      !bankDue ||
      passwordDue ||
      agreementDue ||
      loginId === undefined ||
      location.pathname === '/user/BindAccount'
    )
      return;
    if (keptInTab.get(bankAskedKey) === loginId) return;
    keptInTab.set(bankAskedKey, loginId);
    openModal('bankDemand');
  }, [bankDue, passwordDue, agreementDue, loginId]);

  useEffect(
    () =>
      onDemand((code) => {
        if (code === demandCodes.bankAccount) openModal('bankDemand');
        else if (code === demandCodes.agreement) openModal('agreementDemand');
        // The layout then says so, and the dialog follows.
        else void client.invalidateQueries({ queryKey: [memberCommonLayout.path] });
      }),
    [client],
  );
};
