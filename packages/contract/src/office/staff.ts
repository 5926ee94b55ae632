import { z } from 'zod';
import { emptyBody, emptyData, idSchema, instantSchema, textSchema } from '../fields.ts';
import { defineOfficeCall, repeatCodes, staleCodes } from './call.ts';
import { listBody, listData, reasonSchema, typedSchema, versionSchema } from './fields.ts';
import { allOfficeRights } from './rights.ts';
import { mailSchema, staffAccountSchema, staffSessionSchema } from './session.ts';

const tag = 'office: staff';
const flag = z.boolean();

/** A built-in name, or one that the site gave. */
export const roleNameSchema = textSchema(40).regex(/^[a-z][a-z0-9_-]{1,39}$/);
const rolesSchema = z.array(roleNameSchema).max(20);

const staffRowSchema = z.object({
  id: idSchema,
  account: z.string(),
  /** Masked; null while there is none. */
  mail: z.string().nullable(),
  enabled: flag,
  /** Given on this site. */
  roles: z.array(z.string()),
  /** Given on every site, those that come later too. */
  roles_everywhere: z.array(z.string()),
  has_factor: flag,
  must_change_password: flag,
  last_login_at: instantSchema.nullable(),
  created_at: instantSchema,
  /** Of all roles and of `enabled`; goes with a change. */
  version: versionSchema,
});
export type StaffRow = z.infer<typeof staffRowSchema>;

export const staffList = defineOfficeCall({
  path: '/office/staff/list',
  summary: 'Who has a role on this site.',
  tag,
  right: 'staff.read',
  body: listBody({ q: typedSchema.optional(), role: roleNameSchema.optional(), enabled: flag.optional() }, [
    'account',
    'last_login_at',
    'created_at',
  ]),
  data: listData(staffRowSchema),
});

export const staffOne = defineOfficeCall({
  path: '/office/staff/one',
  summary: 'One of the staff with open sessions.',
  tag,
  right: 'staff.read',
  body: z.strictObject({ id: idSchema }),
  data: staffRowSchema.extend({ sessions: z.array(staffSessionSchema) }),
  codes: { 404: 'nobody of this site' },
});
export type StaffOne = z.infer<typeof staffOne.data>;

/** Who changes one of the staff may be refused with these. */
const staffCodes = {
  404: 'nobody of this site',
  ...staleCodes,
  321: 'the last owner of a site stays',
  322: 'nobody does this to their own account',
} as const;

/** The roles that one of the staff shall have instead. */
const rolesOfOne = z.strictObject({
  id: idSchema,
  roles: rolesSchema,
  reason: reasonSchema,
  version: versionSchema,
  request_id: z.uuid(),
});

/** A deed that a second person confirms; null when it was done at once. */
const proposedData = z.object({ proposal_id: idSchema.nullable() });

export const staffSetRoles = defineOfficeCall({
  path: '/office/staff/set_roles',
  summary:
    'The roles of one of the staff on this site. Becomes a proposal as soon as somebody else could confirm it; no roles takes the person off the site.',
  tag,
  right: 'staff.manage',
  body: rolesOfOne,
  data: proposedData,
  codes: {
    ...staffCodes,
    ...repeatCodes,
    323: 'there is no such role on this site',
    324: 'nobody gives a right that they do not have',
  },
});

/** What is given on every site is decided by whoever has all of it on every site. */
const everywhereCodes = {
  323: 'there is no such built-in role: roles of a site’s own stay that site’s',
  324: 'nobody gives or takes on every site what they do not have on every site',
} as const;

export const staffSetRolesEverywhere = defineOfficeCall({
  path: '/office/staff/set_roles_everywhere',
  summary:
    'The roles of one of the staff on every site, those that come later too. Becomes a proposal as soon as somebody else could confirm it.',
  tag,
  right: 'staff.manage',
  body: rolesOfOne,
  data: proposedData,
  codes: { ...staffCodes, ...repeatCodes, ...everywhereCodes },
});

export const staffAppoint = defineOfficeCall({
  path: '/office/staff/appoint',
  summary:
    'Gives somebody who has an account of the staff, of another site, roles on this one. Becomes a proposal as soon as somebody else could confirm it.',
  tag,
  right: 'staff.manage',
  body: z.strictObject({
    account: staffAccountSchema,
    roles: rolesSchema.min(1),
    reason: reasonSchema,
    request_id: z.uuid(),
  }),
  data: proposedData,
  codes: {
    ...repeatCodes,
    323: 'there is no such role on this site',
    324: 'nobody gives a right that they do not have',
    331: 'nobody has an account of this name that is open: invite them',
    332: 'works here already: change the roles instead',
  },
});

export const staffSetEnabled = defineOfficeCall({
  path: '/office/staff/set_enabled',
  summary:
    'Closes or opens an account of staff; closing ends all sessions. For whoever has the right on every site where it works.',
  tag,
  right: 'staff.manage',
  body: z.strictObject({ id: idSchema, enabled: flag, reason: reasonSchema, version: versionSchema }),
  data: z.object({ version: versionSchema }),
  codes: {
    ...staffCodes,
    325: 'the account works on other sites as well, and the right is missing there: take its roles here instead',
  },
});

export const staffEndSessions = defineOfficeCall({
  path: '/office/staff/end_sessions',
  summary: 'Ends every session of one of the staff.',
  tag,
  right: 'staff.manage',
  body: z.strictObject({ id: idSchema }),
  data: emptyData,
  codes: { 404: 'nobody of this site' },
});

export const staffLiftFactors = defineOfficeCall({
  path: '/office/staff/lift_factors',
  summary:
    'Proposes to lift the second factors of one of the staff, who enrols anew after the next login. Always for a second person.',
  tag,
  right: 'staff.manage',
  body: z.strictObject({ id: idSchema, reason: reasonSchema, request_id: z.uuid() }),
  data: proposedData,
  codes: {
    ...repeatCodes,
    404: 'nobody of this site',
    322: staffCodes[322],
    325: 'the account works on other sites as well, and the right is missing there',
  },
});

const invitationRowSchema = z.object({
  id: idSchema,
  account: z.string(),
  /** Masked. */
  mail: z.string(),
  roles: z.array(z.string()),
  /** The roles hold on every site, those that come later too. */
  everywhere: flag,
  invited_by: z.string(),
  created_at: instantSchema,
  expires_at: instantSchema,
  state: z.enum(['open', 'accepted', 'withdrawn', 'expired']),
});

export const staffInvite = defineOfficeCall({
  path: '/office/staff/invite',
  summary:
    'Invites somebody by mail. The link in it is good once, for 72 hours. Becomes a proposal as soon as somebody else could confirm it.',
  tag,
  right: 'staff.manage',
  body: z.strictObject({
    account: staffAccountSchema,
    mail: mailSchema,
    roles: rolesSchema.min(1),
    /** Built-in roles for every site, those that come later too. */
    everywhere: flag.default(false),
    reason: reasonSchema,
    request_id: z.uuid(),
  }),
  data: proposedData,
  codes: {
    ...repeatCodes,
    323: 'there is no such role on this site, or none that is built in for all sites',
    324: 'nobody gives a right that they do not have where it would hold',
    326: 'this account name is taken',
  },
});

export const staffInvitations = defineOfficeCall({
  path: '/office/staff/invitations',
  summary: 'Invitations, the latest first.',
  tag,
  right: 'staff.read',
  body: listBody({ state: z.enum(['open', 'accepted', 'withdrawn', 'expired']).optional() }, ['created_at']),
  data: listData(invitationRowSchema),
});

export const staffInvitationWithdraw = defineOfficeCall({
  path: '/office/staff/invitation_withdraw',
  summary: 'Ends an invitation that nobody has used yet.',
  tag,
  right: 'staff.manage',
  body: z.strictObject({ id: idSchema }),
  data: emptyData,
  codes: { 404: 'no open invitation' },
});

const roleSchema = z.object({
  name: z.string(),
  is_built_in: flag,
  rights: z.array(z.enum(allOfficeRights)),
  /** How many have it on this site. */
  holders: z.number().int(),
  version: versionSchema,
});
export type OfficeRole = z.infer<typeof roleSchema>;

export const roleList = defineOfficeCall({
  path: '/office/role/list',
  summary: 'The roles of this site with their rights: built-in ones first.',
  tag,
  right: 'staff.read',
  body: emptyBody,
  data: z.object({ rows: z.array(roleSchema) }),
});

export const roleSave = defineOfficeCall({
  path: '/office/role/save',
  summary:
    'A role of the site’s own: made without `version`, changed with it. Built-in ones stay as they are.',
  tag,
  right: 'staff.manage',
  body: z.strictObject({
    name: roleNameSchema,
    rights: z.array(z.enum(allOfficeRights)).min(1),
    reason: reasonSchema,
    version: versionSchema.optional(),
    request_id: z.uuid(),
  }),
  data: proposedData,
  codes: {
    ...staleCodes,
    ...repeatCodes,
    324: 'nobody gives a right that they do not have',
    327: 'built-in roles stay as they are',
    328: 'there is a role of this name',
  },
});

export const roleRemove = defineOfficeCall({
  path: '/office/role/remove',
  summary: 'Removes a role of the site’s own that nobody has.',
  tag,
  right: 'staff.manage',
  body: z.strictObject({ name: roleNameSchema, version: versionSchema }),
  data: emptyData,
  codes: {
    404: 'no such role',
    ...staleCodes,
    327: 'built-in roles stay as they are',
    329: 'somebody has it',
  },
});

export const addressesGet = defineOfficeCall({
  path: '/office/addresses/get',
  summary: 'The networks from which the office of this site is open; none means all.',
  tag,
  right: 'staff.read',
  body: emptyBody,
  data: z.object({ networks: z.array(z.string()), version: versionSchema, own_address: z.string() }),
});

export const addressesSave = defineOfficeCall({
  path: '/office/addresses/save',
  summary: 'Bounds the office of this site to networks (CIDR). Counts at once, for every session.',
  tag,
  right: 'staff.manage',
  body: z.strictObject({
    networks: z.array(z.union([z.cidrv4(), z.cidrv6()])).max(100),
    reason: reasonSchema,
    version: versionSchema,
  }),
  data: z.object({ version: versionSchema }),
  codes: { ...staleCodes, 330: 'this would shut you out: your own address is not among them' },
});
