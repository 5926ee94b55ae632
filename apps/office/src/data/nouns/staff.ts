import { staffInvitations, staffList, staffOne } from '@pavilion/contract/office';
import { callOffice } from '../../api/callOffice.ts';
import { asked, bodyOf, type Nouns } from '../noun.ts';

export const nouns: Nouns = {
  staff: {
    list: (params) => callOffice(staffList, bodyOf(asked(params.filter), params)),
    one: (id) => callOffice(staffOne, { id: Number(id) }),
  },
  invitations: {
    list: (params) => callOffice(staffInvitations, bodyOf(asked(params.filter), params)),
  },
};
