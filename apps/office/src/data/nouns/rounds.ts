import { freeRoundList, roundList, transferList } from '@pavilion/contract/office';
import { callOffice } from '../../api/callOffice.ts';
import { asked, bodyOf, type Nouns } from '../noun.ts';

export const nouns: Nouns = {
  rounds: {
    list: (params) => callOffice(roundList, bodyOf(asked(params.filter), params)),
  },
  transfers: {
    list: (params) => callOffice(transferList, bodyOf(asked(params.filter), params)),
  },
  free_rounds: {
    list: (params) => callOffice(freeRoundList, bodyOf(asked(params.filter), params)),
  },
};
