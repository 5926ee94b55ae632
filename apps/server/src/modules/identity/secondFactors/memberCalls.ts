import {
  passkeyBegin,
  passkeyConfirm,
  passkeyRename,
  recoveryRenew,
  secondFactorList,
  secondFactorOptions,
  secondFactorRemove,
  totpBegin,
  totpConfirm,
} from '@pavilion/contract/secondFactors';
import { createKysely } from '@pavilion/postgres';
import { type Caller, type CallHandler, handle, type MemberSession } from '../../../http/caller.ts';
import { plainAddress } from '../addresses.ts';
import type { SecondFactorDeps } from './changeFactors.ts';
import { beginPasskey, confirmPasskey } from './commands/enrolPasskey.ts';
import { beginTotp, confirmTotp } from './commands/enrolTotp.ts';
import { removeFactor, renamePasskey, renewRecoveryCodes } from './commands/keepFactors.ts';
import type { FactorOwner } from './demandFactor.ts';
import { findHolder } from './holders.ts';
import { presentPasskey } from './presenter.ts';
import { proofOptions } from './proveFactor.ts';
import { countRecoveryCodes, findTotp, listPasskeys } from './queries.ts';
import { relyingPartyOf } from './relyingParty.ts';
import type { SecondFactorTables } from './tables.ts';

/** Calls a minute and member; guesses are bounded more finely by `guesses` and `passwordGuesses`. */
const changes = { perMinute: 30 } as const;

type MemberCaller = Caller & { readonly member: MemberSession };

export const ownerOf = ({ member, ip, origin }: MemberCaller): FactorOwner => ({
  siteId: member.siteId,
  memberId: member.memberId,
  account: member.account,
  sessionId: member.sessionId,
  ip: plainAddress(ip),
  party: relyingPartyOf(origin),
});

/** The member's second factors: look at them, enrol, rename, renew, remove. */
export const secondFactorMemberCalls = (deps: SecondFactorDeps): CallHandler[] => {
  const db = createKysely<SecondFactorTables>(deps.pool);
  return [
    handle(secondFactorList, async (caller) => {
      const { party, ...member } = ownerOf(caller);
      const holder = await findHolder(db, member);
      if (holder === null) return { totp: null, passkeys: [], recovery_codes_left: 0 };
      const totp = await findTotp(db, holder.id);
      const passkeys = await listPasskeys(db, holder.id);
      return {
        totp: totp === undefined ? null : { created_at: totp.confirmed_at.toISOString() },
        passkeys: passkeys.map((row) => presentPasskey(row, party)),
        recovery_codes_left: await countRecoveryCodes(db, holder.id),
      };
    }),
    handle(
      secondFactorOptions,
      async (caller) => {
        const owner = ownerOf(caller);
        const holder = await findHolder(db, owner);
        if (holder === null) return { methods: [], passkey: null };
        const now = deps.clock.now();
        const place = {
          ...owner,
          holderId: holder.id,
          purpose: 'confirm',
          bearer: owner.sessionId,
          now,
        } as const;
        return proofOptions(db, place);
      },
      changes,
    ),
    ...enrolmentCalls(deps),
    handle(
      passkeyRename,
      async (caller, body) => {
        await renamePasskey(deps, ownerOf(caller), body);
        return {};
      },
      changes,
    ),
    handle(
      recoveryRenew,
      async (caller, { password, proof }) => ({
        recovery_codes: await renewRecoveryCodes(deps, ownerOf(caller), { password, proof }),
      }),
      changes,
    ),
    handle(
      secondFactorRemove,
      async (caller, { password, proof, factor }) => {
        await removeFactor(deps, ownerOf(caller), { password, proof }, factor);
        return {};
      },
      changes,
    ),
  ];
};

const enrolmentCalls = (deps: SecondFactorDeps): CallHandler[] => [
  handle(
    totpBegin,
    (caller, { password, proof }) =>
      beginTotp(deps, ownerOf(caller), { password, proof }, caller.site.settings.site_name),
    changes,
  ),
  handle(
    totpConfirm,
    async (caller, { code }) => ({ recovery_codes: await confirmTotp(deps, ownerOf(caller), code) }),
    changes,
  ),
  handle(
    passkeyBegin,
    async (caller, { password, proof }) => ({
      creation: await beginPasskey(
        deps,
        ownerOf(caller),
        { password, proof },
        caller.site.settings.site_name,
      ),
    }),
    changes,
  ),
  handle(
    passkeyConfirm,
    async (caller, { credential, name }) => {
      const owner = ownerOf(caller);
      const { passkey, recoveryCodes } = await confirmPasskey(deps, owner, credential, name);
      return { passkey: presentPasskey(passkey, owner.party), recovery_codes: recoveryCodes };
    },
    changes,
  ),
];
