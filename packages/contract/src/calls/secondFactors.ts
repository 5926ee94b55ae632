import { z } from 'zod';
import { defineCall } from '../call.ts';
import { emptyBody, emptyData, idSchema, instantSchema, siteScoped, textSchema } from '../fields.ts';
import { deviceInfoShape, loginDataSchema } from './identity.ts';

/** Second factors of a member: authenticator app, passkeys, recovery codes (decisions: Second factor). */
const tag = 'second factors';

export const passkeyNameLengthMax = 40;
export const passkeysMax = 10;
export const recoveryCodesCount = 10;

const base64url = (lengthMax: number) =>
  z
    .string()
    .min(1)
    .max(lengthMax)
    .regex(/^[A-Za-z0-9_-]+$/);
const credentialId = base64url(1400);
const signedPart = base64url(8_192);
const transportSchema = z.string().min(1).max(32);
const attachmentSchema = z.enum(['platform', 'cross-platform']);
const userVerificationSchema = z.enum(['required', 'preferred', 'discouraged']);
/** Read by nobody here; browsers send it along. */
const extensionResults = z.record(z.string().max(64), z.unknown());

const credentialShape = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: attachmentSchema.optional(),
  clientExtensionResults: extensionResults.optional(),
};

/** What a browser answers when a passkey was made (WebAuthn `RegistrationResponseJSON`). */
export const newPasskeySchema = z.strictObject({
  ...credentialShape,
  response: z.strictObject({
    clientDataJSON: base64url(4_096),
    attestationObject: base64url(32_768),
    authenticatorData: signedPart.optional(),
    transports: z.array(transportSchema).max(16).optional(),
    publicKeyAlgorithm: z.number().int().optional(),
    publicKey: signedPart.optional(),
  }),
});
export type NewPasskey = z.infer<typeof newPasskeySchema>;

/** What a browser answers when a passkey has signed (WebAuthn `AuthenticationResponseJSON`). */
export const passkeyAnswerSchema = z.strictObject({
  ...credentialShape,
  response: z.strictObject({
    clientDataJSON: base64url(4_096),
    authenticatorData: signedPart,
    signature: signedPart,
    userHandle: base64url(128).optional(),
  }),
});
export type PasskeyAnswer = z.infer<typeof passkeyAnswerSchema>;

const descriptorSchema = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  /** How the browser reaches it; empty when nobody knows. */
  transports: z.array(transportSchema),
});

/** What a browser is asked when a passkey shall be made (WebAuthn `PublicKeyCredentialCreationOptionsJSON`). */
export const passkeyCreationSchema = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number().int() })),
  timeout: z.number().int(),
  excludeCredentials: z.array(descriptorSchema),
  authenticatorSelection: z.object({
    residentKey: z.enum(['discouraged', 'preferred', 'required']),
    userVerification: userVerificationSchema,
  }),
  attestation: z.literal('none'),
});
export type PasskeyCreation = z.infer<typeof passkeyCreationSchema>;

/** What a browser is asked when a passkey shall sign (WebAuthn `PublicKeyCredentialRequestOptionsJSON`). */
export const passkeyRequestSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number().int(),
  /** Empty: any passkey of this host that the authenticator knows. */
  allowCredentials: z.array(descriptorSchema),
  userVerification: userVerificationSchema,
});
export type PasskeyRequest = z.infer<typeof passkeyRequestSchema>;

const methodSchema = z.enum(['totp', 'passkey', 'recovery_code']);
export type SecondFactorMethod = z.infer<typeof methodSchema>;

/** As somebody typed or pasted it: spaces, hyphens and full-width characters are read kindly. */
const typedCode = textSchema(40).min(1);

/** Proof by a second factor: the code of the app, a recovery code, or the signature of a passkey. */
export const secondFactorProofSchema = z.discriminatedUnion('method', [
  z.strictObject({ method: z.literal('totp'), code: typedCode }),
  z.strictObject({ method: z.literal('recovery_code'), code: typedCode }),
  z.strictObject({ method: z.literal('passkey'), credential: passkeyAnswerSchema }),
]);
export type SecondFactorProof = z.infer<typeof secondFactorProofSchema>;

/** What can be proved with here and now, and what the passkey is to sign; null without a passkey of this host. */
export const secondFactorOptionsSchema = z.object({
  methods: z.array(methodSchema),
  passkey: passkeyRequestSchema.nullable(),
});
export type SecondFactorOptions = z.infer<typeof secondFactorOptionsSchema>;

const passwordShape = { password: z.string().min(1).max(128) };
/** That it is the member who asks: the password, and a factor as soon as the member has one (decisions 0023, 0031). */
export const confirmedShape = { ...passwordShape, proof: secondFactorProofSchema.optional() };
const nameSchema = textSchema(passkeyNameLengthMax).trim().min(1);

/** What a proof is refused with. */
export const proofCodes = {
  301: 'code or passkey not accepted',
  302: 'this code was used before; wait for the next',
  305: 'codes of the app are not taken from this address while somebody guesses at them; passkey and recovery code are',
  306: 'this passkey counts fewer signatures than before: it may have been copied',
  307: 'this passkey is not known here: removed, or of another account',
} as const;
/** A `proof` is wanted from a member who has a second factor. */
export const factorNeeded = 310;
/** What a call refuses with that takes a `proof` from a member who has a second factor. */
export const factorCodes = { ...proofCodes, [factorNeeded]: 'a second factor is needed as well' } as const;
/** What a call with `confirmedShape` refuses with. */
export const confirmCodes = { ...factorCodes, 309: 'password wrong' } as const;

export const passkeySchema = z.object({
  id: idSchema,
  name: z.string(),
  created_at: instantSchema,
  last_used_at: instantSchema.nullable(),
  /** Kept in a cloud, and so on more than one device. */
  is_synced: z.boolean(),
  /** Whether it was made on the host that asks; elsewhere browsers do not offer it. */
  is_of_this_host: z.boolean(),
});
export type Passkey = z.infer<typeof passkeySchema>;

/** Who has which second factors. */
export const factorListSchema = z.object({
  totp: z.object({ created_at: instantSchema }).nullable(),
  passkeys: z.array(passkeySchema),
  recovery_codes_left: z.number().int(),
});
/** What an authenticator app is set up with. */
export const totpBegunSchema = z.object({
  secret: z.string().describe('base32, for typing'),
  address: z.string().describe('otpauth address, for an app on the same device'),
  picture: z.string().describe('SVG document: the address as a QR code'),
  expires_at: instantSchema,
});
/** What the first code of an app is refused with. */
export const totpConfirmCodes = {
  101: 'nothing was begun, or too long ago',
  301: 'code not accepted',
  303: "the device's clock is off; `skew_seconds` says by how much, above zero when it is fast",
  304: 'too many wrong codes; begin again',
} as const;
/** What a passkey that was made is refused with. */
export const passkeyConfirmCodes = {
  101: 'nothing was begun, or too long ago',
  301: 'passkey not accepted',
} as const;

/** Ten codes, told this once; null when the member keeps the ones from before. */
const newRecoveryCodes = z.array(z.string()).nullable();

export const secondFactorList = defineCall({
  path: '/member/second_factor/list',
  summary: "The member's second factors.",
  tag,
  audience: 'member',
  body: emptyBody,
  data: factorListSchema,
});
export type SecondFactorList = z.infer<typeof secondFactorList.data>;

export const secondFactorOptions = defineCall({
  path: '/member/second_factor/options',
  summary: 'What the member can confirm a change of second factors with.',
  tag,
  audience: 'member',
  body: emptyBody,
  data: secondFactorOptionsSchema,
});

export const totpBegin = defineCall({
  path: '/member/second_factor/totp/begin',
  summary:
    'A new secret for an authenticator app. It counts once a code has confirmed it, within ten minutes.',
  tag,
  audience: 'member',
  body: z.strictObject(confirmedShape),
  data: totpBegunSchema,
  codes: { ...confirmCodes, 308: 'there is an authenticator app already' },
});
export type TotpBegun = z.infer<typeof totpBegin.data>;

export const totpConfirm = defineCall({
  path: '/member/second_factor/totp/confirm',
  summary: 'The first code of the authenticator app.',
  tag,
  audience: 'member',
  body: z.strictObject({ code: typedCode }),
  data: z.object({ recovery_codes: newRecoveryCodes }),
  codes: totpConfirmCodes,
});

export const passkeyBegin = defineCall({
  path: '/member/second_factor/passkey/begin',
  summary: 'What a browser needs to make a passkey. Good once, for five minutes, in this session.',
  tag,
  audience: 'member',
  body: z.strictObject(confirmedShape),
  data: z.object({ creation: passkeyCreationSchema }),
  codes: { ...confirmCodes, 308: 'ten passkeys are enough' },
});

export const passkeyConfirm = defineCall({
  path: '/member/second_factor/passkey/confirm',
  summary: 'The passkey that the browser made.',
  tag,
  audience: 'member',
  body: z.strictObject({ credential: newPasskeySchema, name: nameSchema }),
  data: z.object({ passkey: passkeySchema, recovery_codes: newRecoveryCodes }),
  codes: passkeyConfirmCodes,
});

export const passkeyRename = defineCall({
  path: '/member/second_factor/passkey/rename',
  summary: 'Another name for a passkey.',
  tag,
  audience: 'member',
  body: z.strictObject({ id: idSchema, name: nameSchema }),
  data: emptyData,
  codes: { 307: 'no such passkey' },
});

export const recoveryRenew = defineCall({
  path: '/member/second_factor/recovery/renew',
  summary: 'Ten new recovery codes; the old ones end.',
  tag,
  audience: 'member',
  body: z.strictObject(confirmedShape),
  data: z.object({ recovery_codes: z.array(z.string()) }),
  codes: { ...confirmCodes, 311: 'recovery codes belong to a second factor, and there is none' },
});

export const secondFactorRemove = defineCall({
  path: '/member/second_factor/remove',
  summary: 'Removes the authenticator app or a passkey; with the last of them the recovery codes end.',
  tag,
  audience: 'member',
  body: z.strictObject({
    ...confirmedShape,
    factor: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('totp') }),
      z.strictObject({ kind: z.literal('passkey'), id: idSchema }),
    ]),
  }),
  data: emptyData,
  codes: confirmCodes,
});

const loginStep = { member_login_id: z.string().min(1).max(128) };
const loginRefusals = {
  102: 'account disabled (account_disable)',
  103: 'account frozen (account_freezen)',
  106: 'address refused (ip_error)',
  201: 'address denied',
  202: 'country denied',
  203: 'proxy denied',
  403: 'demo site: nobody logs in',
  802: 'withdraw verification demanded',
} as const;

export const loginSecondFactorOptions = defineCall({
  path: '/login/second_factor/options',
  summary: 'What a login that has proved its password may go on with (after login code 107).',
  tag,
  audience: 'public',
  body: z.strictObject({ ...siteScoped, ...loginStep }),
  data: secondFactorOptionsSchema,
  codes: { 101: 'over: log in again' },
});

export const loginSecondFactorVerify = defineCall({
  path: '/login/second_factor/verify',
  summary: 'Finishes such a login.',
  tag,
  audience: 'public',
  body: z.strictObject({ ...siteScoped, ...deviceInfoShape, ...loginStep, proof: secondFactorProofSchema }),
  data: loginDataSchema,
  codes: {
    ...loginRefusals,
    101: 'over: log in again',
    ...proofCodes,
    304: 'too many wrong codes; log in again',
  },
});

export const passkeyLoginOptions = defineCall({
  path: '/login/passkey/options',
  summary: 'What any passkey of this host is to sign for a login without a password.',
  tag,
  audience: 'public',
  body: z.strictObject({ ...siteScoped }),
  data: z.object({ passkey: passkeyRequestSchema }),
  codes: { 403: 'demo site: nobody logs in' },
});

export const passkeyLogin = defineCall({
  path: '/login/passkey/verify',
  summary: 'Logs in with a passkey alone, on a device that has made sure who holds it.',
  tag,
  audience: 'public',
  body: z.strictObject({ ...siteScoped, ...deviceInfoShape, credential: passkeyAnswerSchema }),
  data: loginDataSchema,
  codes: { ...loginRefusals, 301: 'passkey not accepted', 306: proofCodes[306], 307: proofCodes[307] },
});
