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
import { asked, bodyOf, listOf, type Nouns } from '../noun.ts';

export const nouns: Nouns = {
  games: {
    list: listOf(gameList),
    one: (id) => callOffice(gameOne, { id: Number(id) }),
  },
  returns: {
    list: async (params) => {
      const { rows, ...page } = await callOffice(returnList, bodyOf(asked(params.filter), params));
      return { ...page, rows: rows.map((row) => ({ ...row, id: `${row.game.id} ${row.currency}` })) };
    },
  },
  jackpots: {
    list: listOf(jackpotList),
  },
  providers: {
    list: listOf(providerList),
    one: (id) => callOffice(providerOne, { id: Number(id) }),
  },
  offers: {
    list: listOf(offerList),
  },
};
