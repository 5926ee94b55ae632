import type { ServerModule } from '../../module.ts';
import { type BillDeps, registerBillFiles } from './billCalls.ts';
import { settlementCalls } from './calls.ts';
import { computeStandings } from './commands/computeStandings.ts';
import { type DeskDeps, settlementDesk } from './desk/index.ts';
import { runSettlements, type SettlementDeps } from './runSettlements.ts';

export { adjust, correctCycle, excludeMember } from './commands/adjust.ts';
export { assignPlan } from './commands/assignPlan.ts';
export { changeRelation } from './commands/changeRelation.ts';
export { computeCycle } from './commands/computeCycle.ts';
export { computeStandings } from './commands/computeStandings.ts';
export { answerDispute, openDispute } from './commands/disputes.ts';
export { holdBill, releaseBill } from './commands/holdBill.ts';
export { publishPlan } from './commands/publishPlan.ts';
export { reviewCycle } from './commands/reviewCycle.ts';
export { runSettlements } from './runSettlements.ts';

/** What agents are paid, by which plans, and what came of it (spec §2 Plan, PerformanceSettlement; decision 0301). */
export const createSettlementModule = (deps: SettlementDeps & BillDeps & DeskDeps): ServerModule => ({
  name: 'settlement',
  calls: settlementCalls(deps),
  officeCalls: settlementDesk(deps),
  routes: async (app) => registerBillFiles(deps)(app),
  schedules: [
    { name: 'agent-settlements', cron: '*/10 * * * *', run: () => runSettlements(deps) },
    { name: 'agent-standings', cron: '17 * * * *', run: () => computeStandings(deps) },
  ],
});
