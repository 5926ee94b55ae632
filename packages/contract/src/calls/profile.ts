import { z } from 'zod';
import { defineCall } from '../call.ts';
import { handleFieldNames } from '../constants.ts';
import { emptyBody, emptyData, textSchema } from '../fields.ts';
import { confirmCodes, confirmedShape } from './secondFactors.ts';

const tag = 'profile';
const flag = z.union([z.literal(0), z.literal(1)]);

/** Fields of the profile that the member centre may show and change, by their names in the register settings. */
export const profileFields = [
  'member_name',
  'member_birthday',
  'member_phone',
  'member_email',
  ...handleFieldNames,
  'member_others',
  'identity_id',
] as const;
export type ProfileField = (typeof profileFields)[number];

/** The two that are proved by a code. */
export const contactFields = ['member_phone', 'member_email'] as const satisfies readonly ProfileField[];
export type ContactField = (typeof contactFields)[number];

/** Who somebody is, said once: afterwards only customer service changes it. */
export const onceFields = [
  'member_name',
  'member_birthday',
  'identity_id',
] as const satisfies readonly ProfileField[];

export const profileEntrySchema = z.object({
  name: z.enum(profileFields),
  /** Masked but for its ends; null while nothing is there. */
  value: z.string().nullable(),
  /** `open`: may be changed; `once`: may be filled in, once; `fixed`: is filled in and stays. */
  edit: z.enum(['open', 'once', 'fixed']),
  is_required: flag,
  /** Whether a new value must be proved by a code that is sent to it. */
  needs_code: flag,
  /** Whether the present value was proved by a code; null for what cannot be. */
  is_verified: flag.nullable(),
});
export type ProfileEntry = z.infer<typeof profileEntrySchema>;

export const profileEntries = defineCall({
  path: '/member/profile/fields',
  summary:
    'The fields of the profile that the register settings show in the member centre, with what may be done to each.',
  tag,
  audience: 'member',
  body: emptyBody,
  data: z.object({ list: z.array(profileEntrySchema) }),
});

const value = textSchema(200);
const code = textSchema(16);

export const profileEdit = defineCall({
  path: '/member/profile/edit',
  summary:
    'Change one field, which the member confirms. An empty value takes away what is not required. A repeat changes nothing more.',
  tag,
  audience: 'member',
  body: z.strictObject({
    field: z.enum(profileFields),
    value,
    /** The code that was sent to the new value, where one is needed. */
    code: code.optional(),
    ...confirmedShape,
  }),
  data: emptyData,
  codes: {
    101: 'breaks a rule of sign-up; the message says which',
    102: 'another member has it',
    103: 'on the black list',
    104: 'filled in and fixed: customer service changes it',
    105: 'not shown in the member centre',
    113: 'code wrong',
    222: 'no live code for this value: none was sent, or it is used or expired',
    403: 'demo site: nothing changes',
    ...confirmCodes,
  },
});

export const profileSendCode = defineCall({
  path: '/member/profile/send_code',
  summary: 'Send a six-digit code to a new phone or mail address, or without a value to the present one.',
  tag,
  audience: 'member',
  body: z.strictObject({ field: z.enum(contactFields), value: value.optional() }),
  data: emptyData,
  codes: {
    101: 'breaks a rule of sign-up; the message says which',
    102: 'sent less than five minutes ago; `retry_after_seconds` tells how long it still is',
    103: 'on the black list',
    104: 'nothing can be sent this way, or not so often: ask customer service',
    105: 'not shown in the member centre, or nothing there to prove',
    403: 'demo site: nothing is sent',
  },
});

export const profileVerify = defineCall({
  path: '/member/profile/verify',
  summary: 'Prove the present phone or mail address by the code that was sent to it.',
  tag,
  audience: 'member',
  body: z.strictObject({ field: z.enum(contactFields), code }),
  data: emptyData,
  codes: {
    105: 'nothing there to prove',
    113: 'code wrong',
    222: 'no live code: none was sent, or it is used or expired',
    403: 'demo site: nothing changes',
  },
});
