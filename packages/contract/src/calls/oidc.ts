import { z } from 'zod';
import { defineCall } from '../call.ts';
import { emptyBody, emptyData, siteScoped, textSchema } from '../fields.ts';
import { deviceInfoShape, loginDataSchema } from './identity.ts';
import { confirmCodes, confirmedShape } from './secondFactors.ts';

const tag = 'third-party login';

export const thirdPartyCodeSchema = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/);
/** 256 random bits, base64url. */
const secretSchema = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

export const thirdPartySchema = z.object({ code: thirdPartyCodeSchema, label: z.string() });
export type ThirdParty = z.infer<typeof thirdPartySchema>;

export const thirdPartyList = defineCall({
  path: '/login/third_party/list',
  summary: 'The third parties by which one may log in here; empty unless the site has any.',
  tag,
  audience: 'public',
  body: z.strictObject({ ...siteScoped }),
  data: z.object({ list: z.array(thirdPartySchema) }),
});

const begunSchema = z.object({ authorization_url: z.url(), state: z.string() });

export const thirdPartyBegin = defineCall({
  path: '/login/third_party/begin',
  summary: 'Where to send the window of a third-party login. `binding` is a secret of the tab that begins.',
  tag,
  audience: 'public',
  body: z.strictObject({
    ...siteScoped,
    provider: thirdPartyCodeSchema,
    binding: secretSchema,
  }),
  data: begunSchema,
  codes: {
    302: 'the third party cannot be reached',
    403: 'demo site: nobody logs in',
    404: 'no such third party here',
  },
});

/** What came back in the address of `/authCallback`, with the secret of the tab that began. */
export const authorizationResponseShape = {
  state: textSchema(256).min(1),
  code: textSchema(2_048).min(1),
  iss: textSchema(500).optional(),
  binding: secretSchema,
};

const answerCodes = {
  301: 'not begun by this tab, used, or too late: begin again',
  302: 'the third party cannot be reached, or its answer does not hold',
} as const;

/** What a third party says of somebody whom no member is linked to, to fill the sign-up form with. */
export const thirdPartyStrangerSchema = z.object({
  link_ticket: secretSchema,
  label: z.string(),
  known: z.object({
    member_name: z.string().optional(),
    member_email: z.string().optional(),
    member_phone: z.string().optional(),
  }),
});
export type ThirdPartyStranger = z.infer<typeof thirdPartyStrangerSchema>;

export const thirdPartyLogin = defineCall({
  path: '/login/third_party',
  summary: 'Finish a third-party login.',
  tag,
  audience: 'public',
  body: z.strictObject({ ...siteScoped, ...deviceInfoShape, ...authorizationResponseShape }),
  data: loginDataSchema,
  codes: {
    ...answerCodes,
    102: 'account disabled (account_disable)',
    103: 'account frozen (account_freezen)',
    106: 'address refused (ip_error)',
    107: 'another proof is asked for',
    201: 'address denied',
    202: 'country denied',
    203: 'proxy denied',
    303: 'proved, but no member is linked: `data` has a link ticket and what is known',
    403: 'demo site: nobody logs in',
    802: 'withdraw verification demanded',
  },
});

export const memberThirdPartyList = defineCall({
  path: '/member/third_party/list',
  summary: 'The third parties of the site, and which of them the member has linked.',
  tag,
  audience: 'member',
  body: emptyBody,
  data: z.object({
    list: z.array(thirdPartySchema.extend({ linked_at: z.iso.datetime().nullable() })),
  }),
});

export const memberThirdPartyBegin = defineCall({
  path: '/member/third_party/begin',
  summary: 'Where to send the window that links a third party. The member confirms before it opens.',
  tag,
  audience: 'member',
  body: z.strictObject({ provider: thirdPartyCodeSchema, binding: secretSchema, ...confirmedShape }),
  data: begunSchema,
  codes: {
    ...confirmCodes,
    312: 'the third party cannot be reached',
    403: 'demo site: nobody logs in',
    404: 'no such third party here',
  },
});

export const memberThirdPartyLink = defineCall({
  path: '/member/third_party/link',
  summary: 'Link the third party that the member has just proved to be.',
  tag,
  audience: 'member',
  body: z.strictObject({ ...authorizationResponseShape }),
  data: emptyData,
  codes: { ...answerCodes, 304: 'linked to another member', 305: 'the member has linked another one there' },
});

export const memberThirdPartyAdopt = defineCall({
  path: '/member/third_party/adopt',
  summary: 'Link what was proved before this member signed up or logged in, and confirms it.',
  tag,
  audience: 'member',
  body: z.strictObject({ link_ticket: secretSchema, ...confirmedShape }),
  data: emptyData,
  codes: {
    ...confirmCodes,
    313: 'used or too late: begin again',
    314: 'linked to another member',
    315: 'the member has linked another one there',
  },
});

export const memberThirdPartyUnlink = defineCall({
  path: '/member/third_party/unlink',
  summary: 'Unlink a third party; unlinking what is not linked changes nothing.',
  tag,
  audience: 'member',
  body: z.strictObject({ provider: thirdPartyCodeSchema }),
  data: emptyData,
});
