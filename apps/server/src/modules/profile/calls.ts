import {
  type ProfileEntry,
  type ProfileField,
  profileEdit,
  profileEntries,
  profileSendCode,
  profileVerify,
} from '@pavilion/contract/profile';
import { isRequired, type SignupRuleContext } from '@pavilion/contract/signupRules';
import { createKysely } from '@pavilion/postgres';
import { type CallHandler, handle } from '../../http/caller.ts';
import { refused } from '../../http/refusal.ts';
import type { Site } from '../../infra/site.ts';
import { maskField, ownerOf, plainAddress } from '../identity/index.ts';
import { readSignupRules } from '../signup/index.ts';
import { editField } from './commands/editField.ts';
import { sendContactCode } from './commands/sendContactCode.ts';
import { verifyContact } from './commands/verifyContact.ts';
import { editRuleOf, needsCode, shownFields } from './fieldRules.ts';
import { perMinute } from './limits.ts';
import type { ProfileDeps } from './profileDeps.ts';
import { findStored, type StoredProfile, storedValue } from './queries.ts';
import type { ProfileTables } from './tables.ts';

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);

const verifiedOf = (stored: StoredProfile, field: ProfileField): 0 | 1 | null => {
  if (field === 'member_phone') return flag(stored.phone_verified_at !== null);
  return field === 'member_email' ? flag(stored.email_verified_at !== null) : null;
};

const presentEntry = (
  field: ProfileField,
  stored: StoredProfile,
  context: SignupRuleContext,
): ProfileEntry => {
  const value = storedValue(stored, field);
  return {
    name: field,
    value: maskField(field, value),
    edit: editRuleOf(field, value),
    is_required: flag(isRequired(context, field, {})),
    needs_code: flag(needsCode(context, field)),
    is_verified: value === null ? null : verifiedOf(stored, field),
  };
};

const refuseInDemo = ({ settings }: Site): void => {
  if (settings.is_demo) throw refused(profileEdit.codes, 403, 'error.demo');
};

/** The member's own profile: read, edited, proved. */
export const profileCalls = (deps: ProfileDeps): CallHandler[] => {
  const db = createKysely<ProfileTables>(deps.pool);
  return [
    handle(profileEntries, async ({ site, member }) => {
      const [{ context }, stored] = await Promise.all([
        readSignupRules(db, site, member.currency, deps.clock.now()),
        findStored(db, member),
      ]);
      return { list: shownFields(context).map((field) => presentEntry(field, stored, context)) };
    }),
    handle(
      profileEdit,
      async (caller, { field, value, code, password, proof }) => {
        refuseInDemo(caller.site);
        await editField(deps, {
          site: caller.site,
          owner: { ...ownerOf(caller), currency: caller.member.currency },
          field,
          typed: value,
          code,
          confirmation: { password, proof },
        });
        return {};
      },
      { perMinute: perMinute.edit },
    ),
    handle(
      profileSendCode,
      async ({ site, member, ip, locale }, { field, value }) => {
        refuseInDemo(site);
        const { memberId, currency } = member;
        await sendContactCode(deps, {
          site,
          memberId,
          currency,
          field,
          typed: value,
          ip: plainAddress(ip),
          locale,
        });
        return {};
      },
      { perMinute: perMinute.send },
    ),
    handle(
      profileVerify,
      async ({ site, member }, body) => {
        refuseInDemo(site);
        await verifyContact(deps, member, body);
        return {};
      },
      { perMinute: perMinute.verify },
    ),
  ];
};
