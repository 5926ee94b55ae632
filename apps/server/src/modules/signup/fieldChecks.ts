import { type RegisterFieldName, registerFieldNames } from '@pavilion/contract/signup';
import {
  checkSignupField,
  cleanSignupValues,
  isPhoneCodeOn,
  isShown,
  type SignupRuleContext,
  type SignupValues,
} from '@pavilion/contract/signup-rules';
import type { Kysely } from 'kysely';
import { type Refusal, refused } from '../../http/refusal.ts';
import { accountKeyOf } from '../identity/index.ts';
import { identityTakenOnBlur, invalidField, takenField } from './fieldCodes.ts';
import { findDenied, findTaken, identifiersOf, uniqueOf } from './identifiers.ts';
import type { SignupTables } from './tables.ts';

/** Fields that only the browser can check: the second typing of the password, and the captcha, proved by its token. */
const browserOnly: ReadonlySet<RegisterFieldName> = new Set(['check_password', 'captcha']);
const checkedFields = registerFieldNames.filter((name) => !browserOnly.has(name));

/** The values of a payload that the form shows, cleaned. What is not shown is not taken. */
export const shownValues = (payload: SignupValues, context: SignupRuleContext): SignupValues => {
  const shown = checkedFields.filter(
    (name) => isShown(context, name) || (name === 'phone_verify' && isPhoneCodeOn(context)),
  );
  return cleanSignupValues(Object.fromEntries(shown.map((name) => [name, payload[name]])));
};

/** Refuses with the code of the first of these fields that breaks a rule. */
export const assertFieldRules = (
  values: SignupValues,
  context: SignupRuleContext,
  fields: readonly RegisterFieldName[] = checkedFields,
): void => {
  for (const field of checkedFields.filter((name) => fields.includes(name))) {
    const key = checkSignupField(field, values, context);
    if (key !== null) throw invalidField(field, key);
  }
};

const deniedRefusal = (field: RegisterFieldName): Refusal => {
  if (field === 'member_name') return refused(214, 'signup.name_denied', { field });
  if (field === 'member_email') return refused(216, 'signup.email_denied', { field });
  return refused(215, 'signup.phone_denied', { field });
};

/** Refuses with 214, 215 or 216 for a name, phone or mail address on the black list. */
export const assertNotDenied = async (
  db: Kysely<SignupTables>,
  siteId: number,
  values: SignupValues,
): Promise<void> => {
  const denied = await findDenied(db, siteId, identifiersOf(values));
  if (denied !== undefined) throw deniedRefusal(denied);
};

const isAccountTaken = async (db: Kysely<SignupTables>, siteId: number, account: string): Promise<boolean> =>
  (await db
    .selectFrom('member')
    .select('id')
    .where('site_id', '=', siteId)
    .where('account_key', '=', accountKeyOf(account))
    .executeTakeFirst()) !== undefined;

/** Checks single fields as they are left (spec §5): rules, black list, taken values, with the codes of spec §8. */
export const verifyFields = async (
  db: Kysely<SignupTables>,
  siteId: number,
  payload: SignupValues,
  context: SignupRuleContext,
): Promise<void> => {
  const asked = registerFieldNames.filter((name) => payload[name] !== undefined);
  const values = shownValues(payload, context);
  assertFieldRules(values, context, asked);
  await assertNotDenied(db, siteId, values);
  if (values.member_account !== undefined && (await isAccountTaken(db, siteId, values.member_account))) {
    throw takenField('member_account');
  }
  const taken = await findTaken(db, siteId, uniqueOf(identifiersOf(values), context));
  if (taken === 'identity_id') {
    throw refused(identityTakenOnBlur, 'signup.identity_repeat', { field: taken });
  }
  if (taken !== undefined) throw takenField(taken);
};
