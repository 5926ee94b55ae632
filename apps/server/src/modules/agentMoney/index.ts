import type { FastifyBaseLogger } from 'fastify';
import type { ServerModule } from '../../module.ts';
import { agentMoneyCalls } from './calls.ts';
import { finishTransfers } from './commands/finishTransfer.ts';
import { type QuotaDeps, registerQuotaDeed } from './commands/loadQuota.ts';
import { quotaCalls } from './officeCalls.ts';
import type { MoneyDeps } from './proveAgent.ts';

export { agentSetting } from './agentSetting.ts';
export { proposeQuota } from './commands/loadQuota.ts';
export { type StoredTransfer, storeTransfer } from './commands/storeTransfer.ts';
export { findAgentTransferDifferences } from './differences.ts';

export type AgentMoneyDeps = MoneyDeps & QuotaDeps & { readonly log: Pick<FastifyBaseLogger, 'error'> };

/** Agents' purses and what is given out of them, the accounts that they open, and their agreement with the house (spec §2). */
export const createAgentMoneyModule = (deps: AgentMoneyDeps): ServerModule => {
  registerQuotaDeed(deps);
  return {
    name: 'agentMoney',
    calls: agentMoneyCalls(deps),
    officeCalls: quotaCalls(deps),
    schedules: [{ name: 'agent-transfers', cron: '* * * * *', run: () => finishTransfers(deps) }],
  };
};
