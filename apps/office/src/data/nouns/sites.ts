import { siteList } from '@pavilion/contract/office';
import { callOffice } from '../../api/callOffice.ts';
import { asked, bodyOf, type Nouns } from '../noun.ts';

export const nouns: Nouns = {
  sites: {
    list: async (params) => {
      const { may_manage, ...page } = await callOffice(siteList, bodyOf(asked(params.filter), params));
      return { ...page, meta: { may_manage } };
    },
  },
};
