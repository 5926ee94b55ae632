import { z } from 'zod';
import { defineCall } from '../call.ts';
import { currencySchema, emptyBody, idSchema, instantSchema, siteScoped, textSchema } from '../fields.ts';

const tag = 'handoff';

/** Opaque hand-off token as it stands in an address: 256 bits, base64url. */
export const handoffTokenSchema = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

/**
 * What the JSON string of `/get_info_data` holds (spec §7). A hand-off is accepted only when all four are there
 * (spec §5). `tk` is a fresh session token, never the hand-off token.
 */
export const handoffLoginSchema = z.object({
  tk: z.string().min(1),
  member_id: idSchema,
  member_account: z.string().min(1),
  member_currency: currencySchema,
  member_login_id: z.string(),
});
export type HandoffLogin = z.infer<typeof handoffLoginSchema>;

export const getInfoData = defineCall({
  path: '/get_info_data',
  summary: 'Redeem a hand-off for a fresh session: the answer is a JSON string.',
  tag,
  audience: 'public',
  body: z.strictObject({
    ...siteScoped,
    enc: textSchema(256).min(1),
    // A `tk` hand-off names its member beside the token; a name that does not fit refuses it.
    member_id: idSchema.optional(),
    member_account: textSchema(64).optional(),
    member_currency: currencySchema.optional(),
  }),
  data: z.string().describe('JSON of tk, member_id, member_account, member_currency, member_login_id'),
  codes: {
    101: 'unknown, used, late, of another site, or for another member',
    102: 'account disabled (account_disable)',
    103: 'account frozen (account_freezen)',
    106: 'address refused (ip_error)',
    107: 'vouched for by an operator, and the member has a second factor',
    201: 'address denied',
    202: 'country denied',
    203: 'proxy denied',
    403: 'demo site: nobody logs in',
    802: 'withdraw verification demanded',
  },
});

export const memberHandoffCreate = defineCall({
  path: '/member/handoff/create',
  summary: 'Hand this login over to another window or app: an address that is good once, for a minute.',
  tag,
  audience: 'member',
  body: emptyBody,
  data: z.object({ enc: handoffTokenSchema, url: z.string(), expires_at: instantSchema }),
  codes: { 101: 'the token that asks has a successor in use; ask with that' },
});

const spokenSchema = {
  resCode: z.number().int().optional(),
  resMessage: textSchema(300).optional(),
};

/**
 * What one tab tells the others through the storage key `window-msg` (spec §3, §4 Cross-tab messages). Anything of another
 * shape is nobody's.
 */
export const windowMessageSchema = z.discriminatedUnion('msg', [
  /** A third party's answer, for the tab that began that login. */
  z.strictObject({
    msg: z.literal('authLogin'),
    data: z.strictObject({
      state: textSchema(256).min(1),
      code: textSchema(2_048).min(1),
      iss: textSchema(500).optional(),
    }),
    ...spokenSchema,
  }),
  /** The third party's window closes without a login; `resCode` when there is something to say. */
  z.strictObject({
    msg: z.literal('authLoginClose'),
    data: z.strictObject({ state: textSchema(256) }).optional(),
    ...spokenSchema,
  }),
  /** The window named by `waitingWindow` is done with. */
  z.strictObject({ msg: z.literal('quickGame'), ...spokenSchema }),
]);
export type WindowMessage = z.infer<typeof windowMessageSchema>;
