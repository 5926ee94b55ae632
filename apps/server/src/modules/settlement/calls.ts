import type { CallHandler } from '../../http/caller.ts';
import { type BillDeps, billCalls } from './billCalls.ts';
import { planCalls } from './planCalls.ts';

/** What agents are paid by, and what came of it. */
export const settlementCalls = (deps: BillDeps): readonly CallHandler[] => [
  ...planCalls(deps),
  ...billCalls(deps),
];
