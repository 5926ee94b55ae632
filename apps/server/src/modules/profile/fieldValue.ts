import type { ProfileField } from '@pavilion/contract/profile';
import { profileEdit } from '@pavilion/contract/profile';
import {
  birthdayOf,
  checkSignupField,
  cleanSignupValues,
  isRequired,
  type SignupRuleContext,
  type SignupRuleKey,
} from '@pavilion/contract/signupRules';
import { type Refusal, refused } from '../../http/refusal.ts';
import { isContact } from './fieldRules.ts';

const broken = (field: ProfileField, key: SignupRuleKey): Refusal =>
  refused(profileEdit.codes, 101, key, { field });

/**
 * A value as it is stored, by the rules of sign-up (spec §5); null for one that is taken away. Refuses with 101 what
 * breaks a rule, and an empty value where something must stand: what is required, and what members are reached by.
 */
export const readValue = (field: ProfileField, typed: string, context: SignupRuleContext): string | null => {
  const values = cleanSignupValues({ [field]: typed });
  const value = values[field];
  if (value === undefined) {
    if (isContact(field) || isRequired(context, field, values)) throw broken(field, 'signup.require_text');
    return null;
  }
  const key = checkSignupField(field, values, context);
  if (key !== null) throw broken(field, key);
  return field === 'member_birthday' ? (birthdayOf(value) ?? null) : value;
};
