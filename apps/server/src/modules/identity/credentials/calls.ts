import { editPassword as editPasswordCall } from '@pavilion/contract/sessions';
import { type CallHandler, handle } from '../../../http/caller.ts';
import { ownerOf } from '../secondFactors/memberCalls.ts';
import { type EditPasswordDeps, editPassword } from './editPassword.ts';

/** Calls a minute and address; wrong old passwords are slowed down more finely by `passwordGuesses`. */
const changesPerMinute = 30;

export const credentialCalls = (deps: EditPasswordDeps): CallHandler[] => [
  handle(
    editPasswordCall,
    async (caller, { old_password, password, check_password, proof }) => ({
      token: await editPassword(deps, {
        owner: ownerOf(caller),
        currency: caller.member.currency,
        oldPassword: old_password,
        password,
        checkPassword: check_password,
        proof,
      }),
    }),
    { perMinute: changesPerMinute },
  ),
];
