import type { ServerModule } from '../../module.ts';
import { boundCalls } from './boundCalls.ts';
import { registerBoundDeeds } from './bounds.ts';
import type { ProposalDeps } from './decide.ts';
import { decidable, proposalCalls } from './officeCalls.ts';

export { createDeedBook, type DeedBook, hashOf } from './book.ts';
export { readBound } from './bounds.ts';
export { propose, proposeDeed, proposeOnce, proposeOrDo } from './propose.ts';
export { proposeForTwo } from './proposeForTwo.ts';
export { holdsEverywhere, holdsOnEverySite } from './reach.ts';
export { decidable };

/** Deeds with weight: what one of the staff proposes and another confirms. */
export const createProposalsModule = (deps: ProposalDeps): ServerModule => {
  registerBoundDeeds(deps.book);
  return { name: 'proposals', officeCalls: [...proposalCalls(deps), ...boundCalls(deps)] };
};
