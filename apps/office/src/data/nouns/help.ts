import { helpCaseList, helpCaseOne } from '@pavilion/contract/office';
import { callOffice } from '../../api/callOffice.ts';
import { listOf, type Nouns } from '../noun.ts';

export const nouns: Nouns = {
  help: {
    list: listOf(helpCaseList),
    one: (id) => callOffice(helpCaseOne, { id: Number(id) }),
  },
};
