import { type RegisterFieldName, registerFieldNames, registerVerification } from '@pavilion/contract/signup';
import {
  checkSignupField,
  cleanSignupValues,
  isPhoneCodeOn,
  isShown,
  type SignupRuleContext,
  type SignupValues,
} from '@pavilion/contract/signupRules';
import type { Kysely } from 'kysely';
import { type Refusal, refused } from '../../http/refusal.ts';
import { addressBlockOf } from '../identity/index.ts';
import { useAllowances } from './allowances.ts';
import { identityTakenOnBlur, invalidField, takenField } from './fieldCodes.ts';
import { identifiersOf, lookUp, type Standing } from './identifiers.ts';
import type { SignupTables } from './tables.ts';

/** Fields that only the browser can check: the second typing of the password, and the captcha, proved by its token. */
const browserOnly: ReadonlySet<RegisterFieldName> = new Set(['check_password', 'captcha']);
const checkedFields = registerFieldNames.filter((name) => !browserOnly.has(name));

/** A payload as it is sent: some fields have two names (spec §3 Sign-up payload). */
type SentValues = SignupValues & {
  readonly verify_code?: string | undefined;
  readonly member_confirm_password?: string | undefined;
  readonly member_agent?: string | undefined;
  readonly recommend_code?: string | undefined;
};

/**
 * The payload under one name a field. An introducer that a link or a domain has fixed stands for the typed one: nobody
 * is asked twice.
 */
export const payloadOf = (sent: SentValues): SignupValues => ({
  ...sent,
  phone_verify: sent.phone_verify ?? sent.verify_code,
  check_password: sent.check_password ?? sent.member_confirm_password,
  introducer: sent.introducer || sent.member_agent || sent.recommend_code,
});

/** The values of a payload that the form shows, cleaned. What is not shown is not taken. */
export const shownValues = (payload: SignupValues, context: SignupRuleContext): SignupValues => {
  const shown = checkedFields.filter(
    (name) => isShown(context, name) || (name === 'phone_verify' && isPhoneCodeOn(context)),
  );
  return cleanSignupValues(Object.fromEntries(shown.map((name) => [name, payload[name]])));
};

/** Refuses (HTTP 400) when the password was sent with a second typing that differs. The page compares them itself. */
export const assertConfirmed = ({ password, check_password: confirmation }: SignupValues): void => {
  if (password === undefined || confirmation === undefined || confirmation === password) return;
  throw invalidField('check_password', 'signup.err_checkPsw_diff');
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
  if (field === 'member_name')
    return refused(registerVerification.codes, 214, 'signup.name_denied', { field });
  if (field === 'member_email')
    return refused(registerVerification.codes, 216, 'signup.email_denied', { field });
  return refused(registerVerification.codes, 215, 'signup.phone_denied', { field });
};

/** Refuses with 214, 215 or 216 for a name, phone or mail address on the black list. */
export const assertNotDenied = ({ denied }: Standing): void => {
  if (denied !== undefined) throw deniedRefusal(denied);
};

/**
 * What one address, and all of a site's visitors together, may learn in an hour about who is a member. Beyond it a
 * left field is told its rules and nothing else: whoever really joins is told by the sign-up itself.
 */
export const lookupsHourly = { perAddress: 100, perSite: 20_000 } as const;

interface FieldQuestion {
  readonly siteId: number;
  readonly ip: string;
  /** Test mode knows no allowances: a whole test run comes from one address. */
  readonly testMode: boolean;
  readonly now: Date;
}

/** Whether the address may still ask about so many values. */
const mayLookUp = (
  db: Kysely<SignupTables>,
  { siteId, ip, now }: FieldQuestion,
  amount: number,
): Promise<boolean> =>
  useAllowances(
    db,
    [
      {
        purpose: 'lookup_address',
        subject: addressBlockOf(ip).name,
        period: 'hour',
        max: lookupsHourly.perAddress,
      },
      { purpose: 'lookup_site', subject: '', period: 'hour', max: lookupsHourly.perSite },
    ],
    { siteId, now, amount },
  );

/** Checks single fields as they are left (spec §5): rules, black list, taken values, with the codes of spec §8. */
export const verifyFields = async (
  db: Kysely<SignupTables>,
  question: FieldQuestion,
  payload: SignupValues,
  context: SignupRuleContext,
): Promise<void> => {
  const { siteId, testMode } = question;
  const asked = registerFieldNames.filter((name) => payload[name] !== undefined);
  const values = shownValues(payload, context);
  assertFieldRules(values, context, asked);
  assertConfirmed(payload);
  const account = values.member_account;
  const identifiers = identifiersOf(values, context);
  const amount = identifiers.length + (account === undefined ? 0 : 1);
  if (amount === 0 || !(testMode || (await mayLookUp(db, question, amount)))) return;
  const standing = await lookUp(db, { siteId, account, identifiers });
  assertNotDenied(standing);
  if (standing.taken === 'identity_id') {
    throw refused(registerVerification.codes, identityTakenOnBlur, 'signup.identity_repeat', {
      field: standing.taken,
    });
  }
  if (standing.taken !== undefined) throw takenField(standing.taken);
};
