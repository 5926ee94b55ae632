import { caseList } from '@pavilion/contract/office';
import { callOffice } from '../../api/callOffice.ts';
import { asked, bodyOf, type Nouns } from '../noun.ts';

export const nouns: Nouns = {
  reconciliation: {
    list: (params) => callOffice(caseList, bodyOf(asked(params.filter), params)),
  },
};
