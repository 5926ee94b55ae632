import { freeRoundList, roundList, transferList } from '@pavilion/contract/office';
import { listOf, type Nouns } from '../noun.ts';

export const nouns: Nouns = {
  rounds: {
    list: listOf(roundList),
  },
  transfers: {
    list: listOf(transferList),
  },
  free_rounds: {
    list: listOf(freeRoundList),
  },
};
