import { envelopeList, envelopeOne } from '@pavilion/contract/office';
import { callOffice } from '../../api/callOffice.ts';
import { asked, bodyOf, type Nouns } from '../noun.ts';

export const nouns: Nouns = {
  promotions: {
    list: (params) => callOffice(envelopeList, bodyOf(asked(params.filter), params)),
    one: (id) => callOffice(envelopeOne, { id: Number(id) }),
  },
};
