import { memberList, memberListFile, memberOne } from '@pavilion/contract/office';
import { callOffice } from '../../api/callOffice.ts';
import { asked, listOf, type Nouns } from '../noun.ts';

export const nouns: Nouns = {
  members: {
    list: listOf(memberList),
    one: (id) => callOffice(memberOne, { id: Number(id) }),
    sheet: (filter) => ({ call: memberListFile, body: { filter: asked(filter) } }),
  },
};
