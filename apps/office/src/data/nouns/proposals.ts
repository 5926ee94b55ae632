import { proposalList, proposalOne } from '@pavilion/contract/office';
import { callOffice } from '../../api/callOffice.ts';
import { asked, bodyOf, type Nouns } from '../noun.ts';

export const nouns: Nouns = {
  proposals: {
    list: (params) => callOffice(proposalList, bodyOf(asked(params.filter), params)),
    one: (id) => callOffice(proposalOne, { id: Number(id) }),
  },
};
