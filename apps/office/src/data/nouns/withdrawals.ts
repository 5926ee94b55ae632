import { withdrawalFile, withdrawalList, withdrawalOne } from '@pavilion/contract/office';
import { callOffice } from '../../api/callOffice.ts';
import { bodyOf, byOrderNumber, type Nouns, withInstants } from '../noun.ts';

export const nouns: Nouns = {
  withdrawals: {
    list: async (params) => {
      const { rows, ...page } = await callOffice(withdrawalList, bodyOf(withInstants(params.filter), params));
      return { ...page, rows: rows.map(byOrderNumber) };
    },
    one: async (id) => byOrderNumber(await callOffice(withdrawalOne, { order_number: String(id) })),
    sheet: (filter) => ({ call: withdrawalFile, body: { filter: withInstants(filter) } }),
  },
};
