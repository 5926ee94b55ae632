import { memberList, memberListFile, memberOne } from '@pavilion/contract/office';
import { callOffice } from '../../api/callOffice.ts';
import { asked, bodyOf, type Nouns } from '../noun.ts';

export const nouns: Nouns = {
  members: {
    list: (params) => callOffice(memberList, bodyOf(asked(params.filter), params)),
    one: (id) => callOffice(memberOne, { id: Number(id) }),
    sheet: (filter) => ({ call: memberListFile, body: { filter: asked(filter) } }),
  },
};
