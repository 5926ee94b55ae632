import { z } from 'zod';
import { currencySchema, emptyBody, idSchema, instantSchema, textSchema } from '../fields.ts';
import { defineOfficeCall, repeatCodes, staleCodes } from './call.ts';
import { listBody, listData, reasonSchema } from './fields.ts';
import * as schemas from './settingSchemas.ts';

export * from './settingSchemas.ts';

const tag = 'office: settings';

interface SettingTerms {
  readonly schema: z.ZodType<object>;
  /** How many there are on a site: one, one for each of its currencies, or as many as were made, each with a name. */
  readonly keyed: 'site' | 'currency' | 'named';
  /** Of which part of the room. */
  readonly part: 'site' | 'sign_up' | 'awards' | 'connections';
  /** When a second person confirms. `weakening` is whatever opens what was closed. */
  readonly secondPerson: 'never' | 'weakening' | 'always';
  /** Typed once and never answered. */
  readonly secret: 'none' | 'optional' | 'demanded';
}

/** Every setting of a site that the office changes: its schema, and who must agree. */
export const settings = {
  site: {
    schema: schemas.siteSettingSchema,
    keyed: 'site',
    part: 'site',
    secondPerson: 'never',
    secret: 'none',
  },
  frame_hosts: {
    schema: schemas.frameHostsSchema,
    keyed: 'site',
    part: 'site',
    secondPerson: 'weakening',
    secret: 'none',
  },
  sign_up_form: {
    schema: schemas.signUpFormSchema,
    keyed: 'currency',
    part: 'sign_up',
    secondPerson: 'never',
    secret: 'none',
  },
  identity_policy: {
    schema: schemas.identityPolicySchema,
    keyed: 'site',
    part: 'sign_up',
    secondPerson: 'weakening',
    secret: 'none',
  },
  sms_policy: {
    schema: schemas.smsPolicySchema,
    keyed: 'site',
    part: 'sign_up',
    secondPerson: 'weakening',
    secret: 'none',
  },
  captcha: {
    schema: schemas.captchaSettingSchema,
    keyed: 'site',
    part: 'sign_up',
    secondPerson: 'always',
    secret: 'demanded',
  },
  recommend: {
    schema: schemas.recommendSettingSchema,
    keyed: 'currency',
    part: 'awards',
    secondPerson: 'always',
    secret: 'none',
  },
  cash_surplus: {
    schema: schemas.cashSurplusSchema,
    keyed: 'currency',
    part: 'awards',
    secondPerson: 'always',
    secret: 'none',
  },
  vip: {
    schema: schemas.vipSettingSchema,
    keyed: 'currency',
    part: 'awards',
    secondPerson: 'always',
    secret: 'none',
  },
  agents: {
    schema: schemas.agentSettingSchema,
    keyed: 'currency',
    part: 'awards',
    secondPerson: 'always',
    secret: 'none',
  },
  handoff_key: {
    schema: schemas.handoffKeySchema,
    keyed: 'named',
    part: 'connections',
    secondPerson: 'always',
    secret: 'demanded',
  },
  third_party: {
    schema: schemas.thirdPartySchema,
    keyed: 'named',
    part: 'connections',
    secondPerson: 'always',
    secret: 'optional',
  },
  tracking: {
    schema: schemas.trackingSchema,
    keyed: 'site',
    part: 'connections',
    secondPerson: 'always',
    secret: 'demanded',
  },
} as const satisfies Record<string, SettingTerms>;

export type SettingName = keyof typeof settings;
export const settingNames = Object.keys(settings) as readonly SettingName[] as readonly [
  SettingName,
  ...SettingName[],
];
export type SettingValue<Name extends SettingName> = z.output<(typeof settings)[Name]['schema']>;

/** Of keys of hand-offs and of third parties; both go into addresses. */
const namedKeySchema = z.string().regex(/^[a-z0-9][a-z0-9._-]{0,63}$/);
const settingNameSchema = z.enum(settingNames);
const valueSchema = z.record(z.string(), z.unknown());
/** SHA-256 of how a setting stands, in hexadecimal: a change is meant for just that. */
const settingVersionSchema = z.string().regex(/^[0-9a-f]{64}$/);

const keySchema = (name: SettingName) =>
  ({ site: z.literal(''), currency: currencySchema, named: namedKeySchema })[settings[name].keyed];

/** Which setting; a key that there cannot be is refused at its field. */
const whichFields = { name: settingNameSchema, key: textSchema(64) };
const judgeKey = ({ name, key }: { name: SettingName; key: string }, context: z.RefinementCtx): void => {
  if (!keySchema(name).safeParse(key).success)
    context.addIssue({ code: 'custom', path: ['key'], message: `no key of ${name}`, input: key });
};
const which = z.strictObject(whichFields).superRefine(judgeKey);

const settingRowSchema = z.object({
  name: settingNameSchema,
  key: z.string(),
  /** Whether anything stands there; what does not has the defaults, or none. */
  is_set: z.boolean(),
  changed_at: instantSchema.nullable(),
  changed_by: z.string().nullable(),
});
export type SettingRow = z.infer<typeof settingRowSchema>;

export const settingList = defineOfficeCall({
  path: '/office/setting/list',
  summary: 'The settings of this site, and when each was last changed here.',
  tag,
  right: 'settings.read',
  body: emptyBody,
  data: z.object({ rows: z.array(settingRowSchema) }),
});

const standingSchema = z.object({
  /** Null where nothing stands and there are no defaults. */
  value: valueSchema.nullable(),
  version: settingVersionSchema,
  has_secret: z.boolean(),
});

export const settingOne = defineOfficeCall({
  path: '/office/setting/one',
  summary: 'How a setting stands. Secrets are never answered.',
  tag,
  right: 'settings.read',
  body: which,
  data: standingSchema.extend({
    /** Fields of which the environment, or the site’s config document, says something else: that is in force. */
    overridden: z.array(z.string()),
  }),
});
export type SettingOne = z.infer<typeof settingOne.data>;

const savingFields = {
  ...whichFields,
  version: settingVersionSchema,
  reason: reasonSchema,
  request_id: z.uuid(),
};
const savedData = z.object({ proposal_id: idSchema.nullable() });
const savingCodes = {
  ...staleCodes,
  ...repeatCodes,
  351: 'this is how it stands already',
  352: 'members or money hold on to what would go; `data.names` says which',
  353: 'it wants its secret anew',
  354: 'this name belongs to another site',
  355: 'a sign-up without these fields is none; `data.names` says which',
} as const;

export const settingSave = defineOfficeCall({
  path: '/office/setting/save',
  summary:
    'Changes a setting. Becomes a proposal where a second person has to confirm it and there is one; in force in every process within seconds.',
  tag,
  right: 'settings.manage',
  body: z
    .strictObject({
      ...savingFields,
      value: valueSchema,
      /** Left out, the present one stays. */
      secret: textSchema(500).min(1).optional(),
    })
    .superRefine((body, context) => {
      judgeKey(body, context);
      const parsed = settings[body.name].schema.safeParse(body.value);
      for (const { path, message } of parsed.error?.issues ?? [])
        context.addIssue({ code: 'custom', path: ['value', ...path], message, input: body.value });
      if (body.secret !== undefined && settings[body.name].secret === 'none')
        context.addIssue({ code: 'custom', path: ['secret'], message: 'has no secret', input: '' });
    }),
  data: savedData,
  codes: savingCodes,
});

const changeSchema = z.object({
  id: idSchema,
  before: valueSchema.nullable(),
  after: valueSchema,
  secret_changed: z.boolean(),
  by: z.string(),
  at: instantSchema,
  reason: z.string(),
});
export type SettingChange = z.infer<typeof changeSchema>;

export const settingHistory = defineOfficeCall({
  path: '/office/setting/history',
  summary: 'How a setting was changed in the office, the latest first.',
  tag,
  right: 'settings.read',
  body: listBody({}, ['id']).extend({ filter: z.strictObject(whichFields) }),
  data: listData(changeSchema),
});

export const settingRestore = defineOfficeCall({
  path: '/office/setting/restore',
  summary:
    'Puts a setting back to how it stood after one of its changes, or before the first. Goes the same way as any change; a secret stays as it is.',
  tag,
  right: 'settings.manage',
  body: z
    .strictObject({ ...savingFields, change_id: idSchema, to: z.enum(['before', 'after']) })
    .superRefine(judgeKey),
  data: savedData,
  codes: {
    ...savingCodes,
    404: 'no such change, or nothing stood before it',
    356: 'it does not fit any more',
  },
});

export const reloadPages = defineOfficeCall({
  path: '/office/setting/reload_pages',
  summary:
    'Has the open pages of everybody who is logged in log out, empty what they have kept and load anew. A second person confirms it where there is one.',
  tag,
  right: 'settings.manage',
  body: z.strictObject({ reason: reasonSchema, request_id: z.uuid() }),
  data: savedData,
  codes: repeatCodes,
});
