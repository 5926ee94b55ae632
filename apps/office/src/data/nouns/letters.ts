import { groupLetterList, groupLetterOne } from '@pavilion/contract/office';
import { callOffice } from '../../api/callOffice.ts';
import { listOf, type Nouns } from '../noun.ts';

export const nouns: Nouns = {
  letters: {
    list: listOf(groupLetterList),
    one: (id) => callOffice(groupLetterOne, { id: Number(id) }),
  },
};
