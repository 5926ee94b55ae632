import {
  agentApplicationList,
  agentApplicationOne,
  agentCodeList,
  agentDomainList,
  agentList,
  agentOne,
} from '@pavilion/contract/office';
import { callOffice } from '../../api/callOffice.ts';
import { asked, bodyOf, listOf, type Nouns } from '../noun.ts';

export const nouns: Nouns = {
  agents: {
    list: listOf(agentList),
    one: (id) => callOffice(agentOne, { id: Number(id) }),
  },
  applications: {
    list: listOf(agentApplicationList),
    one: (id) => callOffice(agentApplicationOne, { id: String(id) }),
  },
  agentCodes: {
    list: async (params) => {
      const { rows, ...page } = await callOffice(agentCodeList, bodyOf(asked(params.filter), params));
      return { ...page, rows: rows.map((row) => ({ ...row, id: row.code })) };
    },
  },
  agentDomains: {
    list: async (params) => {
      const { rows, ...page } = await callOffice(agentDomainList, bodyOf(asked(params.filter), params));
      return { ...page, rows: rows.map((row) => ({ ...row, id: row.host })) };
    },
  },
};
