import {
  agentApplicationList,
  agentApplicationOne,
  agentCodeList,
  agentDomainList,
  agentList,
  agentOne,
  caseList,
  contentList,
  contentOne,
  depositExceptionList,
  depositFile,
  depositList,
  depositOne,
  depositPromotionList,
  envelopeList,
  envelopeOne,
  freeRoundList,
  gameList,
  gameOne,
  gatewayList,
  groupLetterList,
  groupLetterOne,
  houseAccountList,
  jackpotList,
  memberList,
  memberListFile,
  memberOne,
  methodList,
  type OfficeRight,
  offerList,
  planHolderList,
  planList,
  proposalList,
  proposalOne,
  providerList,
  providerOne,
  returnList,
  riskAddressList,
  riskAwayList,
  riskCaseFile,
  riskCaseList,
  riskCaseOne,
  riskDeniedList,
  riskLimitList,
  roundList,
  settlementBillList,
  settlementBillOne,
  settlementCycleList,
  settlementCycleOne,
  settlementDebtList,
  settlementDisputeList,
  settlementExclusionList,
  siteList,
  staffInvitations,
  staffList,
  staffOne,
  traceFile,
  traceList,
  transferList,
  winList,
  withdrawalFile,
  withdrawalList,
  withdrawalOne,
  withdrawalRuleList,
} from '@pavilion/contract/office';
import { dayBegin, dayEnd } from '@pavilion/web/zonedDay';
import type { GetListParams, Identifier, RaRecord } from 'react-admin';
import { callOffice } from '../api/callOffice.ts';
import type { SheetCall } from '../api/takeSheet.ts';
import { openSession } from '../session/session.ts';

type Filter = Readonly<Record<string, unknown>>;

interface Rows {
  readonly rows: readonly RaRecord[];
  readonly total: number;
  /** Whether there are more than `total`, in a list that is not counted to its end. */
  readonly more?: boolean;
  /** What else the list says of itself. */
  readonly meta?: object;
}

/** One noun of the office: which right opens its room, and the calls behind its pages. */
interface Resource {
  readonly right: OfficeRight;
  readonly list: (params: Partial<GetListParams>) => Promise<Rows>;
  readonly one?: (id: Identifier) => Promise<RaRecord>;
  /** The call that gives all lines of a filter as a file, and what it is asked. */
  readonly sheet?: (filter: Filter) => { readonly call: SheetCall; readonly body: { filter: object } };
}

/** Empty fields of a filter form ask for nothing. */
const asked = (filter: Filter = {}): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(filter).filter(([, value]) => value !== '' && value !== null && value !== undefined),
  );

/** Days that somebody chose, as the instants between which they lie. */
const withInstants = (filter: Filter | undefined): Record<string, unknown> => {
  const { from_day: from, to_day: to, ...rest } = asked(filter);
  const timeZone = openSession()?.site.time_zone ?? 'UTC';
  return {
    ...rest,
    ...(typeof from === 'string' ? { from: dayBegin(from, timeZone)?.toISOString() } : {}),
    ...(typeof to === 'string' ? { to: dayEnd(to, timeZone)?.toISOString() } : {}),
  };
};

/**
 * The page and order that a list asks for. What stands in the address may be anything: the server parses it and names the
 * field that does not fit.
 */
const pageOf = ({ pagination, sort }: Partial<GetListParams>): object => ({
  ...(pagination === undefined ? {} : { page: pagination.page, perPage: pagination.perPage }),
  ...(sort === undefined ? {} : { sort: { field: sort.field, order: sort.order } }),
});

/** The body of a list; typed by what the call says it takes, judged by the server. */
const bodyOf = <Body>(filter: Record<string, unknown>, params: Partial<GetListParams>): Body =>
  ({ filter, ...pageOf(params) }) as Body;

/** An order is known by its order number everywhere else: so it is here. */
const byOrderNumber = <Row extends { readonly order_number: string }>(row: Row) => ({
  ...row,
  id: row.order_number,
});

export const resources: Readonly<Record<string, Resource>> = {
  withdrawals: {
    right: 'withdrawals.read',
    list: async (params) => {
      const { rows, ...page } = await callOffice(withdrawalList, bodyOf(withInstants(params.filter), params));
      return { ...page, rows: rows.map(byOrderNumber) };
    },
    one: async (id) => byOrderNumber(await callOffice(withdrawalOne, { order_number: String(id) })),
    sheet: (filter) => ({ call: withdrawalFile, body: { filter: withInstants(filter) } }),
  },
  deposits: {
    right: 'deposits.read',
    list: async (params) => {
      const { rows, ...page } = await callOffice(depositList, bodyOf(withInstants(params.filter), params));
      return { ...page, rows: rows.map(byOrderNumber) };
    },
    one: async (id) => byOrderNumber(await callOffice(depositOne, { order_number: String(id) })),
    sheet: (filter) => ({ call: depositFile, body: { filter: withInstants(filter) } }),
  },
  exceptions: {
    right: 'deposits.read',
    list: (params) => callOffice(depositExceptionList, bodyOf(asked(params.filter), params)),
  },
  wins: {
    right: 'wins.read',
    list: async (params) => {
      const { rows, ...page } = await callOffice(winList, bodyOf(asked(params.filter), params));
      return { ...page, rows: rows.map((row) => ({ ...row, id: row.number })) };
    },
  },
  payments: {
    right: 'payments.read',
    list: (params) => callOffice(methodList, bodyOf(asked(params.filter), params)),
  },
  houseAccounts: {
    right: 'payments.read',
    list: (params) => callOffice(houseAccountList, bodyOf(asked(params.filter), params)),
  },
  rules: {
    right: 'payments.read',
    list: (params) => callOffice(withdrawalRuleList, bodyOf(asked(params.filter), params)),
  },
  depositPromotions: {
    right: 'payments.read',
    list: (params) => callOffice(depositPromotionList, bodyOf(asked(params.filter), params)),
  },
  gateways: {
    right: 'payments.read',
    list: (params) => callOffice(gatewayList, bodyOf(asked(params.filter), params)),
  },
  reconciliation: {
    right: 'reconciliation.read',
    list: (params) => callOffice(caseList, bodyOf(asked(params.filter), params)),
  },
  content: {
    right: 'content.read',
    list: (params) => callOffice(contentList, bodyOf(asked(params.filter), params)),
    one: (id) => callOffice(contentOne, { id: Number(id) }),
  },
  members: {
    right: 'members.read',
    list: (params) => callOffice(memberList, bodyOf(asked(params.filter), params)),
    one: (id) => callOffice(memberOne, { id: Number(id) }),
    sheet: (filter) => ({ call: memberListFile, body: { filter: asked(filter) } }),
  },
  games: {
    right: 'games.read',
    list: (params) => callOffice(gameList, bodyOf(asked(params.filter), params)),
    one: (id) => callOffice(gameOne, { id: Number(id) }),
  },
  returns: {
    right: 'games.read',
    list: async (params) => {
      const { rows, ...page } = await callOffice(returnList, bodyOf(asked(params.filter), params));
      return { ...page, rows: rows.map((row) => ({ ...row, id: `${row.game.id} ${row.currency}` })) };
    },
  },
  rounds: {
    right: 'rounds.read',
    list: (params) => callOffice(roundList, bodyOf(asked(params.filter), params)),
  },
  transfers: {
    right: 'rounds.read',
    list: (params) => callOffice(transferList, bodyOf(asked(params.filter), params)),
  },
  jackpots: {
    right: 'games.read',
    list: (params) => callOffice(jackpotList, bodyOf(asked(params.filter), params)),
  },
  free_rounds: {
    right: 'rounds.read',
    list: (params) => callOffice(freeRoundList, bodyOf(asked(params.filter), params)),
  },
  providers: {
    right: 'games.read',
    list: (params) => callOffice(providerList, bodyOf(asked(params.filter), params)),
    one: (id) => callOffice(providerOne, { id: Number(id) }),
  },
  sites: {
    right: 'sites.read',
    list: async (params) => {
      const { may_manage, ...page } = await callOffice(siteList, bodyOf(asked(params.filter), params));
      return { ...page, meta: { may_manage } };
    },
  },
  offers: {
    right: 'games.read',
    list: (params) => callOffice(offerList, bodyOf(asked(params.filter), params)),
  },
  staff: {
    right: 'staff.read',
    list: (params) => callOffice(staffList, bodyOf(asked(params.filter), params)),
    one: (id) => callOffice(staffOne, { id: Number(id) }),
  },
  invitations: {
    right: 'staff.read',
    list: (params) => callOffice(staffInvitations, bodyOf(asked(params.filter), params)),
  },
  risk_cases: {
    right: 'risk.read',
    list: (params) => callOffice(riskCaseList, bodyOf(asked(params.filter), params)),
    one: (id) => callOffice(riskCaseOne, { id: Number(id) }),
    sheet: (filter) => ({ call: riskCaseFile, body: { filter: asked(filter) } }),
  },
  risk_addresses: {
    right: 'risk.read',
    list: (params) => callOffice(riskAddressList, bodyOf(asked(params.filter), params)),
  },
  risk_denied: {
    right: 'risk.read',
    list: (params) => callOffice(riskDeniedList, bodyOf(asked(params.filter), params)),
  },
  risk_away: {
    right: 'risk.read',
    list: (params) => callOffice(riskAwayList, bodyOf(asked(params.filter), params)),
  },
  risk_limits: {
    right: 'risk.read',
    list: (params) => callOffice(riskLimitList, bodyOf(asked(params.filter), params)),
  },
  agents: {
    right: 'agents.read',
    list: (params) => callOffice(agentList, bodyOf(asked(params.filter), params)),
    one: (id) => callOffice(agentOne, { id: Number(id) }),
  },
  settlement: {
    right: 'settlement.read',
    list: (params) => callOffice(settlementCycleList, bodyOf(asked(params.filter), params)),
    one: (id) => callOffice(settlementCycleOne, { id: Number(id) }),
  },
  bills: {
    right: 'settlement.read',
    list: (params) => callOffice(settlementBillList, bodyOf(asked(params.filter), params)),
    one: (id) => callOffice(settlementBillOne, { id: String(id) }),
  },
  disputes: {
    right: 'settlement.read',
    list: (params) => callOffice(settlementDisputeList, bodyOf(asked(params.filter), params)),
  },
  debts: {
    right: 'settlement.read',
    list: (params) => callOffice(settlementDebtList, bodyOf(asked(params.filter), params)),
  },
  exclusions: {
    right: 'settlement.read',
    list: (params) => callOffice(settlementExclusionList, bodyOf(asked(params.filter), params)),
  },
  plans: {
    right: 'settlement.read',
    list: (params) => callOffice(planList, bodyOf(asked(params.filter), params)),
  },
  holders: {
    right: 'settlement.read',
    list: (params) => callOffice(planHolderList, bodyOf(asked(params.filter), params)),
  },
  applications: {
    right: 'agents.read',
    list: (params) => callOffice(agentApplicationList, bodyOf(asked(params.filter), params)),
    one: (id) => callOffice(agentApplicationOne, { id: String(id) }),
  },
  agentCodes: {
    right: 'agents.read',
    list: async (params) => {
      const { rows, ...page } = await callOffice(agentCodeList, bodyOf(asked(params.filter), params));
      return { ...page, rows: rows.map((row) => ({ ...row, id: row.code })) };
    },
  },
  agentDomains: {
    right: 'agents.read',
    list: async (params) => {
      const { rows, ...page } = await callOffice(agentDomainList, bodyOf(asked(params.filter), params));
      return { ...page, rows: rows.map((row) => ({ ...row, id: row.host })) };
    },
  },
  promotions: {
    right: 'promotions.read',
    list: (params) => callOffice(envelopeList, bodyOf(asked(params.filter), params)),
    one: (id) => callOffice(envelopeOne, { id: Number(id) }),
  },
  letters: {
    right: 'letters.read',
    list: (params) => callOffice(groupLetterList, bodyOf(asked(params.filter), params)),
    one: (id) => callOffice(groupLetterOne, { id: Number(id) }),
  },
  trace: {
    right: 'trace.read',
    list: (params) => callOffice(traceList, bodyOf(withInstants(params.filter), params)),
    sheet: (filter) => ({ call: traceFile, body: { filter: withInstants(filter) } }),
  },
  proposals: {
    right: 'proposals.read',
    list: (params) => callOffice(proposalList, bodyOf(asked(params.filter), params)),
    one: (id) => callOffice(proposalOne, { id: Number(id) }),
  },
};
