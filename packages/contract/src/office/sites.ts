import { z } from 'zod';
import { isIpOrHost } from '../addresses.ts';
import { themes } from '../constants.ts';
import { currencySchema, emptyData, idSchema, instantSchema, localeSchema, textSchema } from '../fields.ts';
import { defineOfficeCall, repeatCodes } from './call.ts';
import { listBody, listData, reasonSchema, typedSchema } from './fields.ts';
import { sharedCodes } from './providers.ts';
import { staffAccountSchema } from './session.ts';

/** The sites of the installation: opened in the office or by a file, with one schema for both. */

const tag = 'office: sites';

const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

const distinct = (values: readonly unknown[]): boolean => new Set(values).size === values.length;
const listOf = <T extends z.ZodType>(member: T, max: number) =>
  z.array(member).min(1, 'names nothing').max(max).refine(distinct, 'names one twice');

const hostsMax = 50;

export const timeZoneSchema = textSchema(64).refine(isTimeZone, 'is no time zone, like Asia/Shanghai');
/** A name or an address as it is compared: small letters, without scheme, port and brackets. */
export const siteHostSchema = textSchema(253).refine(
  (text) => isIpOrHost(text) && !text.includes(':') && text === text.toLowerCase(),
  'takes a host name in small letters, without scheme and port',
);

/** What makes a site. */
export const newSiteSchema = z.strictObject({
  code: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'takes small letters, digits and hyphens, up to 40'),
  name: textSchema(60).trim().min(1),
  timeZone: timeZoneSchema,
  languages: listOf(localeSchema, localeSchema.options.length),
  currencies: listOf(currencySchema, currencySchema.options.length),
  hosts: listOf(siteHostSchema, hostsMax),
  /** Of the wide and of the narrow template. */
  theme: z.enum(themes).default('H5_1'),
  minimumAge: z.number().int().min(18).max(99).default(18),
});
export type NewSite = z.output<typeof newSiteSchema>;

const siteRowSchema = z.object({
  id: idSchema,
  code: z.string(),
  name: z.string(),
  /** Its own; agents' domains are counted beside them. */
  hosts: z.array(z.string()),
  agent_hosts: z.number().int(),
  currencies: z.array(currencySchema),
  languages: z.array(localeSchema),
  time_zone: z.string(),
  /** Accounts that own it and can log in. */
  owners: z.array(z.string()),
  created_at: instantSchema,
});
export type SiteRow = z.infer<typeof siteRowSchema>;

export const siteList = defineOfficeCall({
  path: '/office/site/list',
  summary: 'The sites of the installation on which one has this right.',
  tag,
  right: 'sites.read',
  body: listBody({ q: typedSchema.optional() }, ['id', 'code', 'created_at']),
  data: listData(siteRowSchema).extend({
    /** Whether one may open sites and change their hosts: who has the right on every site. */
    may_manage: z.boolean(),
  }),
});

export const siteOpen = defineOfficeCall({
  path: '/office/site/open',
  summary:
    'Opens a further site, known to every process within seconds. Becomes a proposal as soon as somebody else could confirm it.',
  tag,
  right: 'sites.manage',
  body: newSiteSchema.omit({ timeZone: true, minimumAge: true }).extend({
    time_zone: newSiteSchema.shape.timeZone,
    minimum_age: newSiteSchema.shape.minimumAge,
    /** Whose the site is; oneself unless told. */
    owner: staffAccountSchema.optional(),
    reason: reasonSchema,
    request_id: z.uuid(),
  }),
  data: z.object({
    proposal_id: idSchema.nullable(),
    /** Of a site that was opened at once. */
    site_id: idSchema.nullable(),
  }),
  codes: { ...repeatCodes, ...sharedCodes },
});

export const siteHostAdd = defineOfficeCall({
  path: '/office/site/host_add',
  summary:
    'Lets a host name lead to a site. Becomes a proposal as soon as somebody else could confirm it; a name that leads there already is left as it is.',
  tag,
  right: 'sites.manage',
  body: z.strictObject({ id: idSchema, host: siteHostSchema, reason: reasonSchema, request_id: z.uuid() }),
  data: z.object({ proposal_id: idSchema.nullable() }),
  codes: { ...repeatCodes, ...sharedCodes, 404: 'no such site' },
});

export const siteHostRemove = defineOfficeCall({
  path: '/office/site/host_remove',
  summary: 'A host name leads to its site no longer. The last one stays.',
  tag,
  right: 'sites.manage',
  body: z.strictObject({ id: idSchema, host: siteHostSchema, reason: reasonSchema }),
  data: emptyData,
  codes: {
    ...sharedCodes,
    404: 'the site has no such host',
    388: 'the last host of a site stays',
    389: 'it is an agent’s: take it from the agent',
  },
});
