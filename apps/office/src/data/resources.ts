import type { OfficeRight } from '@pavilion/contract/office';
import type { Noun, Nouns } from './noun.ts';

/** One noun of the office: which right opens its room, and the part in which the calls behind its pages are. */
interface Resource {
  readonly right: OfficeRight;
  /** Whether all lines of its list can be had as a file. */
  readonly hasSheet?: boolean;
  readonly part: () => Promise<{ readonly nouns: Nouns }>;
}

// Schemas are made when their module runs, and there are hundreds: nobody waits for more than those of the room that is entered.
const agents = () => import('./nouns/agents.ts');
const content = () => import('./nouns/content.ts');
const deposits = () => import('./nouns/deposits.ts');
const games = () => import('./nouns/games.ts');
const help = () => import('./nouns/help.ts');
const letters = () => import('./nouns/letters.ts');
const members = () => import('./nouns/members.ts');
const payments = () => import('./nouns/payments.ts');
const promotions = () => import('./nouns/promotions.ts');
const proposals = () => import('./nouns/proposals.ts');
const reconciliation = () => import('./nouns/reconciliation.ts');
const risk = () => import('./nouns/risk.ts');
const rounds = () => import('./nouns/rounds.ts');
const settlement = () => import('./nouns/settlement.ts');
const sites = () => import('./nouns/sites.ts');
const staff = () => import('./nouns/staff.ts');
const trace = () => import('./nouns/trace.ts');
const wins = () => import('./nouns/wins.ts');
const withdrawals = () => import('./nouns/withdrawals.ts');

export const resources: Readonly<Record<string, Resource>> = {
  withdrawals: { right: 'withdrawals.read', hasSheet: true, part: withdrawals },
  deposits: { right: 'deposits.read', hasSheet: true, part: deposits },
  exceptions: { right: 'deposits.read', part: deposits },
  wins: { right: 'wins.read', part: wins },
  payments: { right: 'payments.read', part: payments },
  houseAccounts: { right: 'payments.read', part: payments },
  banks: { right: 'payments.read', part: payments },
  rules: { right: 'payments.read', part: payments },
  depositPromotions: { right: 'payments.read', part: payments },
  gateways: { right: 'payments.read', part: payments },
  reconciliation: { right: 'reconciliation.read', part: reconciliation },
  content: { right: 'content.read', part: content },
  members: { right: 'members.read', hasSheet: true, part: members },
  games: { right: 'games.read', part: games },
  returns: { right: 'games.read', part: games },
  rounds: { right: 'rounds.read', part: rounds },
  transfers: { right: 'rounds.read', part: rounds },
  jackpots: { right: 'games.read', part: games },
  free_rounds: { right: 'rounds.read', part: rounds },
  providers: { right: 'games.read', part: games },
  sites: { right: 'sites.read', part: sites },
  offers: { right: 'games.read', part: games },
  staff: { right: 'staff.read', part: staff },
  invitations: { right: 'staff.read', part: staff },
  risk_cases: { right: 'risk.read', hasSheet: true, part: risk },
  risk_addresses: { right: 'risk.read', part: risk },
  risk_denied: { right: 'risk.read', part: risk },
  risk_away: { right: 'risk.read', part: risk },
  risk_limits: { right: 'risk.read', part: risk },
  agents: { right: 'agents.read', part: agents },
  settlement: { right: 'settlement.read', part: settlement },
  bills: { right: 'settlement.read', part: settlement },
  disputes: { right: 'settlement.read', part: settlement },
  debts: { right: 'settlement.read', part: settlement },
  exclusions: { right: 'settlement.read', part: settlement },
  plans: { right: 'settlement.read', part: settlement },
  holders: { right: 'settlement.read', part: settlement },
  applications: { right: 'agents.read', part: agents },
  agentCodes: { right: 'agents.read', part: agents },
  agentDomains: { right: 'agents.read', part: agents },
  promotions: { right: 'promotions.read', part: promotions },
  help: { right: 'help.read', part: help },
  missions: { right: 'promotions.read', part: promotions },
  tournaments: { right: 'promotions.read', part: promotions },
  letters: { right: 'letters.read', part: letters },
  trace: { right: 'trace.read', hasSheet: true, part: trace },
  proposals: { right: 'proposals.read', part: proposals },
};

/** The calls of a noun, fetched where nobody needed them before. */
export const nounOf = async (name: string): Promise<Noun> => {
  const noun = (await resources[name]?.part())?.nouns[name];
  if (noun === undefined) throw new Error(`no resource ${name}`);
  return noun;
};
