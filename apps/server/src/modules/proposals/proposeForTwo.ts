import type { PoolClient } from 'pg';
import type { Actor } from '../../http/officeCaller.ts';
import type { ProposalDeps } from './decide.ts';
import { type NewProposal, propose, proposeDeed } from './propose.ts';

/**
 * Proposes a deed that always takes two, once, in a transaction of its own. `subjectOf` says what it is about, and refuses
 * what would be refused when it is done as well. Answers the proposal's id. Refuses with 345 a repeat with other content.
 */
export const proposeForTwo = async (
  deps: Pick<ProposalDeps, 'pool' | 'clock' | 'book'>,
  who: Actor,
  proposal: Omit<NewProposal, 'subject'>,
  subjectOf: (tx: PoolClient) => Promise<NewProposal['subject']>,
): Promise<number> => {
  const proposed = await proposeDeed(deps, who, proposal, subjectOf, propose);
  if (proposed === null) throw new Error(`${proposal.kind} is done by two`);
  return proposed;
};
