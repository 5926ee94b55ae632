import { contentList, contentOne } from '@pavilion/contract/office';
import { callOffice } from '../../api/callOffice.ts';
import { listOf, type Nouns } from '../noun.ts';

export const nouns: Nouns = {
  content: {
    list: listOf(contentList),
    one: (id) => callOffice(contentOne, { id: Number(id) }),
  },
};
