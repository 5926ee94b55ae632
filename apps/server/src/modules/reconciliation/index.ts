import type { ServerModule } from '../../module.ts';
import { type ReconciliationDeps, reconciliationCalls } from './officeCalls.ts';

/** What others say beside what the hall says: lists of providers, statements of gateways, the books themselves. */
export const createReconciliationModule = (deps: ReconciliationDeps): ServerModule => ({
  name: 'reconciliation',
  officeCalls: reconciliationCalls(deps),
});
