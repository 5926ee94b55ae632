import {
  planHolderList,
  planList,
  settlementBillList,
  settlementBillOne,
  settlementCycleList,
  settlementCycleOne,
  settlementDebtList,
  settlementDisputeList,
  settlementExclusionList,
} from '@pavilion/contract/office';
import { callOffice } from '../../api/callOffice.ts';
import { listOf, type Nouns } from '../noun.ts';

export const nouns: Nouns = {
  settlement: {
    list: listOf(settlementCycleList),
    one: (id) => callOffice(settlementCycleOne, { id: Number(id) }),
  },
  bills: {
    list: listOf(settlementBillList),
    one: (id) => callOffice(settlementBillOne, { id: String(id) }),
  },
  disputes: {
    list: listOf(settlementDisputeList),
  },
  debts: {
    list: listOf(settlementDebtList),
  },
  exclusions: {
    list: listOf(settlementExclusionList),
  },
  plans: {
    list: listOf(planList),
  },
  holders: {
    list: listOf(planHolderList),
  },
};
