import {
  agentApplicationList,
  agentApplicationOne,
  agentCodeList,
  agentDomainList,
  agentList,
  agentOne,
  envelopeList,
  envelopeOne,
  groupLetterList,
  groupLetterOne,
  memberList,
  memberOne,
  type OfficeRight,
  proposalList,
  proposalOne,
  staffInvitations,
  staffList,
  staffOne,
  traceList,
  withdrawalList,
  withdrawalOne,
} from '@pavilion/contract/office';
import { dayBegin, dayEnd } from '@pavilion/web/zonedDay';
import type { GetListParams, Identifier, RaRecord } from 'react-admin';
import { callOffice } from '../api/callOffice.ts';
import { openSession } from '../session/session.ts';

interface Rows {
  readonly rows: readonly RaRecord[];
  readonly total: number;
}

/** One noun of the office: which right opens its room, and the calls behind its pages. */
interface Resource {
  readonly right: OfficeRight;
  readonly list: (params: Partial<GetListParams>) => Promise<Rows>;
  readonly one?: (id: Identifier) => Promise<RaRecord>;
}

type Filter = Readonly<Record<string, unknown>>;

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

/** A withdrawal is known by its order number everywhere else: so it is here. */
const byOrderNumber = <Row extends { readonly order_number: string }>(row: Row) => ({
  ...row,
  id: row.order_number,
});

export const resources: Readonly<Record<string, Resource>> = {
  withdrawals: {
    right: 'withdrawals.read',
    list: async (params) => {
      const { rows, total } = await callOffice(withdrawalList, bodyOf(withInstants(params.filter), params));
      return { rows: rows.map(byOrderNumber), total };
    },
    one: async (id) => byOrderNumber(await callOffice(withdrawalOne, { order_number: String(id) })),
  },
  members: {
    right: 'members.read',
    list: (params) => callOffice(memberList, bodyOf(asked(params.filter), params)),
    one: (id) => callOffice(memberOne, { id: Number(id) }),
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
  agents: {
    right: 'agents.read',
    list: (params) => callOffice(agentList, bodyOf(asked(params.filter), params)),
    one: (id) => callOffice(agentOne, { id: Number(id) }),
  },
  applications: {
    right: 'agents.read',
    list: (params) => callOffice(agentApplicationList, bodyOf(asked(params.filter), params)),
    one: (id) => callOffice(agentApplicationOne, { id: String(id) }),
  },
  agentCodes: {
    right: 'agents.read',
    list: async (params) => {
      const { rows, total } = await callOffice(agentCodeList, bodyOf(asked(params.filter), params));
      return { rows: rows.map((row) => ({ ...row, id: row.code })), total };
    },
  },
  agentDomains: {
    right: 'agents.read',
    list: async (params) => {
      const { rows, total } = await callOffice(agentDomainList, bodyOf(asked(params.filter), params));
      return { rows: rows.map((row) => ({ ...row, id: row.host })), total };
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
  },
  proposals: {
    right: 'proposals.read',
    list: (params) => callOffice(proposalList, bodyOf(asked(params.filter), params)),
    one: (id) => callOffice(proposalOne, { id: Number(id) }),
  },
};
