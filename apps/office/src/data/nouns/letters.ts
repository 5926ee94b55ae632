import { groupLetterList, groupLetterOne } from '@pavilion/contract/office';
import { callOffice } from '../../api/callOffice.ts';
import { asked, bodyOf, type Nouns } from '../noun.ts';

export const nouns: Nouns = {
  letters: {
    list: (params) => callOffice(groupLetterList, bodyOf(asked(params.filter), params)),
    one: (id) => callOffice(groupLetterOne, { id: Number(id) }),
  },
};
