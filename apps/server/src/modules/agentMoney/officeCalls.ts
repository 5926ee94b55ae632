import { quotaPropose } from '@pavilion/contract/office';
import { handleOffice, type OfficeCallHandler } from '../../http/officeCaller.ts';
import { proposeQuota, type QuotaDeps } from './commands/loadQuota.ts';

/** Quota of agents, as staff propose to load it. */
export const quotaCalls = (deps: QuotaDeps): readonly OfficeCallHandler[] => [
  handleOffice(
    quotaPropose,
    'write',
    async ({ actor }, { agent_id: agentId, request_id: requestId, ...asked }) => ({
      proposal_id: await proposeQuota(deps, actor, { ...asked, agentId, requestId }),
    }),
  ),
];
