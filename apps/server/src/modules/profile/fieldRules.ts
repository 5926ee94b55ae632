import {
  type ContactField,
  contactFields,
  onceFields,
  type ProfileEntry,
  type ProfileField,
  profileEdit,
  profileFields,
} from '@pavilion/contract/profile';
import { type SignupRuleContext, settingOf } from '@pavilion/contract/signupRules';
import { refused } from '../../http/refusal.ts';

/** The member's column that a field is kept in. */
export const columns = {
  member_name: 'name',
  member_birthday: 'birthday',
  member_phone: 'phone',
  member_email: 'email',
  member_wechat: 'wechat',
  member_qq: 'qq',
  member_line: 'line',
  member_telegram: 'telegram',
  member_whats_app: 'whats_app',
  member_skype: 'skype',
  member_fb: 'fb',
  member_zalo: 'zalo',
  member_others: 'others',
  identity_id: 'identity_id',
} as const satisfies Record<ProfileField, string>;

const isOneOf = <Name extends ProfileField>(names: readonly Name[], field: ProfileField): field is Name =>
  names.some((name) => name === field);

export const isContact = (field: ProfileField): field is ContactField => isOneOf(contactFields, field);

/** The fields that the register settings show in the member centre, in the order of the profile. */
export const shownFields = (context: SignupRuleContext): ProfileField[] =>
  profileFields.filter((field) => settingOf(context, field)?.is_member_center === 1);

/** Refuses with 105 what the member centre does not show. */
export const assertShown = (context: SignupRuleContext, field: ProfileField): void => {
  if (settingOf(context, field)?.is_member_center !== 1)
    throw refused(profileEdit.codes, 105, 'profile.not_here');
};

/** What may be done to a field: who somebody is is said once, how to reach somebody may change. */
export const editRuleOf = (field: ProfileField, value: string | null): ProfileEntry['edit'] => {
  if (!isOneOf(onceFields, field)) return 'open';
  return value === null || value === '' ? 'once' : 'fixed';
};

/**
 * Whether a new value must be proved by a code: a phone where the site says so (spec §3, phone only), a mail address
 * always, for a lost password is found again by it.
 */
export const needsCode = (context: SignupRuleContext, field: ProfileField): boolean =>
  field === 'member_email' ||
  (field === 'member_phone' && settingOf(context, field)?.is_member_center_verification === 1);
