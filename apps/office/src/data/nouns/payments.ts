import {
  bankList,
  depositPromotionList,
  gatewayList,
  houseAccountList,
  methodList,
  withdrawalRuleList,
} from '@pavilion/contract/office';
import { listOf, type Nouns } from '../noun.ts';

export const nouns: Nouns = {
  payments: {
    list: listOf(methodList),
  },
  houseAccounts: {
    list: listOf(houseAccountList),
  },
  banks: {
    list: listOf(bankList),
  },
  rules: {
    list: listOf(withdrawalRuleList),
  },
  depositPromotions: {
    list: listOf(depositPromotionList),
  },
  gateways: {
    list: listOf(gatewayList),
  },
};
