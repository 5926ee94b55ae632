/** What staff may do in the office. A right is a noun and a verb; every office call names the one that opens it. */
export const officeRights = {
  'today.read': 'see what waits and how the day goes',
  'members.read': 'find members and see their pages, personal data masked',
  'members.reveal': 'see personal data of a member in clear, with a reason',
  'members.act':
    'disable, freeze, demand a verification, end sessions, make a password change due, ask for lost factors to be lifted',
  'withdrawals.read': 'see withdrawals with what a reviewer needs',
  'withdrawals.decide': 'approve and refuse withdrawals',
  'agents.read': 'see agents, who asks to be one, codes and domains',
  'agents.decide': 'make members agents, or refuse it; see where to reach them',
  'agents.manage': 'open and close codes, give agents domains',
  'promotions.read': 'see envelopes and promotions with what they cost',
  'promotions.manage': 'make envelopes and end them',
  'letters.read': 'see letters to groups',
  'letters.send': 'write letters to groups, send and recall them',
  'staff.read': 'see who works here, with which roles, and which roles there are',
  'staff.manage': 'invite, disable, give roles, make roles, bound the addresses of the office',
  'trace.read': 'read the trace',
  'proposals.read': 'see what waits for a second person',
  'proposals.decide': 'confirm or refuse what another proposed, where the right of the deed is there as well',
} as const;

export type OfficeRight = keyof typeof officeRights;

export const allOfficeRights = Object.keys(officeRights) as readonly OfficeRight[] as readonly [
  OfficeRight,
  ...OfficeRight[],
];

const readingRights = allOfficeRights.filter((right) => right.endsWith('.read'));

/** The roles that every installation has, with their rights. A site may make further ones of its own. */
export const builtInRoles = {
  owner: allOfficeRights,
  manager: allOfficeRights,
  payments: [
    'today.read',
    'members.read',
    'withdrawals.read',
    'withdrawals.decide',
    'proposals.read',
    'proposals.decide',
  ],
  risk: [
    'today.read',
    'members.read',
    'members.reveal',
    'members.act',
    'withdrawals.read',
    'withdrawals.decide',
    'proposals.read',
    'proposals.decide',
  ],
  support: ['today.read', 'members.read', 'members.act', 'proposals.read'],
  content: ['today.read', 'promotions.read', 'letters.read', 'letters.send', 'proposals.read'],
  agents: ['today.read', 'members.read', 'agents.read', 'agents.decide', 'agents.manage'],
  /** Reads all and writes nothing; personal data stay masked. */
  auditor: readingRights,
} as const satisfies Record<string, readonly OfficeRight[]>;

export type BuiltInRole = keyof typeof builtInRoles;
export const builtInRoleNames = Object.keys(builtInRoles) as readonly BuiltInRole[];
