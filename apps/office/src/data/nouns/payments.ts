import {
  depositPromotionList,
  gatewayList,
  houseAccountList,
  methodList,
  withdrawalRuleList,
} from '@pavilion/contract/office';
import { callOffice } from '../../api/callOffice.ts';
import { asked, bodyOf, type Nouns } from '../noun.ts';

export const nouns: Nouns = {
  payments: {
    list: (params) => callOffice(methodList, bodyOf(asked(params.filter), params)),
  },
  houseAccounts: {
    list: (params) => callOffice(houseAccountList, bodyOf(asked(params.filter), params)),
  },
  rules: {
    list: (params) => callOffice(withdrawalRuleList, bodyOf(asked(params.filter), params)),
  },
  depositPromotions: {
    list: (params) => callOffice(depositPromotionList, bodyOf(asked(params.filter), params)),
  },
  gateways: {
    list: (params) => callOffice(gatewayList, bodyOf(asked(params.filter), params)),
  },
};
