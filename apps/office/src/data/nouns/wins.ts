import { winList } from '@pavilion/contract/office';
import { callOffice } from '../../api/callOffice.ts';
import { asked, bodyOf, type Nouns } from '../noun.ts';

export const nouns: Nouns = {
  wins: {
    list: async (params) => {
      const { rows, ...page } = await callOffice(winList, bodyOf(asked(params.filter), params));
      return { ...page, rows: rows.map((row) => ({ ...row, id: row.number })) };
    },
  },
};
