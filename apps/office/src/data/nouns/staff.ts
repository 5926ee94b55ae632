import { staffInvitations, staffList, staffOne } from '@pavilion/contract/office';
import { callOffice } from '../../api/callOffice.ts';
import { listOf, type Nouns } from '../noun.ts';

export const nouns: Nouns = {
  staff: {
    list: listOf(staffList),
    one: (id) => callOffice(staffOne, { id: Number(id) }),
  },
  invitations: {
    list: listOf(staffInvitations),
  },
};
