import type { ProposalKind } from '@pavilion/contract/office';
import { withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import type { Actor } from '../../../http/officeCaller.ts';
import { propose, proposeOnce } from '../../proposals/index.ts';
import type { MemberRow } from '../queries.ts';
import { lockMember, type MemberDeskDeps } from './standing.ts';

/** Who asks for a deed of two, about whom, why; `requestId` names the asking. */
export interface Asked {
  readonly id: number;
  readonly reason: string;
  readonly requestId: string;
}

interface AskedDeed extends Asked {
  readonly kind: ProposalKind;
  readonly content: object;
}

/**
 * Proposes a deed on a member once; `check` refuses what would be refused when it is done as well. Answers the proposal's id.
 */
export const proposeFor = async (
  { pool, clock, book }: Pick<MemberDeskDeps, 'pool' | 'clock' | 'book'>,
  who: Actor,
  { id, reason, requestId, kind, content }: AskedDeed,
  check: (tx: PoolClient, row: MemberRow) => Promise<void>,
): Promise<number> => {
  const proposed = await withTransaction(pool, (tx) =>
    proposeOnce(tx, who, { kind, content, requestId }, async () => {
      const row = await lockMember(tx, who.siteId, id);
      await check(tx, row);
      const subject = { kind: 'member', id, name: row.account };
      return propose(tx, book, who, { kind, content, requestId, subject, reason }, clock.now());
    }),
  );
  if (proposed === null) throw new Error(`${kind} is done by two`);
  return proposed;
};
