import { withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import type { Actor } from '../../http/officeCaller.ts';
import type { ProposalDeps } from './decide.ts';
import { type NewProposal, propose, proposeOnce } from './propose.ts';

/**
 * Proposes a deed once, in a transaction of its own. `subjectOf` says what it is about, and refuses what would be refused
 * when it is done as well. Answers the proposal's id. Refuses with 345 a repeat with other content.
 */
export const proposeForTwo = async (
  { pool, clock, book }: Pick<ProposalDeps, 'pool' | 'clock' | 'book'>,
  who: Actor,
  { kind, content, requestId, reason }: Omit<NewProposal, 'subject'>,
  subjectOf: (tx: PoolClient) => Promise<NewProposal['subject']>,
): Promise<number> => {
  const proposed = await withTransaction(pool, (tx) =>
    proposeOnce(tx, who, { kind, content, requestId }, async () => {
      const subject = await subjectOf(tx);
      return propose(tx, book, who, { kind, content, requestId, subject, reason }, clock.now());
    }),
  );
  if (proposed === null) throw new Error(`${kind} is done by two`);
  return proposed;
};
