import {
  gameList,
  gameOne,
  jackpotList,
  offerList,
  providerList,
  providerOne,
  returnList,
} from '@pavilion/contract/office';
import { callOffice } from '../../api/callOffice.ts';
import { asked, bodyOf, type Nouns } from '../noun.ts';

export const nouns: Nouns = {
  games: {
    list: (params) => callOffice(gameList, bodyOf(asked(params.filter), params)),
    one: (id) => callOffice(gameOne, { id: Number(id) }),
  },
  returns: {
    list: async (params) => {
      const { rows, ...page } = await callOffice(returnList, bodyOf(asked(params.filter), params));
      return { ...page, rows: rows.map((row) => ({ ...row, id: `${row.game.id} ${row.currency}` })) };
    },
  },
  jackpots: {
    list: (params) => callOffice(jackpotList, bodyOf(asked(params.filter), params)),
  },
  providers: {
    list: (params) => callOffice(providerList, bodyOf(asked(params.filter), params)),
    one: (id) => callOffice(providerOne, { id: Number(id) }),
  },
  offers: {
    list: (params) => callOffice(offerList, bodyOf(asked(params.filter), params)),
  },
};
