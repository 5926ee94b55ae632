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
import { asked, bodyOf, type Nouns } from '../noun.ts';

export const nouns: Nouns = {
  settlement: {
    list: (params) => callOffice(settlementCycleList, bodyOf(asked(params.filter), params)),
    one: (id) => callOffice(settlementCycleOne, { id: Number(id) }),
  },
  bills: {
    list: (params) => callOffice(settlementBillList, bodyOf(asked(params.filter), params)),
    one: (id) => callOffice(settlementBillOne, { id: String(id) }),
  },
  disputes: {
    list: (params) => callOffice(settlementDisputeList, bodyOf(asked(params.filter), params)),
  },
  debts: {
    list: (params) => callOffice(settlementDebtList, bodyOf(asked(params.filter), params)),
  },
  exclusions: {
    list: (params) => callOffice(settlementExclusionList, bodyOf(asked(params.filter), params)),
  },
  plans: {
    list: (params) => callOffice(planList, bodyOf(asked(params.filter), params)),
  },
  holders: {
    list: (params) => callOffice(planHolderList, bodyOf(asked(params.filter), params)),
  },
};
