import {
  riskAddressList,
  riskAwayList,
  riskCaseFile,
  riskCaseList,
  riskCaseOne,
  riskDeniedList,
  riskLimitList,
} from '@pavilion/contract/office';
import { callOffice } from '../../api/callOffice.ts';
import { asked, listOf, type Nouns } from '../noun.ts';

export const nouns: Nouns = {
  risk_cases: {
    list: listOf(riskCaseList),
    one: (id) => callOffice(riskCaseOne, { id: Number(id) }),
    sheet: (filter) => ({ call: riskCaseFile, body: { filter: asked(filter) } }),
  },
  risk_addresses: {
    list: listOf(riskAddressList),
  },
  risk_denied: {
    list: listOf(riskDeniedList),
  },
  risk_away: {
    list: listOf(riskAwayList),
  },
  risk_limits: {
    list: listOf(riskLimitList),
  },
};
