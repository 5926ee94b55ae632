import { caseList } from '@pavilion/contract/office';
import { listOf, type Nouns } from '../noun.ts';

export const nouns: Nouns = {
  reconciliation: {
    list: listOf(caseList),
  },
};
