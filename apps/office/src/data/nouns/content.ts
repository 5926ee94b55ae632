import { contentList, contentOne } from '@pavilion/contract/office';
import { callOffice } from '../../api/callOffice.ts';
import { asked, bodyOf, type Nouns } from '../noun.ts';

export const nouns: Nouns = {
  content: {
    list: (params) => callOffice(contentList, bodyOf(asked(params.filter), params)),
    one: (id) => callOffice(contentOne, { id: Number(id) }),
  },
};
