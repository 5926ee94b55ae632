import { editPassword as editPasswordCall } from '@pavilion/contract/sessions';
import { type CallHandler, handle } from '../../../http/caller.ts';
import { type EditPasswordDeps, editPassword } from './editPassword.ts';

/** Calls a minute and address; wrong old passwords are slowed down more finely by `passwordGuesses`. */
const changesPerMinute = 30;

export const credentialCalls = (deps: EditPasswordDeps): CallHandler[] => [
  handle(
    editPasswordCall,
    async ({ member }, { old_password, password, check_password }) => ({
      token: await editPassword(deps, {
        siteId: member.siteId,
        memberId: member.memberId,
        account: member.account,
        currency: member.currency,
        sessionId: member.sessionId,
        oldPassword: old_password,
        password,
        checkPassword: check_password,
      }),
    }),
    { perMinute: changesPerMinute },
  ),
];
