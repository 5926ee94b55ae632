import type { OfficeCallHandler } from '../../../http/officeCaller.ts';
import { billDeskCalls } from './billCalls.ts';
import { cycleCalls, registerRecount } from './cycleCalls.ts';
import { billDeedCalls, registerBillDeeds } from './deedCalls.ts';
import type { DeskDeps } from './deskDeps.ts';
import { planDeskCalls, registerPlanDeeds } from './planCalls.ts';
import { registerRelationDeed, relationCalls } from './relationCalls.ts';
import { signalCalls } from './signalCalls.ts';

export type { DeskDeps } from './deskDeps.ts';

/** What staff do about agents' settlement, and the deeds of it that wait for a second person. */
export const settlementDesk = (deps: DeskDeps): readonly OfficeCallHandler[] => {
  registerRecount(deps);
  registerBillDeeds(deps);
  registerPlanDeeds(deps);
  registerRelationDeed(deps);
  return [
    ...cycleCalls(deps),
    ...billDeskCalls(deps),
    ...billDeedCalls(deps),
    ...planDeskCalls(deps),
    ...relationCalls(deps),
    ...signalCalls(deps),
  ];
};
