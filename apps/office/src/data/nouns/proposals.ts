import { proposalList, proposalOne } from '@pavilion/contract/office';
import { callOffice } from '../../api/callOffice.ts';
import { listOf, type Nouns } from '../noun.ts';

export const nouns: Nouns = {
  proposals: {
    list: listOf(proposalList),
    one: (id) => callOffice(proposalOne, { id: Number(id) }),
  },
};
