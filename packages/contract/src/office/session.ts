import { z } from 'zod';
import {
  factorListSchema,
  newPasskeySchema,
  passkeyConfirmCodes,
  passkeyCreationSchema,
  passkeyNameLengthMax,
  passkeySchema,
  proofCodes,
  secondFactorOptionsSchema,
  secondFactorProofSchema,
  totpBegunSchema,
  totpConfirmCodes,
} from '../calls/secondFactors.ts';
import {
  currencySchema,
  emptyBody,
  emptyData,
  idSchema,
  instantSchema,
  localeSchema,
  textSchema,
} from '../fields.ts';
import { defineOfficeCall, loginStages } from './call.ts';
import { addressSchema } from './fields.ts';
import { allOfficeRights } from './rights.ts';

const tag = 'office: session';

const typedPassword = z.string().min(1).max(128);
/** As somebody typed it; compared as NFC in lower case. */
export const staffAccountSchema = textSchema(40).trim().min(1);
/** The shortest password of one's own. */
export const staffPasswordLengthMin = 10;
const newPassword = z.string().min(staffPasswordLengthMin).max(128);

/** An address that staff can be reached at. */
export const mailSchema = z.email().max(254);

const sessionSchema = z.discriminatedUnion('stage', [
  z.object({ stage: z.literal('out') }),
  z.object({
    stage: z.enum(loginStages),
    /** Goes with every further call in the header `x-office-token`. */
    token: z.string(),
    staff: z.object({ id: idSchema, account: z.string() }),
    /** Days and times of the office are the site's. */
    site: z.object({
      id: idSchema,
      name: z.string(),
      time_zone: z.string(),
      /** In the site's order, both. */
      currencies: z.array(currencySchema),
      languages: z.array(localeSchema),
    }),
    /** Every site on which this person has a role, with the address of its office; none until the login is finished. */
    sites: z.array(z.object({ id: idSchema, name: z.string(), office: z.string() })),
    roles: z.array(z.string()),
    /** Of this person on this site; empty until the login is finished. */
    rights: z.array(z.enum(allOfficeRights)),
    /** When the session ends if nothing more is asked, and when it ends at any rate. */
    idle_until: instantSchema,
    ends_at: instantSchema,
  }),
]);
export type OfficeSession = z.infer<typeof sessionSchema>;

export const officeSession = defineOfficeCall({
  path: '/office/session',
  summary: 'Who is logged in, how far, with which rights; and the token that every other call needs.',
  tag,
  right: 'public',
  body: emptyBody,
  data: sessionSchema,
});

export const officeLogIn = defineOfficeCall({
  path: '/office/login',
  summary: 'The first step of a login: account and password. Sets the cookie of the session.',
  tag,
  right: 'public',
  body: z.strictObject({ account: staffAccountSchema, password: typedPassword }),
  data: sessionSchema,
  codes: { 101: 'account or password wrong, or no role on this site' },
});

export const officeFactorOptions = defineOfficeCall({
  path: '/office/login/factor_options',
  summary: 'What the login can go on with, and what a passkey is to sign.',
  tag,
  right: 'session',
  stages: ['factor'],
  body: emptyBody,
  data: secondFactorOptionsSchema,
});

export const officeProveFactor = defineOfficeCall({
  path: '/office/login/prove_factor',
  summary: 'The second step of a login. The cookie is replaced.',
  tag,
  right: 'session',
  stages: ['factor'],
  body: z.strictObject({ proof: secondFactorProofSchema }),
  data: sessionSchema,
  codes: proofCodes,
});

export const officeLogOut = defineOfficeCall({
  path: '/office/logout',
  summary: 'Ends this session.',
  tag,
  right: 'session',
  stages: loginStages,
  body: emptyBody,
  data: emptyData,
});

/** What a change of one's own account is refused with. */
const ownCodes = { 309: 'password wrong' } as const;

export const officeChangePassword = defineOfficeCall({
  path: '/office/account/password',
  summary: 'A password of one’s own. Every other session ends.',
  tag,
  right: 'session',
  stages: ['password', 'open'],
  body: z.strictObject({ old_password: typedPassword, password: newPassword }),
  data: sessionSchema,
  codes: { ...ownCodes, 102: 'too easy to guess', 104: 'the new password is the old one' },
});

export const officeFactors = defineOfficeCall({
  path: '/office/account/factors',
  summary: 'One’s second factors.',
  tag,
  right: 'session',
  stages: ['enrol', 'open'],
  body: emptyBody,
  data: factorListSchema,
});
export type OfficeFactors = z.infer<typeof officeFactors.data>;

export const officeMail = defineOfficeCall({
  path: '/office/account/mail',
  summary: 'The mail address of one’s own account, and the one that waits for its code in this session.',
  tag,
  right: 'session',
  body: emptyBody,
  data: z.object({
    mail: z.string().nullable(),
    awaited: z.object({ mail: z.string(), expires_at: instantSchema }).nullable(),
  }),
});

export const officeOwnFactorOptions = defineOfficeCall({
  path: '/office/account/factor_options',
  summary: 'What a change of one’s own account can be confirmed with, and what a passkey is to sign.',
  tag,
  right: 'session',
  body: emptyBody,
  data: secondFactorOptionsSchema,
});

/** Codes that one person may have sent within 24 hours. */
export const mailCodesMax = 10;
/** The time from one code to the next. */
export const mailCodePauseSeconds = 60;

export const officeMailSend = defineOfficeCall({
  path: '/office/account/mail_send',
  summary:
    'Sends a code of six digits to the address that one’s account shall have; it is good for five minutes in this session. Asks for a second factor again.',
  tag,
  right: 'session',
  body: z.strictObject({ mail: mailSchema, proof: secondFactorProofSchema }),
  data: z.object({ expires_at: instantSchema }),
  codes: {
    ...proofCodes,
    104: 'it is the address of the account already',
    333: `a code was sent less than ${mailCodePauseSeconds} seconds ago, or ${mailCodesMax} within 24 hours; \`data.retry_after_seconds\``,
    334: 'this hall sends no mail',
  },
});

export const officeMailConfirm = defineOfficeCall({
  path: '/office/account/mail_confirm',
  summary: 'Sets the address to which the code was sent. The address before is told.',
  tag,
  right: 'session',
  body: z.strictObject({ code: textSchema(40).trim().min(1) }),
  data: z.object({ mail: z.string() }),
  codes: {
    113: 'another code',
    222: 'no code waits in this session: too old, used, or guessed at too often',
  },
});

/** Ten codes, told this once; null where there were some before. */
const recoveryCodes = z.array(z.string()).nullable();
/** Left out while the first factor is enrolled: the password was proved a moment ago. */
const password = { password: typedPassword.optional() };

export const officeTotpBegin = defineOfficeCall({
  path: '/office/account/totp_begin',
  summary:
    'A new secret for an authenticator app. It counts once a code has confirmed it, within ten minutes.',
  tag,
  right: 'session',
  stages: ['enrol', 'open'],
  body: z.strictObject(password),
  data: totpBegunSchema,
  codes: { ...ownCodes, 308: 'there is an authenticator app already' },
});

export const officeTotpConfirm = defineOfficeCall({
  path: '/office/account/totp_confirm',
  summary: 'The first code of the authenticator app.',
  tag,
  right: 'session',
  stages: ['enrol', 'open'],
  body: z.strictObject({ code: textSchema(40).min(1) }),
  data: z.object({ recovery_codes: recoveryCodes, session: sessionSchema }),
  codes: totpConfirmCodes,
});

export const officePasskeyBegin = defineOfficeCall({
  path: '/office/account/passkey_begin',
  summary: 'What a browser needs to make a passkey. Good once, for five minutes, in this session.',
  tag,
  right: 'session',
  stages: ['enrol', 'open'],
  body: z.strictObject(password),
  data: z.object({ creation: passkeyCreationSchema }),
  codes: { ...ownCodes, 308: 'ten passkeys are enough' },
});

export const officePasskeyConfirm = defineOfficeCall({
  path: '/office/account/passkey_confirm',
  summary: 'The passkey that the browser made.',
  tag,
  right: 'session',
  stages: ['enrol', 'open'],
  body: z.strictObject({
    credential: newPasskeySchema,
    name: textSchema(passkeyNameLengthMax).trim().min(1),
  }),
  data: z.object({ passkey: passkeySchema, recovery_codes: recoveryCodes, session: sessionSchema }),
  codes: passkeyConfirmCodes,
});

export const officeFactorRemove = defineOfficeCall({
  path: '/office/account/factor_remove',
  summary: 'Removes the authenticator app or a passkey. The last of them stays.',
  tag,
  right: 'session',
  body: z.strictObject({
    password: typedPassword,
    factor: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('totp') }),
      z.strictObject({ kind: z.literal('passkey'), id: idSchema }),
    ]),
  }),
  data: emptyData,
  codes: { ...ownCodes, 307: 'there is no such factor', 312: 'it is the last one' },
});

export const officeRecoveryRenew = defineOfficeCall({
  path: '/office/account/recovery_renew',
  summary: 'Ten new recovery codes; the old ones end.',
  tag,
  right: 'session',
  body: z.strictObject({ password: typedPassword }),
  data: z.object({ recovery_codes: z.array(z.string()) }),
  codes: ownCodes,
});

export const staffSessionSchema = z.object({
  /** Public id; opens nothing. */
  id: z.uuid(),
  address: addressSchema,
  user_agent: z.string(),
  started_at: instantSchema,
  last_seen_at: instantSchema,
  is_current: z.boolean(),
});
export type StaffSession = z.infer<typeof staffSessionSchema>;

export const officeSessionList = defineOfficeCall({
  path: '/office/account/sessions',
  summary: 'One’s open sessions, this one first.',
  tag,
  right: 'session',
  body: emptyBody,
  data: z.object({ rows: z.array(staffSessionSchema) }),
});

export const officeSessionEnd = defineOfficeCall({
  path: '/office/account/session_end',
  summary: 'Ends another session of one’s own. Ending one that is over already succeeds.',
  tag,
  right: 'session',
  body: z.strictObject({ id: z.uuid() }),
  data: emptyData,
});

export const officeInvitationLook = defineOfficeCall({
  path: '/office/invitation/look',
  summary: 'What an invitation from a mail is good for.',
  tag,
  right: 'public',
  body: z.strictObject({ invitation: z.string().min(1).max(128) }),
  data: z.object({ account: z.string(), site_name: z.string(), expires_at: instantSchema }),
  codes: { 101: 'used, withdrawn, too old, or of another site' },
});

export const officeInvitationAccept = defineOfficeCall({
  path: '/office/invitation/accept',
  summary:
    'Makes the account of an invitation with a password of one’s own, and goes on to the first factor.',
  tag,
  right: 'public',
  body: z.strictObject({ invitation: z.string().min(1).max(128), password: newPassword }),
  data: sessionSchema,
  codes: { 101: 'used, withdrawn, too old, or of another site', 102: 'too easy to guess' },
});
