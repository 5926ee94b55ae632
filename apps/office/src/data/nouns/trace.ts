import { traceFile, traceList } from '@pavilion/contract/office';
import { callOffice } from '../../api/callOffice.ts';
import { bodyOf, type Nouns, withInstants } from '../noun.ts';

export const nouns: Nouns = {
  trace: {
    list: (params) => callOffice(traceList, bodyOf(withInstants(params.filter), params)),
    sheet: (filter) => ({ call: traceFile, body: { filter: withInstants(filter) } }),
  },
};
