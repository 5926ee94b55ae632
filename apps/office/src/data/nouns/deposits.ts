import { depositExceptionList, depositFile, depositList, depositOne } from '@pavilion/contract/office';
import { callOffice } from '../../api/callOffice.ts';
import { bodyOf, byOrderNumber, listOf, type Nouns, withInstants } from '../noun.ts';

export const nouns: Nouns = {
  deposits: {
    list: async (params) => {
      const { rows, ...page } = await callOffice(depositList, bodyOf(withInstants(params.filter), params));
      return { ...page, rows: rows.map(byOrderNumber) };
    },
    one: async (id) => byOrderNumber(await callOffice(depositOne, { order_number: String(id) })),
    sheet: (filter) => ({ call: depositFile, body: { filter: withInstants(filter) } }),
  },
  exceptions: {
    list: listOf(depositExceptionList),
  },
};
