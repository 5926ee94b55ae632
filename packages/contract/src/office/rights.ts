/** What staff may do in the office. A right is a noun and a verb; every office call names the one that opens it. */
export const officeRights = {
  'today.read': 'see what waits and how the day goes',
  'today.act': 'say that one has seen an alarm',
  'members.read': 'find members and see their pages, personal data masked',
  'members.reveal': 'see personal data of a member in clear, with a reason',
  'members.act':
    'disable, freeze, demand a verification, end sessions, make a password change due, ask for lost factors to be lifted',
  'members.note': 'write notes about members and tag them',
  'members.adjust': 'propose adjustments of a balance, and confirm those of others',
  'members.erase': 'propose to erase personal data of a member, and confirm what others proposed',
  'withdrawals.read': 'see withdrawals with what a reviewer needs',
  'withdrawals.decide': 'approve and refuse withdrawals',
  'deposits.read': 'see deposits, their receipts, and what gateways told that did not fit',
  'deposits.decide':
    'credit and decline transfers, settle what gateways told that did not fit, ask a gateway that is silent',
  'wins.read': 'see wins beyond what their game can pay',
  'wins.decide': 'release and refuse wins that are withheld',
  'payments.read':
    'see ways to pay in, gateways, accounts of the house, deposit promotions, terms of money out',
  'payments.manage': 'propose and confirm changes of how money comes in and goes out',
  'reconciliation.read': 'see where lists of providers, statements of gateways and the books differ',
  'reconciliation.manage': 'compare them, take cases, note and close them',
  'content.read':
    'see the content of the site with drafts and earlier versions, and look at drafts on its pages',
  'content.manage': 'write, publish, end and bring back content, upload pictures',
  'risk.read': 'see lists, limits, self-exclusions and cases of risk',
  'risk.manage': 'keep the lists, set and try the rules that open cases, deal with cases',
  'settings.read': 'see the settings of the site and how they were changed',
  'settings.manage':
    'change the settings of the site, keys of hand-offs, third parties and marketing, have all pages load anew',
  'sites.read': 'see the sites of the installation',
  'sites.manage': 'open sites and say which hosts lead to them, where one has this on every site',
  'system.read': 'see processes, jobs, messages and what others asked',
  'system.act': 'have a failed job run again',
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
  'reports.read': 'see reports of play, money and members',
  'reports.mail': 'have reports sent to oneself by mail each morning',
  'proposals.read': 'see what waits for a second person',
  'games.read': 'see providers, games and what they return',
  'games.manage': 'change the catalogue: order, labels, names, limits',
  'providers.manage': 'open, close and pause providers, how games open, their keys',
  'jackpots.manage': 'propose the terms of jackpots',
  'rounds.read': 'see open rounds, transfers under way and free rounds',
  'rounds.act': 'ask providers about rounds and transfers, give and cancel free rounds',
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
  /** All but what makes sites. */
  manager: allOfficeRights.filter((right) => right !== 'sites.manage'),
  payments: [
    'today.read',
    'today.act',
    'reports.read',
    'reports.mail',
    'members.read',
    'members.note',
    'members.adjust',
    'withdrawals.read',
    'withdrawals.decide',
    'deposits.read',
    'deposits.decide',
    'wins.read',
    'wins.decide',
    'payments.read',
    'payments.manage',
    'reconciliation.read',
    'reconciliation.manage',
    'proposals.read',
    'proposals.decide',
  ],
  risk: [
    'today.read',
    'today.act',
    'reports.read',
    'reports.mail',
    'members.read',
    'members.reveal',
    'members.act',
    'members.note',
    'withdrawals.read',
    'withdrawals.decide',
    'deposits.read',
    'wins.read',
    'wins.decide',
    'payments.read',
    'reconciliation.read',
    'proposals.read',
    'proposals.decide',
    'games.read',
    'rounds.read',
    'risk.read',
    'risk.manage',
  ],
  support: ['today.read', 'members.read', 'members.act', 'members.note', 'proposals.read', 'risk.read'],
  content: [
    'today.read',
    'today.act',
    'content.read',
    'content.manage',
    'games.read',
    'games.manage',
    'promotions.read',
    'letters.read',
    'letters.send',
    'proposals.read',
  ],
  agents: [
    'today.read',
    'today.act',
    'reports.read',
    'reports.mail',
    'members.read',
    'agents.read',
    'agents.decide',
    'agents.manage',
  ],
  /** Reads all and writes nothing; personal data stay masked. */
  auditor: readingRights,
} as const satisfies Record<string, readonly OfficeRight[]>;

export type BuiltInRole = keyof typeof builtInRoles;
export const builtInRoleNames = Object.keys(builtInRoles) as readonly BuiltInRole[];
