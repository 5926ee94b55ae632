import { type AnyCall, calls } from '@pavilion/contract';
import { demandCodes, demandRefusals } from '@pavilion/contract/sessions';
import { refused } from './refusal.ts';

/** What is demanded of a member (spec §3 Member layout), as the proof of the token tells it. */
export interface Demands {
  /** `first_login_to_change_password` */
  readonly passwordChange: boolean;
  /** `need_bank_account_deposit_verified` */
  readonly bankAccount: boolean;
  /** `service_agreement_due` */
  readonly agreement: boolean;
}

/** What a page needs to show itself and to let its member change the password or leave. Nothing else is answered. */
const openBeforePasswordChange: ReadonlySet<string> = new Set([
  calls.memberCommonLayout.path,
  calls.myCash.path,
  calls.editPassword.path,
  calls.logout.path,
]);

/** Money comes in only from somebody whose account is known. */
const closedBeforeBankAccount: ReadonlySet<string> = new Set([calls.depositCreate.path]);

/** No game and no money on terms that the member has not seen. What is there can be taken out. */
const closedBeforeAgreement: ReadonlySet<string> = new Set([
  calls.play.path,
  calls.depositCreate.path,
  calls.redEnvelopeClaim.path,
]);

/** The codes that a member call may answer with while something is demanded, with what each means. */
export const demandCodesOf = (call: Pick<AnyCall, 'path'>): AnyCall['codes'] => ({
  ...(openBeforePasswordChange.has(call.path)
    ? {}
    : { [demandCodes.passwordChange]: demandRefusals[demandCodes.passwordChange] }),
  ...(closedBeforeBankAccount.has(call.path)
    ? { [demandCodes.bankAccount]: demandRefusals[demandCodes.bankAccount] }
    : {}),
  ...(closedBeforeAgreement.has(call.path)
    ? { [demandCodes.agreement]: demandRefusals[demandCodes.agreement] }
    : {}),
});

/** Throws the named answer 803, 804 or 805 for a member call that has to wait until a demand is met. */
export const refuseUntilMet = (call: Pick<AnyCall, 'path'>, demands: Demands): void => {
  if (demands.passwordChange && !openBeforePasswordChange.has(call.path))
    throw refused(demandRefusals, demandCodes.passwordChange, 'change_password_first');
  if (demands.bankAccount && closedBeforeBankAccount.has(call.path))
    throw refused(demandRefusals, demandCodes.bankAccount, 'bind_bank_account_first');
  if (demands.agreement && closedBeforeAgreement.has(call.path))
    throw refused(demandRefusals, demandCodes.agreement, 'accept_agreement_first');
};
