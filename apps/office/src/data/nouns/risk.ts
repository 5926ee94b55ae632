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
import { asked, bodyOf, type Nouns } from '../noun.ts';

export const nouns: Nouns = {
  risk_cases: {
    list: (params) => callOffice(riskCaseList, bodyOf(asked(params.filter), params)),
    one: (id) => callOffice(riskCaseOne, { id: Number(id) }),
    sheet: (filter) => ({ call: riskCaseFile, body: { filter: asked(filter) } }),
  },
  risk_addresses: {
    list: (params) => callOffice(riskAddressList, bodyOf(asked(params.filter), params)),
  },
  risk_denied: {
    list: (params) => callOffice(riskDeniedList, bodyOf(asked(params.filter), params)),
  },
  risk_away: {
    list: (params) => callOffice(riskAwayList, bodyOf(asked(params.filter), params)),
  },
  risk_limits: {
    list: (params) => callOffice(riskLimitList, bodyOf(asked(params.filter), params)),
  },
};
